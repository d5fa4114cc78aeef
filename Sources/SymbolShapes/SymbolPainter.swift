import CoreGraphics

/// Draws elements of a symbol into a context that has the grid's space.
struct SymbolPainter {
    let context: CGContext
    /// The weight's line, in units.
    let line: CGFloat
    let colors: SymbolColors

    func paint(_ elements: [SymbolElement]) {
        let levels = Set(elements.map(\.level)).sorted(by: >)
        guard let first = levels.first, colors.color(level: first) != nil else {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            for element in elements {
                paint(element, colors.first, erases: element.effect != .draw)
            }
            return context.endTransparencyLayer()
        }
        for level in levels {
            guard let (color, opacity) = colors.color(level: level) else { continue }
            context.saveGState()
            context.setAlpha(opacity)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            for element in elements {
                // What other levels take away is taken from this one too.
                if element.effect != .draw { paint(element, color, erases: true) }
                if element.effect != .erase, element.level == level { paint(element, color, erases: false) }
            }
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    private func paint(_ element: SymbolElement, _ color: CGColor, erases: Bool) {
        context.saveGState()
        if let clip = element.clip { context.clip(to: clip) }
        context.setBlendMode(erases ? .clear : .normal)
        context.setFillColor(color)
        context.setStrokeColor(color)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addPath(element.path)
        switch element.paint {
        case .fill: context.fillPath()
        case .stroke(let part):
            context.setLineWidth(part * line)
            context.strokePath()
        case .whole(let part):
            context.setLineWidth(part * line)
            context.drawPath(using: .fillStroke)
        }
        context.restoreGState()
    }
}
