import Testing

/// Members of extensions that stand in their classes' braces.
struct OverrideTests {
    @Test func anOverrideInAnExtensionIsCalledFromTheClass() {
        #expect(
            lowered(
                "class A: B {\n}\nextension A { public override func f(_ a: Int, by b: Int) { super.f(a, by: b) } }\n"
            )
                == "class A: B {\npublic override func f(_ a: Int, by b: Int) { f_inExtension(a, by: b) } }\n"
                + "extension A {                 func f_inExtension(_ a: Int, by b: Int) { super.f(a, by: b) } }\n")
    }

    @Test func propertiesAreMovedAsMethodsAre() {
        let text = lowered(
            "class A: B { var own = 1 }\nextension A { override var a: Int { 1 }\n"
                + "override class var b: Int { get { 1 } set {} } }\n")
        #expect(
            text.hasPrefix(
                "class A: B { var own = 1 ; override var a: Int { a_inExtension }; override class var b: Int { get { "
                    + "b_inExtension } set { b_inExtension = newValue } } }\n"))
    }

    @Test func whatAClassBelowOverridesIsMovedToo() {
        let first =
            "open class A {\n}\npublic extension A { @objc func f() throws -> Int { 1 }; @objc func g() {} }\n"
        let second = "class M: A {}\nclass B: M { override func f() throws -> Int { 2 } }\n"
        let text = lowered(first, with: [second])
        #expect(text.contains("public func f() throws -> Int { try f_inExtension() } }"))
        #expect(!text.contains("g_inExtension"))
        #expect(lowered(second, with: [first]) == second)
    }

    @Test func classesOfOthersAreNotTouched() {
        let text = "extension UIView { override func f() {} }\n"
        #expect(lowered(text) == text)
    }
}
