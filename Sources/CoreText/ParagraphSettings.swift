import CoreGraphics

/// How a paragraph is laid out. Lengths are in points; those that are not finite count as not set.
package struct ParagraphSettings: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        case left, center, right, justified, natural
    }

    package enum LineBreak: Hashable, Sendable {
        case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

        package var wraps: Bool { self == .wordWrapping || self == .charWrapping }
        package var truncates: Bool {
            self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle
        }
    }

    package enum Direction: Hashable, Sendable {
        case natural, leftToRight, rightToLeft
    }

    package struct Tab: Hashable, Sendable {
        package var location: CGFloat
        package var alignment: Alignment

        package init(location: CGFloat, alignment: Alignment) {
            self.location = location
            self.alignment = alignment
        }
    }

    package var alignment = Alignment.natural
    package var lineBreak = LineBreak.wordWrapping
    package var direction = Direction.natural
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// From the leading margin where positive, from the trailing margin where not.
    package var tailIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// 0 for no limit.
    package var maximumLineHeight: CGFloat = 0
    /// 0 for the font's line height as it is.
    package var lineHeightMultiple: CGFloat = 0
    package var tabs: [Tab] = (1...12).map { Tab(location: CGFloat($0) * 28, alignment: .left) }
    package var defaultTabInterval: CGFloat = 0

    package init() {}
}

extension CGFloat {
    /// 0 where the value is not finite.
    var orZero: CGFloat { isFinite ? self : 0 }
}
