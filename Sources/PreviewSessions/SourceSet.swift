import Foundation

/// What was named on the command line, and the Swift files that it stands for.
///
/// A file is itself; a folder all Swift files in it and in its folders, hidden ones left out; a package's folder those of
/// its one target.
package struct SourceSet: Sendable {
    /// Why nothing can be watched.
    package struct Failure: Error, CustomStringConvertible, Equatable {
        package var description: String
    }

    private let files: [String]
    private let folders: [String]

    package init(_ paths: [String]) throws {
        var (files, folders): ([String], [String]) = ([], [])
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Failure(description: "there is no file or folder \(path).")
            }
            if isFolder.boolValue {
                folders.append(try Self.target(in: path))
            } else if path.hasSuffix(".swift") {
                files.append(path)
            } else {
                throw Failure(description: "\(path) is not a .swift file.")
            }
        }
        guard !files.isEmpty || !folders.isEmpty else { throw Failure(description: "no file or folder is named.") }
        (self.files, self.folders) = (files, folders)
    }

    /// The folder itself, or that of a package's target.
    private static func target(in folder: String) throws -> String {
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder + "/Package.swift") else { return folder }
        let sources = folder + "/Sources"
        let parts = ((try? manager.contentsOfDirectory(atPath: sources)) ?? []).sorted().filter {
            !$0.hasPrefix(".")
        }
        guard !parts.isEmpty else {
            throw Failure(description: "\(folder) is a package without a folder Sources; name a target's folder.")
        }
        if parts.contains(where: { $0.hasSuffix(".swift") }) { return sources }
        guard parts.count == 1 else {
            let names = parts.map { "\(sources)/\($0)" }.joined(separator: ", ")
            throw Failure(description: "\(folder) has several targets; name one of \(names).")
        }
        return "\(sources)/\(parts[0])"
    }

    /// All files as they are now, in the order of the names.
    package var current: [String] {
        var all = files
        for folder in folders {
            all += Self.walk(folder).files.filter { !all.contains($0) }
        }
        return all.filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// The folders in which something may change.
    var watched: [String] {
        var all: [String] = []
        let parents = files.map { file in
            let parent = (file as NSString).deletingLastPathComponent
            return parent.isEmpty ? "." : parent
        }
        for folder in parents + folders.flatMap({ Self.walk($0).folders }) where !all.contains(folder) {
            all.append(folder)
        }
        return all
    }

    /// Whether a change of that file in that folder matters.
    func concerns(_ name: String, in folder: String) -> Bool {
        let path = folder == "." ? name : "\(folder)/\(name)"
        if files.contains(path) || files.contains("./\(path)") { return true }
        guard !name.hasPrefix("."), !name.hasSuffix("~") else { return false }
        return folders.contains { folder == $0 || folder.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
            && (name.hasSuffix(".swift") || !name.contains("."))
    }

    private static func walk(_ root: String) -> (files: [String], folders: [String]) {
        var (files, folders) = ([String](), [root])
        let parts = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
        for part in parts where !part.hasPrefix(".") {
            let path = root.hasSuffix("/") ? root + part : "\(root)/\(part)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                // A link may lead back up.
                guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil else { continue }
                let inside = walk(path)
                files += inside.files
                folders += inside.folders
            } else if part.hasSuffix(".swift"), part != "Package.swift" {
                files.append(path)
            }
        }
        return (files, folders)
    }
}
