import UIKit

/// Several lines of text that are bound to a value. They are shown; nothing here types.
public struct TextEditor: View {
    let text: Binding<String>
    @Environment(\.scrollContentBackgroundVisibility) private var backgroundVisibility

    public init(text: Binding<String>) { self.text = text }

    public var body: some View {
        ScrollView {
            Text(verbatim: text.wrappedValue)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 5).padding(.vertical, 8)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(backgroundVisibility == .hidden ? Color.clear : Color(uiColor: .systemBackground))
    }
}

/// How text editors look.
public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: Self { Self() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }

extension View {
    /// Kept by name: text editors have one look here.
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        modifier(EmptyModifier())
    }
}
