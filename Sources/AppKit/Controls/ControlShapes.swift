import QuartzCore

/// What several controls are made of, drawn in the current context of a flipped view.
@MainActor enum ControlShapes {
    static func rounded(_ rect: NSRect, _ radius: CGFloat) -> NSBezierPath {
        NSBezierPath(roundedRect: rect, xRadius: radius, yRadius: radius)
    }

    /// A raised plate: its shadow, the edge, and the fill.
    static func drawPlate(_ rect: NSRect, radius: CGFloat, fill: NSColor, hasEdge: Bool = true) {
        guard rect.width > 0, rect.height > 0 else { return }
        if hasEdge {
            ControlInk.underEdge.setFill()
            rounded(rect.offsetBy(dx: 0, dy: 0.5), radius).fill()
        }
        fill.setFill()
        rounded(rect, radius).fill()
        guard hasEdge else { return }
        ControlInk.edge.setStroke()
        let line = rounded(rect.insetBy(dx: 0.25, dy: 0.25), max(0, radius - 0.25))
        line.lineWidth = 0.5
        line.stroke()
    }

    /// A round part that is moved.
    static func drawKnob(_ rect: NSRect, isPressed: Bool, isEnabled: Bool) {
        let radius = min(rect.width, rect.height) / 2
        let fill = ControlInk.knob
        let color = isPressed ? fill.blended(withFraction: 0.06, of: .black) ?? fill : fill
        drawPlate(rect, radius: radius, fill: isEnabled ? color : color.withAlphaComponent(0.7))
    }

    /// A mark like a "v" of a width, with its point at the bottom or, upside down, at the top.
    static func drawChevron(at center: NSPoint, width: CGFloat, pointsUp: Bool, color: NSColor, line: CGFloat = 1.5)
    {
        let (x, y) = (width / 2, width / 4 * (pointsUp ? -1 : 1))
        let path = NSBezierPath()
        path.move(to: NSPoint(x: center.x - x, y: center.y - y))
        path.line(to: NSPoint(x: center.x, y: center.y + y))
        path.line(to: NSPoint(x: center.x + x, y: center.y - y))
        path.lineWidth = line
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }

    /// One line of text in the middle of a rectangle's height.
    static func draw(_ text: NSAttributedString, in rect: NSRect, alignment: NSTextAlignment = .center) {
        let size = text.size()
        let x: CGFloat =
            switch alignment {
            case .center: rect.midX - size.width / 2
            case .right: rect.maxX - size.width
            default: rect.minX
            }
        text.draw(at: NSPoint(x: max(x, rect.minX), y: rect.midY - size.height / 2))
    }

    /// An image, in one colour where it is a template.
    static func draw(_ image: NSImage, in rect: NSRect, within bounds: NSRect, tint: NSColor, opacity: CGFloat = 1)
    {
        guard let context = NSGraphicsContext.current?.cgContext else { return }
        guard image.isTemplate || opacity < 1 else { return image.draw(in: rect) }
        context.saveGState()
        context.clip(to: bounds)
        context.setAlpha(opacity)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setAlpha(1)
        image.draw(in: rect)
        if image.isTemplate {
            // The colour where the image is.
            context.setBlendMode(.sourceIn)
            context.setFillColor(tint.cgColor)
            context.fill(bounds)
        }
        context.endTransparencyLayer()
        context.restoreGState()
    }
}
