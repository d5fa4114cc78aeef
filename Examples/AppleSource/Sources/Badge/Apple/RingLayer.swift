#if os(macOS)
    import AppKit
#else
    import UIKit
#endif

/// A ring that is drawn as far as its progress says, and moves when that changes.
final class RingLayer: CALayer {
    @NSManaged var progress: CGFloat

    override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(progress) || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
        let width = bounds.width / 8
        ctx.setLineWidth(width)
        ctx.setStrokeColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        ctx.addArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY), radius: (bounds.width - width) / 2,
            startAngle: 0, endAngle: 2 * .pi * progress, clockwise: false)
        ctx.strokePath()
    }
}
