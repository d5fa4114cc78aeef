import Foundation
import Testing

/// `cornerstone explain` and `render --format json` on small programs.
@Suite(.serialized)
struct ExplainTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write(
            "cards.swift",
            """
            import UIKit
            final class Card: UIView {}
            #Preview("good") { UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 6)) }
            #Preview("cut card") {
                let page = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
                let card = Card(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
                card.backgroundColor = .white
                card.layer.shadowOpacity = 0.5
                card.clipsToBounds = true
                page.addSubview(card)
                let lit = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
                lit.backgroundColor = .white
                lit.layer.shadowOpacity = 0.5
                page.addSubview(lit)
                return page
            }
            """)
    }

    @Test func findingsAreSaidOneALine() throws {
        let result = try workshop.run("explain", "cards.swift")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.lines.count == 3, "\(result.output)")
        #expect(result.lines.first?.hasPrefix("cut card › UIView/Card: masksToBounds cuts off") == true)
        #expect(
            result.lines.dropFirst().first
                == "cut card › UIView/UIView: casts a shadow from an outline: sigma 6.0 px, 3074 pixels, low cost")
        #expect(result.lines.last == "2 previews, 4 layers: 1 finding, 1 shadow")
        #expect(
            try workshop.run("explain", "cards.swift", "--preview", "good").lines == [
                "1 preview, 1 layer: 0 findings, 0 shadows"
            ])
        #expect(try workshop.run("explain", "cards.swift", "--preview", "bad").code == 1)
    }

    @Test func findingsAreReadByPrograms() throws {
        struct Answer: Decodable {
            struct Preview: Decodable {
                struct Finding: Decodable { var layer, rule, sentence: String }
                struct Shadow: Decodable {
                    var layer, kind, cost: String
                    var sigma: Double
                    var pixels: Int
                }
                var name, file: String
                var line, layers: Int
                var findings: [Finding]
                var shadows: [Shadow]
            }
            var previews: [Preview]
        }
        let result = try workshop.run("explain", "cards.swift", "--format", "json")
        let answer = try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
        #expect(answer.previews.map(\.name) == ["good", "cut card"])
        #expect(answer.previews.map(\.line) == [3, 4] && answer.previews[1].file == "cards.swift")
        #expect(answer.previews[1].findings.map(\.rule) == ["clipped-shadow"])
        #expect(answer.previews[1].shadows.map(\.kind) == ["outline"])
    }

    @Test func aPreviewThatFailsIsAFailure() throws {
        try workshop.write("bad.swift", "import UIKit\n#Preview(\"a\") { fatalError(\"no\") }\n")
        let result = try workshop.run("explain", "bad.swift", environment: ["SWIFT_BACKTRACE": "enable=no"])
        #expect(result.code == 1)
        #expect(result.errors.contains("preview \"a\""))
    }

    @Test func treesAreWrittenAsJSON() throws {
        let result = try workshop.run("render", "cards.swift", "--format", "json", "-o", "out")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.names == ["good", "cut card"] && result.sizes == ["16x12", "120x80"])
        let bytes = try Data(contentsOf: workshop.file("out/cut-card.json"))
        let document = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        let tree = try #require(document["tree"] as? [String: Any])
        let children = try #require(tree["children"] as? [[String: Any]])
        #expect(children.count == 2 && children[0]["clips"] as? Bool == true)
        #expect(children[0]["background"] as? String == "#FFFFFFFF")
        #expect(children[1]["frame"] as? [Int] == [10, 10, 10, 10])
        // The same program gives the same text.
        _ = try workshop.run(
            "render", "cards.swift", "--preview", "cut card", "--format", "json", "-o", "again.json")
        #expect(try Data(contentsOf: workshop.file("again.json")) == bytes)
        #expect(try workshop.run("render", "cards.swift", "--format", "json", "-o", "one.json").code == 2)
    }
}
