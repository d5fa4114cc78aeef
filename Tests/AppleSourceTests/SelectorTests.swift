import Testing

struct SelectorTests {
    private let members = """
            @objc func plain() {}
            @objc private func tap(_ sender: Any) {}
            @objc func turn(by angle: Double, with event: UIEvent?) {}
            @objc func move(to place: Int) {}
            @objc func show(card: Card) {}
            @objc(tapped:) func custom(_ sender: Any) {}
            @objc func three(a: Int, b: Int, c: Int) {}
            @objc static func shared() {}
            @objc(isOn) var on = false
            @objc var in2 = 1
            @objc func load() throws {}
        """

    @Test(arguments: [
        ("plain", "Selector(\"plain\", on: Card.self, { $0.plain() })"),
        ("tap", "Selector(\"tap:\", on: Card.self, { $0.tap($1) })"),
        ("self.tap(_:)", "Selector(\"tap:\", on: Card.self, { $0.tap($1) })"),
        ("Card.tap", "Selector(\"tap:\", on: Card.self, { $0.tap($1) })"),
        ("turn(by:with:)", "Selector(\"turnBy:with:\", on: Card.self, { $0.turn(by: $1, with: $2) })"),
        ("Self.move", "Selector(\"moveTo:\", on: Card.self, { $0.move(to: $1) })"),
        ("show", "Selector(\"showWithCard:\", on: Card.self, { $0.show(card: $1) })"),
        ("custom", "Selector(\"tapped:\", on: Card.self, { $0.custom($1) })"),
        ("three", "Selector(\"threeWithA:b:c:\")"),
        ("Card.shared", "Selector(\"shared\", class: Card.self, { Card.shared() })"),
        ("load", "Selector(\"loadAndReturnError:\")"),
        (
            "tap(_:) as (Card) -> (Int) -> Void",
            "Selector(\"tap:\", on: Card.self, { (target: Card, first: Int) in target.tap(first) })"
        ),
        ("(plain as () -> Void)", "Selector(\"plain\", on: Card.self, { $0.plain() })"),
        ("getter: Card.on", "Selector(\"isOn\", on: Card.self, { $0.on })"),
        ("setter: on", "Selector(\"setIsOn:\", on: Card.self, { $0.on = $1 })"),
        ("setter: in2", "Selector(\"setIn2:\", on: Card.self, { $0.in2 = $1 })"),
        ("UIView.layoutSubviews", "Selector(\"layoutSubviews\", UIView.layoutSubviews)"),
        ("UIView.endEditing(_:)", "Selector(\"endEditing:\", UIView.endEditing(_:))"),
        ("other.tap(_:)", "Selector(\"tap:\")"),
    ])
    func eachFormBecomesATypedSelector(use: String, expected: String) {
        #expect(selector("#selector(\(use))", members: members) == expected)
    }

    @Test func typesAreFoundFromWhereTheyAreNamed() {
        let text = """
            import UIKit
            class Outer: NSObject {
                class Inner: NSObject { @objc func run(_ a: Int) {}
                    func use() { _ = (#selector(run), #selector(Outer.stop), #selector(Inner.run)) } }
                @objc(halt) func stop() {}
            }
            class Lower: Outer { override func stop() {}
                func use() { _ = #selector(stop) } }
            extension Outer.Inner { @objc func more() { _ = { [self] in _ = #selector(more) } } }
            """
        let result = lowered(text)
        for part in [
            "Selector(\"run:\", on: Outer.Inner.self, { $0.run($1) })",
            "Selector(\"halt\", on: Outer.self, { $0.stop() })",
            "Selector(\"run:\", on: Inner.self, { $0.run($1) })",
            "_ = Selector(\"halt\", on: Lower.self, { $0.stop() })",
            "_ = Selector(\"more\", on: Outer.Inner.self, { $0.more() })",
        ] {
            #expect(result.contains(part), "\(part)")
        }
    }

    @Test func otherFilesOfTheProgramAreKnown() {
        let text = "import UIKit\nfunc use() { _ = #selector(Card.go) }\n"
        let other = "import UIKit\nclass Card: UIView { @objc func go(now: Int) {} }\n"
        #expect(
            lowered(text, with: [other])
                == "import UIKit\nfunc use() { _ = Selector(\"goWithNow:\", on: Card.self, { $0.go(now: $1) }) }\n")
    }

    @Test func protocolsAndGenericClassesAreNamedAsSwiftWants() {
        let text = """
            import UIKit
            @objc protocol Tapped: NSObjectProtocol { func tap(_ a: Int) }
            class Box<T>: UIView { @objc func go() { _ = (#selector(go), #selector(Tapped.tap(_:))) } }
            """
        let result = lowered(text)
        #expect(result.contains("Selector(\"go\", on: Box.self, { $0.go() })"))
        #expect(result.contains("Selector(\"tap:\", on: (any Tapped).self, { $0.tap($1) })"))
        // Records are stored values, which generic types have not.
        #expect(!result.contains("init_array"))
    }

    @Test func aFileWithoutTheModuleImportsIt() {
        #expect(
            lowered("import Foundation\nfunc use() { _ = #selector(A.b) }\n")
                == "import Foundation; import QuartzCore\nfunc use() { _ = Selector(\"b\", A.b) }\n")
        #expect(
            lowered("// A\nlet s = #selector(A.b)\n") == "// A\nimport QuartzCore; let s = Selector(\"b\", A.b)\n")
    }

    @Test func methodsAreHandedOverByName() {
        let text =
            "import UIKit\nclass A: UIView {\n    @objc private func tap(_ a: Any) {}\n    func own() {}\n}\n"
        let lines = lowered(text).split(separator: "\n")
        #expect(
            lines.last?.hasPrefix("@section(\".init_array\") @used private nonisolated static let objcMethods_")
                == true)
        #expect(
            lines.last?.hasSuffix(
                ": @convention(c) () -> Void = { Selector.register { Selector(\"tap:\", on: A.self) { $0.tap($1) } } } }"
            )
                == true)
    }

    @Test func membersOfMarkedClassesAndExtensionsAreHandedOver() {
        let marked = lowered("import UIKit\n@objcMembers class A: UIView { func a() {}; private func b() {} }\n")
        #expect(marked.contains("{ $0.a() }") && !marked.contains("$0.b()"))
        #expect(marked.contains("private func b() {} ; @section"))
        let extended = lowered("import UIKit\n@objc extension UIView { func a() {}; @nonobjc func b() {} }\n")
        #expect(extended.contains("Selector(\"a\", on: UIView.self) { $0.a() }") && !extended.contains("$0.b()"))
        let action = lowered("import UIKit\nclass A: UIView { @IBAction func go(_ a: Any) {} }\n")
        #expect(action.contains("Selector(\"go:\", on: A.self) { $0.go($1) }"))
    }

    @Test func aSelectorOverSeveralLinesKeepsThem() {
        let result = lowered(
            "import UIKit\nclass A: UIView { @objc func plain() { f(#selector(\n    plain\n), 1) } }\n")
        #expect(result.contains("f(Selector(\"plain\", on: A.self, { $0.plain() })\n\n, 1)"))
    }

    @Test func keyPathsBecomeText() {
        for (use, text) in [
            ("Card.radius", "radius"), ("CALayer.bounds", "bounds"), ("layer.bounds", "layer.bounds"),
            ("self.layer", "layer"), ("Outer.Card.layer?.mask", "layer.mask"), ("radius", "radius"),
        ] {
            #expect(selector("#keyPath(\(use))") == "\"\(text)\"")
        }
    }
}
