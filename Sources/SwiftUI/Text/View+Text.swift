import CoreGraphics

extension View {
    private nonisolated func text(_ change: TextChange) -> some View {
        transformEnvironment(\.textSettings) { $0.changes.append(change) }
    }

    /// The font of texts that have none of their own.
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.textSettings) { settings in
            if let weight { settings.changes.append(.fontChange(.weight(weight))) }
        }
    }
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        text(.fontChange(.bold, isActive: isActive))
    }
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        text(.fontChange(.italic, isActive: isActive))
    }
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        text(.fontChange(.monospaced, isActive: isActive))
    }
    public nonisolated func monospacedDigit() -> some View { text(.fontChange(.monospacedDigit)) }
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { text(.kerning(kerning)) }
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { text(.tracking(tracking)) }
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        text(.baselineOffset(baselineOffset))
    }
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text(.underline(isActive, pattern, color))
    }
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        text(.strikethrough(isActive, pattern, color))
    }

    /// At most so many lines of each text; nil: as many as there are.
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    /// At most as many lines as the range says.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }
    /// Points between lines.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    /// How far text may be made smaller to fit, as a part of its size.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
