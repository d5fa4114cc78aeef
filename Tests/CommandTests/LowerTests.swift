import Foundation
import Testing

/// `cornerstone lower`, and lowering on the way to a picture.
@Suite(.serialized)
struct LowerTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    private let card = """
        import UIKit
        @objc protocol CardDelegate { @objc optional func turned(_ card: Card) -> Int; @objc optional func gone() }
        class Listener: NSObject, CardDelegate { func turned(_ card: Card) -> Int { 7 } }
        class Ring: CALayer {
            @NSManaged var width: CGFloat
            @NSManaged var title: String?, count: Int
            override class func needsDisplay(forKey key: String) -> Bool {
                key == #keyPath(width) || super.needsDisplay(forKey: key)
            }
            override func draw(in ctx: CGContext) { print("width", width) }
        }
        class Card: UIView {
            weak var delegate: CardDelegate?
            @objc private func tap(_ sender: Any) {}
            func use() {
                let ring = Ring()
                print(ring.width, ring.title as Any, ring.count)
                ring.width = 4
                ring.title = "a"
                ring.setValue(9, forKey: "count")
                print(ring.width, ring.title as Any, ring.count, Ring(layer: ring).width)
                let listener = Listener()
                delegate = listener
                print(delegate?.turned?(self) ?? 1, delegate?.gone == nil, #selector(tap(_:)))
                delegate = nil
                print(delegate?.turned?(self) ?? 1)
            }
        }
        #if os(iOS)
        #Preview("card") { let card = Card(frame: CGRect(x: 0, y: 0, width: 8, height: 6)); card.use(); return card }
        #endif

        """

    @Test func applesSourceIsDrawnAsItIs() throws {
        try workshop.write("card.swift", card)
        let result = try workshop.run("render", "card.swift", "--swift-version", "6")
        #expect(result.code == 0, "\(result.errors)")
        #expect(
            result.lines.prefix(4) == [
                "0.0 nil 0", "4.0 Optional(\"a\") 9 4.0", "7 true tap:", "1",
            ])
        #expect(try workshop.sizeOfPNG("card.png") == [16, 12])
        #expect(result.errors == "")
    }

    @Test func managedPropertiesAreAnimated() throws {
        try workshop.write(
            "ring.swift",
            card + """
                #Preview("ring", traits: .fixedLayout(width: 4, height: 4)) {
                    let view = UIView(), ring = Ring()
                    ring.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
                    view.layer.addSublayer(ring)
                    ring.width = 1
                    let animation = CABasicAnimation(keyPath: #keyPath(Ring.width))
                    animation.fromValue = 1
                    animation.toValue = 3
                    animation.duration = 1
                    ring.add(animation, forKey: nil)
                    return view
                }
                """)
        let result = try workshop.run("render", "ring.swift", "--preview", "ring", "--time", "0.5")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.lines.contains("width 2.0"), "\(result.output)")
    }

    @Test func messagesPointIntoTheUsersOwnText() throws {
        try workshop.write(
            "wrong.swift",
            """
            import UIKit
            class Card: UIView {
                @objc func tap() { let s = #selector(tap); let a: Int = ""
                    _ = s }
                @objc func other() { _ = #selector(gone) }
            }
            """)
        let result = try workshop.run("render", "wrong.swift")
        #expect(result.code == 1)
        #expect(
            result.errors.contains("wrong.swift:3:61: error: cannot convert value of type 'String'"),
            "\(result.errors)")
        #expect(
            result.errors.contains(
                """
                3 |     @objc func tap() { let s = #selector(tap); let a: Int = ""
                  |                                                             `- error:
                """), "\(result.errors)")
        #expect(result.errors.contains("wrong.swift:5:40: error: type 'Card' has no member 'gone'"))
        #expect(!result.errors.contains("init_array"))
    }

    @Test func theLoweredSourceIsPrintedOrWritten() throws {
        let text = "import UIKit\n#if os(macOS)\n#endif\n@objc class A: NSObject {}\n"
        try workshop.write("a.swift", text)
        try workshop.write("b.swift", "let same = 1")
        let printed = try workshop.run("lower", "a.swift", "b.swift")
        #expect(printed.code == 0)
        #expect(printed.output == "import UIKit\n#if false    \n#endif\n      class A: NSObject {}\nlet same = 1")
        let mac = try workshop.run("lower", "a.swift", "--platform", "macos")
        #expect(mac.output.contains("#if true     \n"))
        let written = try workshop.run("lower", "a.swift", "b.swift", "-o", "out")
        #expect(written.output == "a.swift\t2\tout/a.swift\nb.swift\t0\tout/b.swift\n")
        #expect(try Data(contentsOf: workshop.file("out/b.swift")) == Data("let same = 1".utf8))
        #expect(
            try String(contentsOf: workshop.file("out/a.swift"), encoding: .utf8) == printed.output.dropLast(12))
    }

    @Test func whatCannotBeLoweredIsSaidByLine() throws {
        try workshop.write("a.swift", "import UIKit\nfunc f() {\n    method_exchangeImplementations(1, 2)\n}\n")
        let result = try workshop.run("lower", "a.swift")
        #expect(result.code == 0)
        #expect(result.errors.hasPrefix("a.swift:3:5: warning: method_exchangeImplementations: "))
    }

    @Test func wrongUseIsSaid() throws {
        try workshop.write("a.swift", "")
        #expect(try workshop.run("lower").code == 2)
        #expect(try workshop.run("lower", "a.swift", "--platform", "tvos").code == 2)
        #expect(try workshop.run("lower", "a.swift", "-o", ".").code == 2)
        #expect(try workshop.run("lower", "a.swift", "./a.swift", "-o", "out").code == 2)
        #expect(try Data(contentsOf: workshop.file("a.swift")).isEmpty)
    }
}
