import CoreGraphics
import QuartzCore
import UIKit

extension DesignShadow {
    /// Gives a layer this shadow of an outline. For an inner shadow, which no layer has by itself, the layer's own is
    /// taken away: ``innerLayer(for:)`` makes it.
    ///
    /// - Parameter outline: In the layer's space. To be called again when the outline changes.
    public func apply(to layer: CALayer, outline: CornerPath) {
        guard !isInset else {
            layer.shadowOpacity = 0
            return
        }
        cast(from: caster(of: outline).cgPath, by: layer)
    }

    /// A layer that draws this inner shadow inside of an outline, to be added above what it falls on.
    ///
    /// - Parameter outline: In the space of the layer that the new one is added to.
    public func innerLayer(for outline: CornerPath) -> CALayer {
        let layer = CALayer()
        layer.frame = outline.rect
        layer.bounds = outline.rect
        let mask = CAShapeLayer()
        mask.path = outline.cgPath
        layer.mask = mask
        let shadow = CALayer()
        cast(from: surroundings(of: outline), by: shadow)
        layer.addSublayer(shadow)
        return layer
    }

    private func cast(from path: CGPath, by layer: CALayer) {
        layer.shadowPath = path
        layer.shadowColor = color.cgColor
        layer.shadowOpacity = 1
        layer.shadowRadius = radius
        layer.shadowOffset = validOffset
    }

    /// All that can cast a shadow into the outline: a frame about the hole, which runs the other way round.
    private func surroundings(of outline: CornerPath) -> CGPath {
        let reach = 4 * radius + max(abs(validOffset.width), abs(validOffset.height)) + abs(validSpread) + 1
        let outer = outline.rect.insetBy(dx: -reach, dy: -reach)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: outer.minX, y: outer.minY))
        path.addLine(to: CGPoint(x: outer.minX, y: outer.maxY))
        path.addLine(to: CGPoint(x: outer.maxX, y: outer.maxY))
        path.addLine(to: CGPoint(x: outer.maxX, y: outer.minY))
        path.closeSubpath()
        path.addPath(caster(of: outline).cgPath)
        return path
    }
}
