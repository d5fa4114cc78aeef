import QuartzCore
import UIFoundation

/// Draws a text field, with what is selected or the caret while it is edited.
@MainActor struct TextFieldPainter {
    let field: NSTextField

    private var bounds: NSRect { field.bounds }

    var radius: CGFloat {
        field.isBezeled && field.bezelStyle == .roundedBezel ? min(bounds.width / 2, bounds.height / 2, 5) : 0
    }

    var outline: NSBezierPath { ControlShapes.rounded(bounds, radius) }

    func draw() {
        if field.drawsBackground, let color = field.backgroundColor {
            color.setFill()
            if radius > 0 { outline.fill() } else { bounds.fill() }
        }
        if field.isBezeled || field.isBordered { drawEdge() }
        let inner = bounds.insetBy(dx: field.inset.width, dy: field.inset.height)
        guard let edited = field.edited else { return field.shownText.draw(in: inner) }
        draw(edited, in: inner)
    }

    private func drawEdge() {
        guard radius > 0 else {
            NSColor.separatorColor.setFill()
            bounds.frame(withWidth: 1, using: .sourceOver)
            return
        }
        NSColor.separatorColor.setStroke()
        ControlShapes.rounded(bounds.insetBy(dx: 0.5, dy: 0.5), radius - 0.5).stroke()
    }

    private func draw(_ edited: EditedText, in inner: NSRect) {
        let (start, end) = (edited.selection.location, edited.selection.location + edited.selection.length)
        let from = field.caretOffset(at: start, in: edited)
        let to = field.caretOffset(at: end, in: edited)
        // The caret stays in sight.
        field.scrolled = max(0, min(field.scrolled, to), to - max(1, inner.width - 1))
        NSGraphicsContext.saveGraphicsState()
        NSBezierPath(rect: inner.insetBy(dx: -1, dy: -field.inset.height)).addClip()
        let origin = NSPoint(x: inner.minX - field.scrolled, y: inner.minY)
        let line =
            edited.length > 0 ? edited.content : NSAttributedString(string: " ", attributes: field.attributes)
        let height = line.size().height
        if edited.hasSelection {
            NSColor.selectedTextBackgroundColor.setFill()
            NSRect(x: origin.x + from, y: origin.y, width: to - from, height: height).fill()
        }
        if edited.length > 0 { edited.content.draw(at: origin) } else { field.shownText.draw(in: inner) }
        if !edited.hasSelection {
            NSColor.controlAccentColor.setFill()
            NSRect(x: origin.x + to, y: origin.y, width: 1, height: height).fill()
        }
        NSGraphicsContext.restoreGraphicsState()
    }
}
