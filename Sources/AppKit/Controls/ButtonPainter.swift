import QuartzCore

/// Draws a button in its present state, y downwards.
@MainActor struct ButtonPainter {
    let button: NSButton

    private var metrics: ButtonMetrics { button.metrics }

    /// The bezel: of a fixed height in the middle of the aligned rectangle for push buttons.
    var bezelRect: NSRect {
        let rect = button.bounds.inset(by: metrics.insets, isFlipped: true)
        if metrics.isRound {
            let side = min(rect.width, rect.height)
            return NSRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        }
        // A frame without room for the insets is filled.
        guard let height = metrics.height else { return rect }
        if rect.height < height, button.bounds.height <= height + 4 { return button.bounds }
        return NSRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    }

    var markRect: NSRect {
        let rect = button.bounds.inset(by: metrics.insets, isFlipped: true)
        let side = metrics.markSide
        return NSRect(x: rect.minX, y: rect.midY - side / 2, width: side, height: side)
    }

    var radius: CGFloat {
        if button.isMarked { return button.isRadio ? metrics.markSide / 2 : 3.5 }
        let rect = bezelRect
        return min(metrics.radius, min(rect.width, rect.height) / 2)
    }

    private var isDefault: Bool { button.keyEquivalent == "\r" && !button.isMarked }

    /// The bezel has the accent's colour, or its own.
    private var isColored: Bool {
        button.isBordered && (button.showsOn || isDefault || button.bezelColor != nil)
            && metrics.style != .helpButton
    }

    func draw() {
        if button.isMarked { return drawMarked() }
        if button.isBordered { drawBezel() }
        let rect = button.isBordered ? bezelRect : button.bounds
        let content = ButtonContent(of: button)
        let places = content.places(in: rect)
        if let image = content.image {
            ControlShapes.draw(
                image, in: places.image, within: button.bounds, tint: textColor, opacity: button.isEnabled ? 1 : 0.5
            )
        }
        draw(content.title, at: places.title, in: rect)
        if metrics.style == .helpButton {
            draw(NSAttributedString(string: "?", attributes: [.font: button.titleFont]), at: nil, in: rect)
        }
    }

    private func drawBezel() {
        let color: NSColor
        if isColored {
            color = ControlInk.accent(
                button.bezelColor, isPressed: button.isHighlighted, isEnabled: button.isEnabled)
        } else {
            let plate = ControlInk.plate(isPressed: button.isHighlighted)
            color = button.isEnabled ? plate : plate.withAlphaComponent(plate.alphaComponent / 2)
        }
        if metrics.style == .accessoryBar, !button.showsOn, !button.isHighlighted { return }
        ControlShapes.drawPlate(bezelRect, radius: radius, fill: color)
    }

    private func drawMarked() {
        let (rect, isOn) = (markRect, button.state != .off)
        let color =
            isOn
            ? ControlInk.accent(isPressed: button.isHighlighted, isEnabled: button.isEnabled)
            : ControlInk.plate(isPressed: button.isHighlighted)
        ControlShapes.drawPlate(rect, radius: radius, fill: color)
        if isOn { drawMark(in: rect) }
        let left = rect.maxX + ButtonMetrics.gap
        let content = ButtonContent(of: button)
        guard let title = content.title else { return }
        let line = NSRect(x: left, y: 0, width: button.bounds.maxX - left, height: button.bounds.height)
        ControlShapes.draw(colored(title), in: line, alignment: .left)
    }

    private func drawMark(in rect: NSRect) {
        let unit = rect.width / 14
        func point(_ x: CGFloat, _ y: CGFloat) -> NSPoint {
            NSPoint(x: rect.minX + x * unit, y: rect.minY + y * unit)
        }
        NSColor.white.setFill()
        NSColor.white.setStroke()
        let path = NSBezierPath()
        path.lineWidth = 2 * unit
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        if button.state == .mixed {
            path.move(to: point(3.5, 7))
            path.line(to: point(10.5, 7))
            path.stroke()
        } else if button.isRadio {
            NSBezierPath(ovalIn: rect.insetBy(dx: 4 * unit, dy: 4 * unit)).fill()
        } else {
            path.move(to: point(3.6, 7.4))
            path.line(to: point(6, 10.2))
            path.line(to: point(10.4, 4))
            path.stroke()
        }
    }

    private var textColor: NSColor {
        if isColored { return button.isEnabled ? .white : NSColor.white.withAlphaComponent(0.6) }
        if !button.isEnabled { return .disabledControlTextColor }
        if let tint = button.contentTintColor, !button.isBordered { return tint }
        if button.hasDestructiveAction { return .systemRed }
        if !button.isBordered, button.isHighlighted { return .secondaryLabelColor }
        return .controlTextColor
    }

    private func draw(_ title: NSAttributedString?, at place: NSRect?, in rect: NSRect) {
        guard let title else { return }
        ControlShapes.draw(colored(title), in: place ?? rect)
    }

    /// In the button's colour where the title has none of its own.
    private func colored(_ title: NSAttributedString) -> NSAttributedString {
        let color = button.isMarked && button.isEnabled ? NSColor.controlTextColor : textColor
        let result = NSMutableAttributedString(attributedString: title)
        title.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: title.length)) {
            value, range, _ in
            if value == nil { result.addAttribute(.foregroundColor, value: color, range: range) }
        }
        return result
    }
}
