import Testing

struct PreviewLoweringTests {
    @Test func providersOfPreviewsLeaveARecord() {
        let text = lowered(
            "import SwiftUI\n\nstruct P: PreviewProvider {\n    static var previews: some View { V() }\n}\n")
        #expect(text.contains("@section(\"cs_previews\") @used private nonisolated static let previewRecord_"))
        #expect(text.contains("_previewProvider(P.self, file: #filePath, line: 3)"))
        #expect(!lowered("struct P: View { var body: some View { V() } }\n").contains("cs_previews"))
    }

    @Test func previewableVariablesBecomeThoseOfAView() {
        let text = lowered("#Preview {\n  @Previewable @State var x = 0\n  V(x: $x)\n}\n")
        #expect(text.hasPrefix("#Preview { struct Previewable_: SwiftUI.View {\n"))
        #expect(
            text.contains(
                "@SwiftUI.ViewBuilder var body: some SwiftUI.View { V(x: $x)\n } }; return Previewable_() }"))
        #expect(!text.contains("@Previewable"))
    }
}
