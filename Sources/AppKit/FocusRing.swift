internal import CornerGeometry
import QuartzCore

/// The ring around the first responder of a key window. It lies over all views, as wide all round, with the corners of
/// what it surrounds.
@MainActor final class FocusRing {
    /// By eye.
    static let width: CGFloat = 3.5

    /// What the ring was made of may have changed.
    var isStale = true
    private let layer = CALayer()
    private weak var shownView: NSView?

    private final class Still: CALayerDelegate {
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }
    private let still = Still()

    init() {
        layer.delegate = still
        layer.anchorPoint = .zero
        layer.zPosition = .greatestFiniteMagnitude
    }

    /// Brings the ring to where the first responder is now.
    func follow(_ window: NSWindow) {
        guard let view = window.firstResponder as? NSView, view.windowReference === window, window.isKeyWindow,
            view.focusRingType != .none, !view.isHiddenOrHasHiddenAncestor
        else { return hide() }
        let mask = view.focusRingMaskBounds
        guard mask.width > 0, mask.height > 0 else { return hide() }
        if layer.superlayer !== window.rootLayer { window.rootLayer.addSublayer(layer) }
        let color = NSAppearance.performing(with: view.effectiveAppearance) {
            NSColor.keyboardFocusIndicatorColor.cgColor
        }
        if ViewOverrides.drawsFocusMask(view) {
            showDrawn(mask, of: view, color)
        } else {
            layer.contents = nil
            let ring = view.focusOutline.inset(by: -Self.width)
            layer.resolvedRadii = ring.radii
            layer.cornerCurve = ring.curve == .continuous ? .continuous : .circular
            layer.borderWidth = Self.width
            layer.borderColor = color
            place(ring.rect, of: view)
        }
        shownView = view
        isStale = false
    }

    private func hide() {
        guard layer.superlayer != nil else { return }
        layer.removeFromSuperlayer()
        layer.contents = nil
        shownView = nil
        isStale = true
    }

    /// - Parameter rect: In the view's space, which becomes the layer's.
    private func place(_ rect: CGRect, of view: NSView) {
        let zero = view.convert(NSPoint.zero, to: nil)
        let (x, y) = (view.convert(NSPoint(x: 1, y: 0), to: nil), view.convert(NSPoint(x: 0, y: 1), to: nil))
        layer.bounds = rect
        layer.setAffineTransform(
            CGAffineTransform(a: x.x - zero.x, b: x.y - zero.y, c: y.x - zero.x, d: y.y - zero.y, tx: 0, ty: 0))
        layer.position = view.convert(rect.origin, to: nil)
    }

    /// The mask that the program draws, grown by the ring's width all round and without itself.
    private func showDrawn(_ mask: NSRect, of view: NSView, _ color: CGColor) {
        let rect = mask.insetBy(dx: -Self.width, dy: -Self.width)
        place(rect, of: view)
        layer.resolvedRadii = nil
        layer.borderWidth = 0
        guard isStale || shownView !== view || layer.contents == nil else { return }
        let scale = view.pixelScale
        guard let drawn = drawn(mask: rect, of: view, scale: scale),
            let context = CGContext(points: CGRect(origin: .zero, size: rect.size), scale: scale)
        else { return layer.contents = nil }
        let area = CGRect(origin: .zero, size: rect.size)
        let steps = 48
        for step in 0..<steps {
            let (sine, cosine) = Trigonometry.sinCos(Double(step) / Double(steps) * 2 * .pi)
            context.draw(drawn, in: area.offsetBy(dx: CGFloat(cosine) * Self.width, dy: CGFloat(sine) * Self.width))
        }
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(area)
        context.setBlendMode(.destinationOut)
        context.draw(drawn, in: area)
        layer.contentsScale = scale
        layer.contents = context.makeImage()
    }

    private func drawn(mask rect: NSRect, of view: NSView, scale: CGFloat) -> CGImage? {
        guard let context = CGContext(points: CGRect(origin: .zero, size: rect.size), scale: scale) else {
            return nil
        }
        context.translateBy(x: -rect.minX, y: -rect.minY)
        let graphics = NSGraphicsContext(cgContext: context, flipped: view.isFlipped)
        NSAppearance.performing(with: view.effectiveAppearance) {
            graphics.performing {
                NSColor.black.setFill()
                NSColor.black.setStroke()
                view.drawFocusRingMask()
            }
        }
        return context.makeImage()
    }
}
