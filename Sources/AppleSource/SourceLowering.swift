import Foundation
import SourceText

/// Lowers Swift source that was written for Apple's systems to what Swift alone compiles.
///
/// The text stays as it is but for a list of edits, each within its line, so that the compiler's messages keep their
/// lines; their columns are mapped back through the edits. What is not understood is not touched.
public struct SourceLowering: Sendable {
    /// The system whose branches of `#if os(…)` and `#if canImport(…)` are taken.
    public var platform: SourcePlatform
    /// The modules of Apple's names that there are to import; nil where that is not known, and imports are left alone.
    public var modules: Set<String>?

    public init(platform: SourcePlatform, modules: Set<String>? = nil) {
        self.platform = platform
        self.modules = modules
    }

    /// A file with its edits, and what of it is not what it is on Apple's systems.
    public struct File: Sendable {
        public var source: EditedSource
        public var findings: [SourceFinding]
    }

    /// Lowers the files of one module, whose types know of each other.
    public func lower(_ files: [[UInt8]]) -> [File] {
        let setting = LoweringSetting(platform: platform, modules: modules)
        var refusals = files.map(Self.refusal)
        // Where nothing is to be lowered, no file is read.
        let isNeeded = zip(files, refusals).contains { $1 == nil && Self.mayNeedLowering($0) }
        let patience = 20 + Double(files.reduce(0) { $0 + $1.count }) / 100_000
        let read = DeepThreads.map(Array(zip(files, refusals)), seconds: patience) { bytes, refusal in
            isNeeded && refusal == nil ? FileReader.read(bytes, setting: setting) : FileFacts(bytes: bytes)
        }
        for index in files.indices where read[index] == nil { refusals[index] = "the file takes too long to read" }
        let facts = zip(files, read).map { $1 ?? FileFacts(bytes: $0) }
        let index = DeclarationIndex(
            facts.flatMap(\.types), moved: facts.flatMap(\.moved),
            overrides: facts.flatMap { $0.overrides.map { ($0.scope, $0.name) } })
        return zip(facts, refusals).map { facts, refusal in
            if let refusal {
                let finding = SourceFinding(line: 1, column: 1, message: "\(refusal); it is compiled as it stands.")
                return File(source: EditedSource(original: facts.bytes, edits: []), findings: [finding])
            }
            var lowering = FileLowering(facts, index: index)
            lowering.finish()
            let lines = LineTable(facts.bytes)
            let findings = lowering.facts.remarks.map { remark in
                let (line, column) = lines.position(of: remark.offset)
                return SourceFinding(line: line, column: column, message: remark.message)
            }
            return File(
                source: EditedSource(original: facts.bytes, edits: lowering.facts.edits),
                findings: findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
        }
    }

    /// The system that a program's imports ask for: AppKit without UIKit is macOS.
    public static func platform(of files: [[UInt8]]) -> SourcePlatform {
        let imports = files.reduce(into: Set<String>()) { $0.formUnion(ImportScan.modules(of: $1)) }
        let isMac = !imports.isDisjoint(with: ["AppKit", "Cocoa"]) && !imports.contains("UIKit")
        return isMac ? .macos : .ios
    }

    /// Longer files are left to the compiler as they are.
    public static let longestFile = 64 << 20

    /// Why a file is not read; nil where it is.
    private static func refusal(of bytes: [UInt8]) -> String? {
        if bytes.count > longestFile { return "the file is longer than \(longestFile >> 20) megabytes" }
        if bytes.contains(0) || String(validating: bytes, as: UTF8.self) == nil {
            return "the file is not plain text in UTF-8"
        }
        return NestingScan.isTooDeep(bytes) ? "the file's brackets are nested too deeply" : nil
    }

    /// Whether anything stands in the text that is lowered or reported. Most files of Swift's own have nothing.
    private static func mayNeedLowering(_ bytes: [UInt8]) -> Bool {
        // Every construct begins with one of these; an import may be of a module that is not there.
        ByteSearch.contains(bytes, triggers)
    }

    private static let triggers = [
        "@objc", "@nonobjc", "@IB", "@NS", "@UI", "@GK", "#if", "#selector", "#keyPath", "import", "AnyObject)",
        "objc_",
        "class_", "method_", "observe(", "forKeyPath", "NSClassFromString", "override", "?(", "object_", "URL",
        "XML", "PreviewProvider", "@Previewable", "description()",
    ]
}
