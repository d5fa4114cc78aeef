import Testing

@testable import PreviewExpansion

struct PreviewUseTests {
    private func expansion(_ source: String, line: Int = 4, column: Int = 2) -> String? {
        PreviewUse(source: source, discriminator: "$s1m", file: "a \"b\".swift", line: line, column: column)
            .expansion
    }

    /// The line of the expansion that holds the user's arguments.
    private func callLine(_ source: String, line: Int = 4, column: Int = 2) -> Substring? {
        expansion(source, line: line, column: column)?.split(separator: "\n").first { $0.contains("Preview_(") }
            ?? expansion(source, line: line, column: column)?.split(separator: "\n").first {
                $0.contains("Preview_ {")
            }
    }

    @Test func argumentsAndBodyAreHandedOnAsTheyAre() throws {
        let text = try #require(expansion(##"#Preview("}{\"", traits: .portrait) { "#Preview {" /* } */ }"##))
        #expect(text.contains(##"Preview_("}{\"", traits: .portrait) { "#Preview {" /* } */ }"##))
        #expect(text.contains("enum $s1m7PreviewfMu_ {"))
        #expect(text.contains(#"#sourceLocation(file: "a \"b\".swift", line: 4)"#))
        #expect(
            text.contains(#"PreviewRegistry.register(file: "a \"b\".swift", line: 4) { $s1m7PreviewfMu_.make() }"#))
        #expect(text.contains(#"@section("cs_previews") @used static let record"#))
    }

    @Test func whatStandsBeforeIsPassedOver() throws {
        let source = """


            // #Preview("no")
            /* #Preview /* nested */ { */ @available(*, deprecated, message: "see #Preview \\" {")
              #Preview { body }
            """
        let text = try #require(expansion(source))
        #expect(text.contains("line: 8) {"))
        #expect(callLine(source) == "  Preview_ { body }")
    }

    @Test func theColumnIsKept() {
        #expect(callLine("#Preview(1) {}", column: 1) == "Preview_(1) {}")
        #expect(callLine("  #Preview(1) {}", column: 6) == "       Preview_(1) {}")
        #expect(callLine("\n\t#Preview(1) {}", column: 70) == " Preview_(1) {}")
        #expect(callLine("/* é */ #Preview(1) {}", column: 1) == "         Preview_(1) {}")
    }

    @Test func aModuleMayBeNamed() {
        #expect(callLine("#UIKit.Preview(1) {}", column: 1) == "Preview_(1) {}")
        #expect(callLine("#UIKit::Preview { 1 }", column: 1) == "Preview_ { 1 }")
    }

    @Test(arguments: [
        "", "#", "#Preview", "Preview {}", "/* #Preview {}", "// #Preview {}", "\"#Preview {}", "#Preview x",
    ])
    func whatIsNoPreviewHasNoExpansion(_ source: String) {
        #expect(expansion(source) == nil)
    }

    @Test func literalsAreEscaped() {
        #expect(PreviewUse.literal("a\\b\"c\nd") == #""a\\b\"c\u{a}d""#)
    }
}
