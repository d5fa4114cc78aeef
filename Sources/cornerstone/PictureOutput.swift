import Foundation
import PreviewChannel

/// Where pictures are written: a folder, or one file.
struct PictureOutput {
    private enum Place {
        case folder(String)
        case file(String)
    }

    private let place: Place
    private let ending: String

    init(_ path: String, format: PreviewRequest.Format = .png) throws {
        ending = format.rawValue
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if exists && isFolder.boolValue {
            place = .folder(path)
        } else if (path as NSString).pathExtension.lowercased() == ending {
            place = .file(path)
        } else if exists {
            throw CommandError.usage("`-o \(path)` is a file, but neither a folder nor a .\(ending).")
        } else {
            place = .folder(path)
        }
    }

    /// Refuses to write several pictures into one file.
    func expect(previews count: Int, moments: Int) throws {
        if case .file(let path) = place, moments > 1 {
            throw CommandError.usage(
                "`-o \(path)` is one file, but `--times` names \(moments) moments: name a folder.")
        }
        if case .file(let path) = place, count > 1 {
            throw CommandError.usage(
                "`-o \(path)` is one file, but there are \(count) previews: name a folder, or one --preview.")
        }
    }

    /// Writes a picture and returns its path.
    func write(_ png: Data, named name: String) throws -> String {
        let path: String
        switch place {
        case .folder(let folder): path = (folder as NSString).appendingPathComponent("\(name).\(ending)")
        case .file(let file): path = file
        }
        let file = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try png.write(to: file, options: .atomic)
        } catch {
            throw CommandError.failure("\(path) cannot be written: \(error.localizedDescription)")
        }
        return path
    }
}
