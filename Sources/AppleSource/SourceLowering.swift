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
        let texts = files.map { Self.isText($0) && Self.mayNeedLowering($0) }
        guard texts.contains(true) else {
            return files.map { File(source: EditedSource(original: $0, edits: []), findings: Self.refusal(of: $0)) }
        }
        let facts = DeepThreads.map(files) { bytes in
            Self.isText(bytes) ? FileReader.read(bytes, setting: setting) : FileFacts(bytes: bytes)
        }
        let index = DeclarationIndex(facts.flatMap(\.types))
        return facts.map { facts in
            var lowering = FileLowering(facts, index: index)
            lowering.finish()
            let lines = LineTable(facts.bytes)
            let findings = lowering.facts.remarks.map { remark in
                let (line, column) = lines.position(of: remark.offset)
                return SourceFinding(line: line, column: column, message: remark.message)
            }
            return File(
                source: EditedSource(original: facts.bytes, edits: lowering.facts.edits),
                findings: Self.refusal(of: facts.bytes)
                    + findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
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

    private static func isText(_ bytes: [UInt8]) -> Bool {
        bytes.count <= longestFile && !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
    }

    private static func refusal(of bytes: [UInt8]) -> [SourceFinding] {
        guard !isText(bytes) else { return [] }
        let reason =
            bytes.count > longestFile
            ? "the file is longer than \(longestFile >> 20) megabytes" : "the file is not plain text in UTF-8"
        return [SourceFinding(line: 1, column: 1, message: "\(reason); it is compiled as it stands.")]
    }

    /// Whether anything stands in the text that is lowered or reported. Most files of Swift's own have nothing.
    private static func mayNeedLowering(_ bytes: [UInt8]) -> Bool {
        // Every construct begins with one of these; an import may be of a module that is not there.
        ByteSearch.contains(bytes, triggers)
    }

    private static let triggers = [
        "@objc", "@nonobjc", "@IB", "@NS", "@UI", "@GK", "#if", "#selector", "#keyPath", "import", "AnyObject)", "objc_",
        "class_", "method_", "observe(", "forKeyPath", "NSClassFromString", "override", "?(", "object_",
    ]
}
