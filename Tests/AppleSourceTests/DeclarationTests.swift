import Testing

/// Managed properties, protocols with optional requirements, imports.
struct DeclarationTests {
    @Test func managedPropertiesAreKeptByName() {
        #expect(
            lowered("import UIKit\nclass A: CALayer {\n    @NSManaged public var ring: CGFloat // px\n}\n")
                == "import UIKit\nclass A: CALayer {\n               public var ring: CGFloat { get { "
                + "managedValue(forKey: \"ring\") } set { setManagedValue(newValue, forKey: \"ring\") } } // px\n}\n"
        )
        #expect(
            lowered("class A: CALayer { @NSManaged dynamic var a, b: Int? }\n").contains(
                "var a: Int? { get { managedValue(forKey: \"a\") } set { setManagedValue(newValue, forKey: \"a\") } }; var b: "
                    + "Int? { get"))
    }

    @Test func classesDescribeThemselvesByTheirNames() {
        #expect(
            lowered("let a = type(of: b).description() + c\n") == "let a = String(reflecting: type(of: b)) + c\n")
        #expect(lowered("let a = type(of: b).description\n") == "let a = type(of: b).description\n")
    }

    @Test func objectiveCsProtocolsAreForClasses() {
        #expect(lowered("@objc protocol A { func a() }\n") == "      protocol A: AnyObject { func a() }\n")
        #expect(lowered("@objc protocol A: B {}\n") == "      protocol A: AnyObject, B {}\n")
        #expect(lowered("@objc protocol A: NSObjectProtocol {}\n") == "      protocol A: NSObjectProtocol {}\n")
    }

    private let delegate = """
        import UIKit
        @objc public protocol CardDelegate {
            @objc optional func card(_ card: Card, turnedTo side: Int) -> Bool
            @objc optional func done()
        }

        """

    @Test func optionalRequirementsHaveDefaults() {
        let lines = lowered(delegate).split(separator: "\n")
        #expect(lines[2] == "                   func card(_ card: Card, turnedTo side: Int) -> Bool")
        #expect(lines[4].hasPrefix("}; public extension CardDelegate { func card("))
        #expect(
            lines[4].contains(
                "var card_turnedTo_ifImplemented: ((Card, Int) -> Bool)? { Selector.isImplemented(\"card:turnedTo:\", by: "
                    + "self) ? { self.card($0, turnedTo: $1) } : nil }"))
        #expect(lines[4].contains("func done() -> Void {}; var done_ifImplemented: (() -> Void)?"))
    }

    @Test func usesOfOptionalRequirementsAskForThem() {
        let use = lowered(
            delegate
                + """
                class Card: UIView { weak var delegate: CardDelegate?
                    var turned: ((Int) -> Void)?
                    func use() {
                        _ = delegate?.card?(self, turnedTo: 3) ?? true
                        delegate?.done?(); self.turned?(3)
                        if delegate?.done != nil, let card = delegate?.card { _ = card }
                        view.delegate?.scrollViewDidScroll?(view)
                    } }
                class Other: NSObject, CardDelegate { func done() {} }
                """)
        #expect(use.contains("_ = delegate?.card_turnedTo_ifImplemented?(self,           3) ?? true"))
        #expect(use.contains("delegate?.done_ifImplemented?(); self.turned?(3)"))
        #expect(
            use.contains(
                "if delegate?.done_ifImplemented != nil, let card = delegate?.card_turnedTo_ifImplemented { _ = card }"
            ))
        #expect(use.contains("view.delegate?.scrollViewDidScroll (view)"))
        // Who implements one is known by its name.
        #expect(use.contains("Selector(\"done\", on: Other.self) { $0.done() }"))
    }

    @Test func importsFindWhatStandsForThem() {
        let modules: Set<String> = ["UIKit", "AppKit", "os"]
        #expect(
            lowered("import Cocoa\n", modules: modules) == "import AppKit\n".replacing("AppKit", with: "AppKit"))
        #expect(lowered("import Darwin\n", modules: modules) == "import Glibc \n")
        #expect(lowered("import os.log\n", modules: modules) == "import os    \n")
        #expect(
            lowered("import UIKit.UIView\nimport class UIKit.UIView\n", modules: modules)
                == "import UIKit       \nimport class UIKit.UIView\n")
        #expect(
            lowered("import UIKit\nlet a: URLSession, b: XMLParser\n").hasPrefix(
                "import UIKit; import FoundationNetworking; import FoundationXML\nlet a"))
        #expect(lowered("import Metal\nimport Mine\n", modules: modules) == "            \nimport Mine\n")
        #expect(lowered("import Metal\n") == "import Metal\n")
        let said = findings("import UIKit\n  import Metal\n", modules: modules)
        #expect(said.count == 1 && said[0].line == 2 && said[0].column == 3 && said[0].message.contains("Metal"))
    }
}
