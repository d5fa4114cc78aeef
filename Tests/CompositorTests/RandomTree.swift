import CoreGraphics
import CornerGeometry
import RenderTree

/// Trees of small layers by a seed.
struct RandomTree {
    private var state: UInt32

    init(seed: UInt32) { state = seed &* 2_654_435_761 &+ 12345 }

    private mutating func next(_ count: Int) -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int((UInt64(state >> 8) * UInt64(count)) >> 24)
    }

    private mutating func chance(_ percent: Int) -> Bool { next(100) < percent }

    /// Often whole, at times not.
    private mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        let whole = CGFloat(range.lowerBound + next(range.upperBound - range.lowerBound + 1))
        return chance(30) ? whole + CGFloat(next(100)) / 100 : whole
    }

    private mutating func color() -> CGColor {
        CGColor(
            red: CGFloat(next(256)) / 255, green: CGFloat(next(256)) / 255, blue: CGFloat(next(256)) / 255,
            alpha: chance(70) ? 1 : CGFloat(next(256)) / 255)
    }

    private mutating func transform() -> CGAffineTransform {
        switch next(8) {
        case 0: CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(next(4)))
        case 1: CGAffineTransform(scaleX: -1, y: 1)
        case 2: CGAffineTransform(scaleX: 1.25, y: 1.25)
        case 3: CGAffineTransform(scaleX: 0.8, y: 1.3)
        case 4: CGAffineTransform(rotationAngle: CGFloat(next(628)) / 100)
        default: .identity
        }
    }

    mutating func node(depth: Int = 0, isMask: Bool = false) -> RenderNode {
        let size = CGSize(width: length(4...28), height: length(4...28))
        let bounds = CGRect(origin: chance(20) ? CGPoint(x: 3, y: -2) : .zero, size: size)
        let radius = chance(60) ? length(1...8) : 0
        let radii = CornerRadii(
            topLeft: radius, topRight: chance(70) ? radius : 0, bottomRight: chance(70) ? radius : 0,
            bottomLeft: chance(70) ? radius : 0)
        let outline = CornerOutline(
            rect: bounds, radii: radii.limitedToHalfSide(of: size), curve: chance(30) ? .continuous : .circular)
        let move = CGAffineTransform(
            translationX: length(-4...20) + size.width / 2, y: length(-4...20) + size.height / 2)
        let children = depth < 3 && !isMask ? next(4) : 0
        var shape: RenderShape?
        if chance(20) {
            shape = RenderShape(
                path: CGPath(
                    ellipseIn: CGRect(x: 1, y: 1, width: size.width - 2, height: length(3...12)), transform: nil),
                fillColor: chance(60) ? color() : nil, fillRule: .winding, strokeColor: chance(60) ? color() : nil,
                lineWidth: length(1...3), lineCap: .butt, lineJoin: .miter, miterLimit: 10,
                dashPattern: chance(20) ? [3, 2] : [], dashPhase: 0, strokeStart: 0,
                strokeEnd: chance(30) ? 0.4 : 1)
        }
        var shadow: RenderShadow?
        if chance(isMask ? 0 : 30) {
            shadow = RenderShadow(
                color: color(), opacity: chance(50) ? 1 : 0.5, radius: 1 + CGFloat(next(30)) / 10,
                offset: CGSize(width: CGFloat(next(7)) - 3, height: CGFloat(next(7)) - 3),
                path: chance(30)
                    ? CGPath(
                        roundedRect: bounds, cornerWidth: min(3, size.width / 2),
                        cornerHeight: min(3, size.height / 2),
                        transform: nil) : nil)
        }
        return RenderNode(
            transform: CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
                .concatenating(transform()).concatenating(move),
            childTransform: chance(10) ? CGAffineTransform(scaleX: 0.9, y: 0.9) : nil, outline: outline,
            background: chance(70) ? color() : nil, shape: shape,
            border: chance(25) ? RenderBorder(width: length(1...3), color: color()) : nil, shadow: shadow,
            masksToBounds: chance(30), mask: chance(isMask ? 0 : 15) ? node(depth: depth + 1, isMask: true) : nil,
            opacity: chance(70) ? 1 : Double(next(101)) / 100,
            children: RenderChildren((0..<children).map { _ in node(depth: depth + 1, isMask: isMask) }))
    }
}
