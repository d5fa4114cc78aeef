import SourceText
import Testing

struct AttributeTests {
    @Test func objectiveCsAttributesAreBlanked() {
        #expect(
            lowered("@objc class A { @nonobjc func f() {} }\n") == "      class A {          func f() {} }\n")
        #expect(lowered("@objcMembers class A {\n}\n") == "             class A {\n}\n")
        #expect(lowered("class A {\n    @objc(on) var a = 1\n}\n") == "class A {\n              var a = 1\n}\n")
        #expect(
            lowered("class A { @IBOutlet weak var a: B!; @IBInspectable var c = 1 }\n")
                == "class A {           weak var a: B!;                var c = 1 }\n")
    }

    @Test func columnsAndLinesBehindThemStay() {
        #expect(lowered("@objc(\n    tapped:\n)\nclass A {}\n") == "      \n           \n \nclass A {}\n")
    }

    @Test func dynamicStaysWhereSwiftKnowsIt() {
        #expect(
            lowered("class A { @objc dynamic var a = 1; dynamic var b = 2 }\n")
                == "class A {               var a = 1; dynamic var b = 2 }\n")
    }

    @Test func theMainTypeIsMarked() {
        #expect(lowered("@UIApplicationMain\nclass A {}\n") == "@main             \nclass A {}\n")
        #expect(lowered("@NSApplicationMain class A {}\n") == "@main              class A {}\n")
    }

    @Test func whatNeedsNothingComesBackByteForByte() {
        for text in [
            "", "import UIKit\n", "struct A { var a = \"@objc #selector(a)\" } // @objc\r\n\t/* #if os(iOS) */",
            "let a = #\"\\(@objc)\"#\n", "let a = \"\"\"\n#if os(iOS)\n@objc\n\"\"\"\n", "let b = /@objc/\n",
            "let a = \"\\(\"@objc\")\"\n",
        ] {
            #expect(lowered(text) == text)
        }
    }

    @Test func textInsideInterpolationIsRead() {
        #expect(lowered("let a = \"@objc \\(#keyPath(A.b)) @objc\"\n") == "let a = \"@objc \\(\"b\") @objc\"\n")
    }
}
