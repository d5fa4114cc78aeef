import CoreGraphics

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let kind: Kind

    /// Half of the screen.
    public static let medium = PresentationDetent(kind: .fraction(0.5))
    /// The whole screen but a rim at the top.
    public static let large = PresentationDetent(kind: .large)

    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// In points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// In a space, of which a sheet may take at most a part.
    func height(in height: CGFloat, at most: CGFloat) -> CGFloat {
        let own =
            switch kind {
            case .large: most
            case .fraction(let fraction): fraction.isFinite ? height * fraction : most
            case .height(let height): height.isFinite ? height : most
            }
        return min(max(0, own), max(0, most))
    }
}
