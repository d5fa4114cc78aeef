import SwiftUI

/// A mountain under a peak of its own: the symbol of a badge.
///
/// It is as wide as the shorter side of its rectangle and three quarters as high. Its numbers are fractions: of the width,
/// or of the height for what goes downwards.
public struct BadgeSymbol: Shape {
    /// Between the parts and around them, of the width.
    public var spacing: CGFloat
    /// Half the peak's width, of the width.
    public var topWidth: CGFloat
    /// The peak's height, of the height.
    public var topHeight: CGFloat

    public init(spacing: CGFloat = 0.03, topWidth: CGFloat = 0.226, topHeight: CGFloat = 0.488) {
        self.spacing = spacing
        self.topWidth = topWidth
        self.topHeight = topHeight
    }

    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(spacing, AnimatablePair(topWidth, topHeight)) }
        set { (spacing, topWidth, topHeight) = (newValue.first, newValue.second.first, newValue.second.second) }
    }

    public func path(in rect: CGRect) -> Path {
        let width = min(rect.width, rect.height)
        let height = width * 0.75
        let (gap, middle) = (width * spacing, width / 2)
        let (across, down) = (width * topWidth, height * topHeight)
        let notch = down / 2 + gap
        return Path { path in
            path.addLines([
                CGPoint(x: middle, y: gap), CGPoint(x: middle - across, y: down - gap),
                CGPoint(x: middle, y: notch),
                CGPoint(x: middle + across, y: down - gap),
            ])
            path.closeSubpath()
            path.addLines([
                CGPoint(x: middle, y: notch + 2 * gap), CGPoint(x: middle - across, y: down + gap),
                CGPoint(x: gap, y: height - gap), CGPoint(x: width - gap, y: height - gap),
                CGPoint(x: middle + across, y: down + gap),
            ])
            path.closeSubpath()
        }
        .applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    }
}
