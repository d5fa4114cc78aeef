import AppleSource
import SourceText
import Testing

struct HostileTests {
    private func lower(_ bytes: [UInt8]) -> SourceLowering.File {
        SourceLowering(platform: .ios).lower([bytes])[0]
    }

    @Test func whatIsNoTextIsLeft() {
        for bytes in [
            Array("import UIKit\n@objc class A {\0}\n".utf8), Array("@objc class A {} // ".utf8) + [0xE9, 0x0A],
            [0xFF, 0xFE, 0x40, 0x00],
        ] {
            let file = lower(bytes)
            #expect(file.source.text == bytes)
            #expect(file.findings.first?.message.contains("UTF-8") == true)
        }
    }

    @Test func marksAndLineEndsOfOtherSystemsStay() {
        #expect(
            lowered("\u{FEFF}@objc class A {}\r\n@objc class B {}\r\n")
                == "\u{FEFF}      class A {}\r\n      class B {}\r\n")
        #expect(lowered("@objc class A {}\r@objc class B {}") == "      class A {}\r      class B {}")
    }

    @Test(arguments: [
        "(", "[", "{", "[[", "A<", "\"\\(", "!", "a?.", ".a(", "@a(", "#selector(", "#keyPath(", "if x {} else ",
        "a ? b : ",
        "A -> ", "func f() { ", "class A { ", "unowned(", "\"\"\"\n\\(", "#if !(", "#if os(iOS)\n", "/* ", "[a: ",
    ])
    func depthDoesNotEndIt(piece: String) {
        for count in [12, 110, 1_000] {
            let text = "@objc class A {}\n" + String(repeating: piece, count: count)
            let result = lower(Array(text.utf8)).source.text
            #expect(result.count { $0 == 0x0A } == text.utf8.count { $0 == 0x0A })
            // Read, or left whole; nothing between.
            #expect(result == Array(text.utf8) || result.starts(with: Array("      class A {}\n".utf8)))
        }
    }

    @Test func conditionsAThousandDeepAreAnswered() {
        let depth = 1_000
        let text =
            String(repeating: "#if os(iOS)\n", count: depth) + "@objc class A {}\n"
            + String(repeating: "#endif\n", count: depth)
        #expect(
            lowered(text) == String(repeating: "#if true   \n", count: depth) + "      class A {}\n"
                + String(repeating: "#endif\n", count: depth))
    }

    @Test func aLongChainIsWalked() {
        let text = "@objc class A {}\nlet a = b" + String(repeating: ".c", count: 20_000) + "\n"
        #expect(lowered(text) == text.replacing("@objc", with: "     ", maxReplacements: 1))
    }

    @Test func brokenTextKeepsItsLinesAndWhatIsNotUnderstood() {
        let text = """
            import UIKit
            @objc protocol P { @objc optional func a(_ x: Int); @objc optional func b()
            class Card: UIView, P { @objc private func tap(_ g: Int) { d?.a?(3) }
                @NSManaged var ring: CGFloat, name: String
                func use() { _ = [#selector(tap(_:)), #selector(tap as (Int) -> Void), #keyPath(Card.a.b)] }
            #if os(iOS) || !canImport(AppKit)
            }
            #endif
            """
        let bytes = Array(text.utf8)
        var random = SeededGenerator(state: 7)
        for _ in 0..<60 {
            var broken = bytes
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let place = Int.random(in: 0..<broken.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: broken[place] = Array("(){}[]<>@#\"\\.,:;? \n/*!".utf8).randomElement(using: &random)!
                case 1:
                    broken.removeSubrange(place..<min(broken.count, place + Int.random(in: 1...20, using: &random)))
                default:
                    let start = Int.random(in: 0..<broken.count, using: &random)
                    broken.insert(contentsOf: broken[start..<min(broken.count, start + 30)], at: place)
                }
            }
            let file = lower(broken)
            #expect(file.source.text.count { $0 == 0x0A } == broken.count { $0 == 0x0A })
            // What lies between the edits is the original's.
            var place = 0
            for edit in file.source.edits {
                #expect(edit.start >= place && edit.end <= broken.count)
                place = edit.end
            }
        }
    }
}

/// Random numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
