import Foundation
import PreviewChannel

/// Has the previews of a compiled program drawn by host processes, one after the other: where a preview ends its
/// process, the next process draws the rest.
final class PreviewSession {
    private let installation: Installation
    private let program: URL
    private let timeout: Double
    private var request: PreviewRequest
    private var listings: [PreviewListing] = []
    private var names: [Int: PictureName] = [:]
    private let picture: (PictureName, Int, Data, (width: Int, height: Int)) throws -> Void
    private let listed: ([PreviewListing]) throws -> Void
    /// Previews of which there is no picture.
    private(set) var failures = 0

    /// - Parameters:
    ///   - listed: Told once which previews are to be drawn; may refuse.
    ///   - picture: Takes the place of a picture's moment among those of the request, its PNG and its size in pixels.
    init(
        installation: Installation, program: URL, request: PreviewRequest, timeout: Double,
        listed: @escaping ([PreviewListing]) throws -> Void,
        picture: @escaping (PictureName, Int, Data, (width: Int, height: Int)) throws -> Void
    ) {
        self.installation = installation
        self.program = program
        self.request = request
        self.timeout = timeout
        self.listed = listed
        self.picture = picture
    }

    /// Draws all that is asked for.
    func run() throws {
        while try runHost() {}
    }

    /// What a host process was last heard to do.
    private enum Stage {
        case loading
        case listing(PreviewListing)
        case drawing(Int)
        case between
    }

    /// True where another process has to go on.
    private func runHost() throws -> Bool {
        let json = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
        let child = try ChildProcess(
            installation.host.path,
            [installation.library.path, program.path, json, "\(ChildProcess.pipeDescriptor)"],
            defaults: ChildProcess.backtraces)
        defer { child.kill() }
        let doneBefore = request.done.count
        var reader = PreviewFrameReader()
        var stage = Stage.loading
        while true {
            switch child.read(until: .now + .seconds(timeout)) {
            case .bytes(let bytes):
                reader.add(bytes)
                do {
                    while let frame = try reader.next() {
                        if case .finished = frame.report {
                            _ = child.wait(seconds: 2)
                            return false
                        }
                        stage = try take(frame, at: stage)
                    }
                } catch let damage as PreviewFrameReader.Damaged {
                    child.kill()
                    _ = child.wait(seconds: 2)
                    return try stopped(at: stage, why: "\(damage)", doneBefore: doneBefore)
                }
            case .closed:
                return try stopped(at: stage, why: "\(child.wait(seconds: 2))", doneBefore: doneBefore)
            case .timeout:
                child.kill()
                _ = child.wait(seconds: 2)
                return try stopped(
                    at: stage, why: "it took longer than \(timeout) seconds (--timeout)", doneBefore: doneBefore)
            }
        }
    }

    private func take(_ frame: PreviewFrame, at stage: Stage) throws -> Stage {
        switch frame.report {
        case .notLoaded(let reason):
            throw CommandError.failure("the program cannot be loaded: \(reason)")
        case .listing(let listing):
            return .listing(listing)
        case .listed(let all):
            try take(all)
            return .between
        case .began(let index):
            return .drawing(index)
        case .drew(let index, let moment, let width, let height):
            if let name = names[index] { try picture(name, moment, frame.payload, (width, height)) }
            // The pictures of a preview come in the order of the moments.
            guard moment == request.moments.count - 1 else { return .drawing(index) }
            request.done.insert(index)
            return .between
        case .refused(let index, let reason):
            fail(index, "cannot be drawn: \(reason)")
            return .between
        case .finished, .painted, .inspected, .rested:
            return stage
        }
    }

    /// The list of all previews: names are given once, so that they stay when a second process goes on.
    private func take(_ all: [PreviewListing]) throws {
        guard listings.isEmpty else { return }
        guard !all.isEmpty else {
            throw CommandError.failure("there is no #Preview in \(request.files.joined(separator: ", ")).")
        }
        listings = all
        names = PictureNames.titles(of: all)
        if let only = request.only, !names.values.contains(where: { $0.title == only }) {
            let known = all.compactMap { names[$0.index]?.title }.map { "\"\($0)\"" }.joined(separator: ", ")
            throw CommandError.failure("there is no preview \"\(only)\"; there are \(known).")
        }
        try listed(all.filter { request.only == nil || names[$0.index]?.title == request.only })
    }

    /// Reports a preview that ended its process. True where there is more to do.
    private func stopped(at stage: Stage, why: String, doneBefore: Int) throws -> Bool {
        switch stage {
        case .loading:
            throw CommandError.failure("the program ended while it was loaded: \(why).")
        case .listing(let listing):
            request.unlisted.insert(listing.index)
            request.done.insert(listing.index)
            failures += 1
            Console.complain("the preview at \(listing.file):\(listing.line) ended the program: \(why).")
            return true
        case .drawing(let index):
            fail(index, "ended the program: \(why).")
            return true
        case .between:
            // Something that an earlier preview left behind ended it. Where there was none, it would again.
            guard request.done.count > doneBefore else {
                throw CommandError.failure("the program ended before its first preview: \(why).")
            }
            failures += 1
            Console.complain("the program ended between two previews: \(why).")
            return true
        }
    }

    private func fail(_ index: Int, _ what: String) {
        request.done.insert(index)
        failures += 1
        let place = listings.first { $0.index == index }.map { " (\($0.file):\($0.line))" } ?? ""
        Console.complain("preview \"\(names[index]?.title ?? "\(index)")\"\(place) \(what)")
    }
}
