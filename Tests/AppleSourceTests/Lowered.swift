import AppleSource
import SourceText
import Testing

/// The lowered text of one file, or of the first of several.
func lowered(
    _ text: String, with others: [String] = [], platform: SourcePlatform = .ios, modules: Set<String>? = nil
) -> String {
    let files = SourceLowering(platform: platform, modules: modules).lower(([text] + others).map { Array($0.utf8) })
    for (file, text) in zip(files, [text] + others) {
        let lines = file.source.text.count { $0 == 0x0A }
        #expect(lines == text.utf8.count { $0 == 0x0A }, "lines are kept")
    }
    return String(decoding: files[0].source.text, as: UTF8.self)
}

/// What is said of a file.
func findings(_ text: String, modules: Set<String>? = nil) -> [SourceFinding] {
    SourceLowering(platform: .ios, modules: modules).lower([Array(text.utf8)])[0].findings
}

/// What stands in a text for an expression, inside a method of a class `Card` with some methods.
func selector(_ use: String, members: String = "") -> String {
    let start = "import UIKit\nclass Card: UIView {\n    func use() { let s = "
    let end = " }\n\(members)\n}\n"
    let text = lowered(start + use + end)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)[2]
    #expect(line.hasPrefix("    func use() { let s = ") && line.hasSuffix(" }"))
    return String(line.dropFirst(25).dropLast(2))
}
