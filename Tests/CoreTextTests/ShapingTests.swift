import CoreGraphics
import CoreText
import Foundation
import Testing

/// Holds widths to those that HarfBuzz's own program gives, which knows nothing of this package: the font's file found by
/// Fontconfig's program, the whole text one run. Where the programs or a script's fonts are not there it is skipped.
struct ShapingTests {
    private static func output(_ program: String, _ arguments: [String]) -> String? {
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }

    /// A font's file, and which of the fonts in it.
    private static func file(ofFontNamed name: String) -> (path: String, index: Int)? {
        let format = "%{file}|%{index}\n"
        guard let list = output("/usr/bin/fc-list", ["--format", format, ":postscriptname=\(name)"]) else {
            return nil
        }
        for line in list.split(separator: "\n").sorted() {
            let words = line.split(separator: "|")
            if words.count == 2, let index = Int(words[1]), index < 65536 { return (String(words[0]), index) }
        }
        return nil
    }

    private struct Glyph: Decodable { let ax: Double }

    /// In font units.
    private static func width(_ text: String, _ file: (path: String, index: Int)) -> Double? {
        let arguments = [
            "--face-index=\(file.index)", "--output-format=json", "--no-glyph-names", "--no-clusters",
            "--font-file=\(file.path)", "--text=\(text)",
        ]
        guard let written = output("/usr/bin/hb-shape", arguments),
            let glyphs = try? JSONDecoder().decode([Glyph].self, from: Data(written.utf8))
        else { return nil }
        return glyphs.reduce(0) { $0 + $1.ax }
    }

    static let isThere =
        output("/usr/bin/hb-shape", ["--version"]) != nil && output("/usr/bin/fc-list", [":"]) != nil

    @Test(.enabled(if: isThere, "hb-shape (libharfbuzz-bin) and fc-list (fontconfig)"), arguments: Script.all)
    func linesAreAsWideAsHarfBuzzSays(_ script: Script) throws {
        // At as many points as the font has units to the em a point is a unit.
        guard let small = script.font(size: 10) else { return }
        let name = CTFontCopyPostScriptName(small) as String
        let font = CTFontCreateWithName(name as CFString, CGFloat(CTFontGetUnitsPerEm(small)), nil)
        let file = try #require(Self.file(ofFontNamed: name))
        for text in script.parts.map({ $0.trimmingCharacters(in: .whitespaces) }) + [script.text] {
            let expected = try #require(Self.width(text, file), "hb-shape on \(file.path)")
            #expect(abs(Texts.width(Texts.line(text, font)) - expected) < 0.001, "\(text) in \(name)")
        }
    }
}
