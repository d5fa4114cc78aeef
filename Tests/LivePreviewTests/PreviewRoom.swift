import Foundation
import ImageIO
import PreviewChannel
import Raster

/// A folder of sources that the built command previews.
final class PreviewRoom {
    private let folder: URL
    private let process = Process()
    private let port: Int
    private let path: String

    struct Failure: Error {
        var text: String
    }

    init(_ files: [String: String], options: [String] = []) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "cornerstone-live-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        process.executableURL = products.appendingPathComponent("cornerstone")
        process.arguments = ["preview", "."] + options
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment
            .merging(["CORNERSTONE_CACHE": folder.appendingPathComponent(".cache").path]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        var line = Data()
        while line.last != 0x0A {
            let more = try pipe.fileHandleForReading.read(upToCount: 1) ?? Data()
            guard !more.isEmpty else { break }
            line += more
        }
        // The program's own words come after it.
        Thread.detachNewThread { while !pipe.fileHandleForReading.availableData.isEmpty {} }
        let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: text), let port = url.port else { throw Failure(text: text) }
        self.port = port
        path = text.components(separatedBy: "\(port)").last ?? ""
    }

    deinit {
        // The runner's threads may hand on a mask that keeps gentler signals away.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
    }

    func page() throws -> PreviewPage { try PreviewPage(port: port, path: path) }

    /// The processes in which the program runs.
    var hosts: [pid_t] {
        let number = process.processIdentifier
        let children = Self.system("/proc/\(number)/task/\(number)/children")
        return children.split(separator: " ").compactMap { pid_t($0) }
            .filter { Self.system("/proc/\($0)/comm").hasPrefix("PreviewHost") }
    }

    /// A file of the system's, which does not say how long it is.
    private static func system(_ path: String) -> String {
        let data = try? FileHandle(forReadingAtPath: path)?.readToEnd()
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}

/// A page that keeps its pictures as bitmaps.
final class PreviewPage {
    private let socket: PageSocket
    private(set) var state: PageState?
    private var details: PreviewDetails?
    private var pictures: [Int: Bitmap] = [:]

    init(port: Int, path: String) throws {
        socket = try PageSocket(port: port, path: path + "socket", origin: "http://127.0.0.1:\(port)")
    }

    var isClosed: Bool { socket.isClosed }

    func say(_ text: String) { socket.say(text) }

    /// Waits for a state.
    func hear(_ test: (PageState) -> Bool) throws {
        while !(state.map(test) ?? false) { try take() }
    }

    /// Waits for a picture.
    func hearPicture(_ test: (PreviewPage) -> Bool) throws {
        while !test(self) { try take() }
    }

    func hearDetails() throws -> PreviewDetails {
        while true {
            if let details { return details }
            try take()
        }
    }

    /// In pixels.
    func size(_ preview: Int) -> [Int]? { pictures[preview].map { [$0.width, $0.height] } }

    /// Red, green, blue and alpha.
    func pixel(_ preview: Int, _ x: Int, _ y: Int) -> [UInt8]? {
        guard let bitmap = pictures[preview], x < bitmap.width, y < bitmap.height else { return nil }
        let pixel = bitmap.withRow(y) { UInt32(littleEndian: $0[x]) }
        return (0..<4).map { UInt8(truncatingIfNeeded: pixel >> ($0 * 8)) }
    }

    private func take() throws {
        let (isText, bytes) = try socket.hear()
        guard isText else { return try show(bytes) }
        let data = Data(bytes)
        if let state = try? JSONDecoder().decode(PageState.self, from: data), state.kind == "state" {
            self.state = state
        } else if let details = try? JSONDecoder().decode(PageDetails.self, from: data) {
            self.details = details.details
        }
    }

    private func show(_ bytes: [UInt8]) throws {
        var at = 0
        func next() -> Int {
            at += 4
            return (0..<4).reversed().reduce(0) { $0 << 8 | Int(bytes[at - 4 + $1]) }
        }
        _ = next()
        let number = next()
        for _ in 0..<next() {
            let (preview, width, height) = (next(), next(), next())
            _ = next()
            var bitmap = pictures[preview]
            if bitmap?.width != width || bitmap?.height != height { bitmap = Bitmap(width: width, height: height) }
            pictures[preview] = bitmap
            for _ in 0..<next() {
                let (x, y, w, h, length) = (next(), next(), next(), next(), next())
                let png = Data(bytes[at..<at + length])
                at += length
                guard let bitmap, let part = Bitmap(pngData: png), part.width == w, part.height == h else {
                    throw PreviewRoom.Failure(text: "a part is no picture of its size")
                }
                for row in 0..<h {
                    part.withRow(row) { source in
                        bitmap.withMutableRow(y + row) { target in
                            for column in 0..<w { target[x + column] = source[column] }
                        }
                    }
                }
            }
        }
        say(#"{"kind":"shown","frame":\#(number)}"#)
    }
}
