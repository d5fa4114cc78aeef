import Foundation
internal import Raster

extension CGMutablePath {
    /// The distance of a control point from its end of a quarter circle, for radius 1: 4/3 (√2 - 1).
    static let quarterHandle: CGFloat = 0.5522847498307936

    /// A closed subpath from (minX, minY) by (maxX, minY).
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard isUsable(rect, "addRect(_:)", transform) else { return }
        let rect = rect.standardized
        move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
        closeSubpath()
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A closed subpath of four cubics from (maxX, midY) by (midX, maxY).
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard isUsable(rect, "addEllipse(in:)", transform) else { return }
        let rect = rect.standardized
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = CGPoint(x: rect.width / 2, y: rect.height / 2)
        let handle = CGPoint(x: radius.x * Self.quarterHandle, y: radius.y * Self.quarterHandle)
        func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
            addCurve(to: end, control1: control1, control2: control2, transform: transform)
        }
        move(to: CGPoint(x: rect.maxX, y: center.y), transform: transform)
        curve(
            to: CGPoint(x: center.x, y: rect.maxY),
            CGPoint(x: rect.maxX, y: center.y + handle.y), CGPoint(x: center.x + handle.x, y: rect.maxY))
        curve(
            to: CGPoint(x: rect.minX, y: center.y),
            CGPoint(x: center.x - handle.x, y: rect.maxY), CGPoint(x: rect.minX, y: center.y + handle.y))
        curve(
            to: CGPoint(x: center.x, y: rect.minY),
            CGPoint(x: rect.minX, y: center.y - handle.y), CGPoint(x: center.x - handle.x, y: rect.minY))
        curve(
            to: CGPoint(x: rect.maxX, y: center.y),
            CGPoint(x: center.x + handle.x, y: rect.minY), CGPoint(x: rect.maxX, y: center.y - handle.y))
        closeSubpath()
    }

    /// A closed subpath with elliptical corners, from (maxX, midY) by (maxX, maxY). Without corners it is the
    /// list of `addRect(_:)`.
    ///
    /// A corner of more than half a side, which is an error on Apple's systems, is limited to half of it.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard isUsable(rect, "addRoundedRect(in:)", transform) else { return }
        let rect = rect.standardized
        let width = corner(cornerWidth, rect.width)
        let height = corner(cornerHeight, rect.height)
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        // From a corner to the control points beside it.
        let dx = width * (1 - Self.quarterHandle)
        let dy = height * (1 - Self.quarterHandle)
        let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func line(_ x: CGFloat, _ y: CGFloat) { addLine(to: CGPoint(x: x, y: y), transform: transform) }
        func curve(
            _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
        ) {
            addCurve(
                to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2),
                transform: transform)
        }
        move(to: CGPoint(x: maxX, y: rect.midY), transform: transform)
        line(maxX, maxY - height)
        curve(maxX, maxY - dy, maxX - dx, maxY, maxX - width, maxY)
        line(minX + width, maxY)
        curve(minX + dx, maxY, minX, maxY - dy, minX, maxY - height)
        line(minX, minY + height)
        curve(minX, minY + dy, minX + dx, minY, minX + width, minY)
        line(maxX - width, minY)
        curve(maxX - dx, minY, maxX, minY + dy, maxX, minY + height)
        closeSubpath()
    }

    private func corner(_ length: CGFloat, _ side: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        guard length <= side / 2 else {
            Notice.once("CGPath: a rounded corner of more than half a side; it is limited to half of it")
            return side / 2
        }
        return length
    }

    /// Checked once for a whole shape, so that none is drawn in part.
    func isUsable(_ rect: CGRect, _ name: String, _ transform: CGAffineTransform) -> Bool {
        if rect.isFinite, rect.applying(transform).isFinite { return true }
        Notice.once("CGMutablePath.\(name): a rectangle that is not finite; ignored")
        return false
    }
}
