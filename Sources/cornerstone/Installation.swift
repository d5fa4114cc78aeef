import Foundation

/// Where the command's own parts are: beside it, in the folder of its build.
struct Installation {
    /// The library with all modules, against which programs are compiled.
    let library: URL
    /// The compiled interfaces of the modules.
    let modules: URL
    /// The program that draws previews in a process of its own.
    let host: URL
    /// The compiler's plug-in for `#Preview`.
    let plugin: URL
    /// The program that lowers source written for Apple's systems.
    let lowerer: URL
    /// The maps of the C targets: a module that imports one, even for itself alone, cannot be loaded without it.
    let moduleMaps: [URL]

    /// What stands beside the running command.
    init() throws {
        let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = executable ?? CommandLine.arguments[0]
        try self.init(folder: URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent())
    }

    init(folder: URL) throws {
        library = folder.appendingPathComponent("libCornerstone.so")
        modules = folder.appendingPathComponent("Modules")
        host = folder.appendingPathComponent("PreviewHost")
        plugin = folder.appendingPathComponent("PreviewMacros-tool")
        lowerer = folder.appendingPathComponent("LowerSource")
        for part in [library, modules, host, plugin, lowerer] {
            guard FileManager.default.fileExists(atPath: part.path) else {
                throw CommandError.failure("\(part.path) is missing; `make build` builds it.")
            }
        }
        let parts =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        moduleMaps =
            parts.filter { $0.pathExtension == "build" && !$0.lastPathComponent.hasSuffix("-tool.build") }
            .map { $0.appendingPathComponent("module.modulemap") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
            .sorted { $0.path < $1.path }
    }

    /// Changes whenever the library, an interface, the plug-in or the lowering may have changed.
    var identity: String {
        [library, modules, plugin, lowerer].map(FileIdentity.describe).joined(separator: "\n")
    }
}
