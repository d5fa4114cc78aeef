import Foundation
import PackagePlugin

/// Lowers the source files that lie in a target's folder `Apple`, and has the results compiled in their place.
///
/// The target excludes the folder, so that its files are not compiled as they stand; a link to a folder of sources
/// elsewhere does as well. The compiler's messages, the debugger and `#file` name the user's own files and lines.
@main
struct AppleSourcePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let folder = target.directoryURL.appendingPathComponent("Apple").resolvingSymlinksInPath()
        let files = Self.sources(in: folder)
        guard !files.isEmpty else {
            Diagnostics.warning(
                "\(target.name) has no Swift files in \(folder.path) to be lowered; put them, or a link, there")
            return []
        }
        let outputs = Self.outputs(of: files, in: context.pluginWorkDirectoryURL.appendingPathComponent("Lowered"))
        var modules = target.recursiveTargetDependencies.compactMap { $0.sourceModule?.moduleName }
        modules.append(target.moduleName)
        return [
            .buildCommand(
                displayName: "Lowering \(files.count) files of \(target.name)",
                executable: try context.tool(named: "LowerSource").url,
                arguments: modules.flatMap { ["--module", $0] } + outputs.flatMap { ["--output", $0.path] }
                    + files.map(\.path),
                inputFiles: files,
                outputFiles: outputs)
        ]
    }

    private static func sources(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }

    /// One file for each, by its own name: a module has no two files of one name.
    private static func outputs(of files: [URL], in folder: URL) -> [URL] {
        files.map { folder.appendingPathComponent($0.lastPathComponent) }
    }
}
