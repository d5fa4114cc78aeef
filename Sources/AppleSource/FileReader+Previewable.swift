import SourceText
internal import SwiftSyntax

extension FileReader {
    /// Variables of a `#Preview`'s body that are marked `@Previewable` become those of a view around the body.
    ///
    /// `{ @Previewable @State var x = 0; Slider(value: $x) }` is then
    /// `{ struct Previewable_: View { @State var x = 0; var body: some View { Slider(value: $x) } }; return Previewable_() }`.
    func readPreview(named name: TokenSyntax, body: ClosureExprSyntax?) {
        guard name.text == "Preview", let body, let end = body.rightBrace.found else { return }
        let items = Array(body.statements)
        let marked = items.compactMap { item in
            item.item.as(VariableDeclSyntax.self).flatMap { declaration in
                declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
                    .first { $0.attributeName.trimmedDescription == "Previewable" }
            }
        }
        // A use at the top of a file is met twice, as an expression and as a declaration.
        guard !marked.isEmpty, !facts.edits.contains(where: { $0.start == marked[0].start }) else { return }
        let isMarked = items.map { item in marked.contains { item.bytes.contains($0.start) } }
        let last = isMarked.lastIndex(of: true) ?? 0
        guard !isMarked[...last].contains(false), last + 1 < items.count else {
            facts.remark(marked[0].start, "@Previewable variables stand before the views of the preview.")
            return
        }
        for attribute in marked { blank(attribute.bytes) }
        facts.edits.append(.insertion(at: body.leftBrace.end, " struct Previewable_: SwiftUI.View {"))
        facts.edits.append(
            .insertion(at: items[last + 1].start, "@SwiftUI.ViewBuilder var body: some SwiftUI.View { "))
        facts.edits.append(.insertion(at: end.start, " } }; return Previewable_() "))
    }
}
