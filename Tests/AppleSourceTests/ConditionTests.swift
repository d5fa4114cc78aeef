import AppleSource
import SourceText
import Testing

struct ConditionTests {
    @Test func conditionsAreAnsweredInPlace() {
        let text = "#if os(iOS) || os(tvOS)\na\n#elseif os(macOS)\nb\n#else\nc\n#endif\n"
        #expect(lowered(text) == "#if true    || false   \na\n#elseif false    \nb\n#else\nc\n#endif\n")
        #expect(
            lowered(text, platform: .macos)
                == "#if false   || false   \na\n#elseif true     \nb\n#else\nc\n#endif\n")
    }

    @Test(arguments: [
        ("canImport(UIKit)", "true            ", "false           "),
        ("canImport(AppKit)", "false            ", "true             "),
        ("canImport(Cocoa) && !os(macOS)", "false            && !false    ", "true             && !true     "),
        ("canImport(UIKit.UIView)", "true                   ", "false                  "),
        ("!(os(macOS) || DEBUG)", "!(false     || DEBUG)", "!(true      || DEBUG)"),
        ("os(Linux)", "false    ", "false    "),
        ("targetEnvironment(simulator)", "false                       ", "false                       "),
        (
            "os(Windows) || swift(>=5.9) && compiler(>=6)", "os(Windows) || swift(>=5.9) && compiler(>=6)",
            "os(Windows) || swift(>=5.9) && compiler(>=6)"
        ),
        (
            "canImport(Darwin) || canImport(SwiftUI)", "canImport(Darwin) || canImport(SwiftUI)",
            "canImport(Darwin) || canImport(SwiftUI)"
        ),
    ])
    func eachSystemHasItsAnswers(condition: String, ios: String, macos: String) {
        #expect(lowered("#if \(condition)\n#endif\n") == "#if \(ios)\n#endif\n")
        #expect(lowered("#if \(condition)\n#endif\n", platform: .macos) == "#if \(macos)\n#endif\n")
    }

    @Test func whatIsRuledOutIsLeftAsItIs() {
        let text = "#if os(macOS)\n@objc class A {}\n#else\n@objc class B {}\n#endif\n"
        #expect(lowered(text) == "#if false    \n@objc class A {}\n#else\n      class B {}\n#endif\n")
        let open = "#if DEBUG\n@objc class A {}\n#else\n@objc class B {}\n#endif\n"
        #expect(lowered(open) == "#if DEBUG\n      class A {}\n#else\n      class B {}\n#endif\n")
    }

    @Test func typesOfTheOtherSystemDoNotCount() {
        let text = """
            import UIKit
            #if os(macOS)
            class A: NSView { @objc(other) func a() {} }
            #else
            class A: UIView { @objc func a() {}
                func use() { _ = #selector(A.a) } }
            #endif
            """
        #expect(lowered(text).contains("_ = Selector(\"a\", on: A.self, { $0.a() })"))
    }

    @Test func conditionsStandWithinTypesAndStatements() {
        let text = "class A {\n#if os(iOS)\nfunc a() {\n#if os(macOS)\nb()\n#endif\n}\n#endif\n}\n"
        #expect(
            lowered(text) == text.replacing("os(iOS)", with: "true   ").replacing("os(macOS)", with: "false    "))
    }

    @Test func theImportsTellThePlatform() {
        func platform(_ texts: String...) -> SourcePlatform {
            SourceLowering.platform(of: texts.map { Array($0.utf8) })
        }
        #expect(platform("import UIKit") == .ios)
        #expect(platform("import Foundation\n@preconcurrency import AppKit\n") == .macos)
        #expect(platform("  import Cocoa; import QuartzCore") == .macos)
        #expect(platform("import class AppKit.NSView") == .macos)
        #expect(platform("import AppKit", "import UIKit.UIView") == .ios)
        #expect(platform("// import AppKit\nlet important = 1\nimport SwiftUI") == .ios)
        #expect(platform("") == .ios)
    }
}
