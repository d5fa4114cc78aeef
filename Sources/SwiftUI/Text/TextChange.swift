import CoreGraphics
import UIKit

/// A change to how a text is written.
enum TextChange: Sendable {
    case font(Font?)
    case fontChange(Font.Change, isActive: Bool = true)
    case style(any ShapeStyle)
    case color(Color?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Bool, Text.LineStyle.Pattern, Color?)
    case strikethrough(Bool, Text.LineStyle.Pattern, Color?)
}

extension TextChange: Equatable {
    static func == (lhs: TextChange, rhs: TextChange) -> Bool {
        switch (lhs, rhs) {
        case (.font(let one), .font(let other)): one == other
        case (.fontChange(let one, let first), .fontChange(let other, let second)): one == other && first == second
        case (.color(let one), .color(let other)): one == other
        case (.kerning(let one), .kerning(let other)): one == other
        case (.tracking(let one), .tracking(let other)): one == other
        case (.baselineOffset(let one), .baselineOffset(let other)): one == other
        case (.underline(let one), .underline(let other)): one == other
        case (.strikethrough(let one), .strikethrough(let other)): one == other
        case (.style(let one), .style(let other)): isSame(one, other)
        default: false
        }
    }

    private static func isSame<S: ShapeStyle>(_ one: S, _ other: any ShapeStyle) -> Bool {
        (other as? S).map { FieldLayout.isSame(one, $0) } ?? false
    }
}

extension Text {
    /// A line under a text or through it.
    public struct LineStyle: Hashable, Sendable {
        /// How the line is interrupted.
        public struct Pattern: Hashable, Sendable {
            let style: Int

            public static let solid = Pattern(style: 0)
            public static let dot = Pattern(style: 0x100)
            public static let dash = Pattern(style: 0x200)
            public static let dashDot = Pattern(style: 0x300)
            public static let dashDotDot = Pattern(style: 0x400)
        }

        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    /// How text is written in capitals.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// Where a line is shortened that does not fit.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    public func font(_ font: Font?) -> Text { changed(.font(font)) }
    /// Nil: the font's own weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        weight.map { changed(.fontChange(.weight($0))) } ?? self
    }
    public func bold() -> Text { changed(.fontChange(.bold)) }
    public func bold(_ isActive: Bool) -> Text { changed(.fontChange(.bold, isActive: isActive)) }
    public func italic() -> Text { changed(.fontChange(.italic)) }
    public func italic(_ isActive: Bool) -> Text { changed(.fontChange(.italic, isActive: isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text {
        changed(.fontChange(.monospaced, isActive: isActive))
    }
    public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigit)) }
    public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(style)) }
    /// Points after each letter; letters that are written as one are not then.
    public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
    /// Points after each letter.
    public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
    /// Points upwards.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.underline(isActive, .solid, color))
    }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        changed(.underline(isActive, pattern, color))
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive, .solid, color))
    }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive, pattern, color))
    }
}
