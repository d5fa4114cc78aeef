import Foundation

/// Something that a preview asks of its surroundings.
public struct PreviewTrait<T>: Sendable {
    package enum Value: Equatable, Sendable {
        case layout(PreviewLayout)
        case orientation(PreviewOrientation)
    }

    package let value: Value
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The view's own size, and the whole screen for a view controller.
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(value: .layout(.standard)) }

    /// The size that fits the content.
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(value: .layout(.sizeThatFits))
    }

    /// A size in points, whatever the view's own is.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(value: .layout(.fixed(CGSize(width: width, height: height))))
    }

    /// The device upright.
    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(value: .orientation(.portrait)) }

    /// The device upside down.
    public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(value: .orientation(.portraitUpsideDown))
    }

    /// The device on its side, its top to the left.
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(value: .orientation(.landscapeLeft))
    }

    /// The device on its side, its top to the right.
    public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
        PreviewTrait(value: .orientation(.landscapeRight))
    }
}
