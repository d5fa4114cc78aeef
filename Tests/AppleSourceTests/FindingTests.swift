import Testing

struct FindingTests {
    @Test(arguments: [
        ("func f() { method_exchangeImplementations(a, b) }", 12, "override the method"),
        ("func f() { _ = NSClassFromString(\"A\") }", 16, "Module.Name"),
        ("func f() { a.observe(\\.b) { _, _ in } }", 0, ""),
        ("func f() { a.addObserver(b, forKeyPath: \"c\", options: [], context: nil) }", 14, "didSet"),
        ("func f() { _ = (a as AnyObject).tag }", 33, "cast to the class"),
        ("extension A { override func f() {} }", 29, "extension"),
        ("@objc protocol A { @objc optional var a: Int { get } }", 39, "Int? { get }"),
        ("class A { @NSManaged func f() }", 27, "Core Data"),
        ("class A: B {}; class B {}; extension B { @objc func f() {} }; extension A { }", 0, ""),
    ])
    func whatCannotBeLoweredIsSaid(text: String, column: Int, word: String) {
        let said = findings(text + "\n")
        guard column > 0 else {
            #expect(said.isEmpty)
            return
        }
        #expect(said.count == 1)
        #expect(said.first?.line == 1 && said.first?.column == column)
        #expect(said.first?.message.contains(word) == true, "\(said)")
    }

    @Test func anOverrideOfAnExtensionsMemberIsSaidWhereItCannotBeMoved() {
        let said = findings(
            "class B {}\nextension B { @objc func f(_ a: Int...) {} }\nclass A: B {\n    override func f(_ a: Int...) {}\n}\n"
        )
        #expect(said.count == 1 && said.first?.line == 4 && said.first?.message.contains("extension of B") == true)
    }

    @Test func harmlessCodeIsNotSpokenOf() {
        #expect(
            findings(
                "let a = \"objc_msgSend()\"\nfunc f() { b.observe(c); d.addObserver(e, selector: f, name: g, object: h) }\n"
            ).isEmpty)
    }
}
