import CoreGraphics
import CoreText

/// A graphics context of a framework that knows which way y grows in it.
package protocol FlippableContext: AnyObject {
    /// Whether y grows downwards.
    var isFlipped: Bool { get }
}

/// The current context, and which way y grows in it: downwards, unless a context of AppKit's says otherwise.
struct TextTarget {
    let context: CGContext
    let growsUpwards: Bool

    /// Nil outside drawing.
    static var current: TextTarget? {
        GraphicsStack.current.entries.last.map { entry in
            let owner = entry.owner as? any FlippableContext
            return TextTarget(context: entry.context, growsUpwards: owner?.isFlipped == false)
        }
    }

    /// Draws from the rectangle's upper left corner on.
    func draw(_ layout: TextLayout, in rect: CGRect) {
        guard growsUpwards else { return layout.draw(at: rect.origin, in: context) }
        draw(layout, upperLeft: CGPoint(x: rect.minX, y: rect.maxY))
    }

    /// Draws with the first line's baseline beginning at a point.
    func draw(_ layout: TextLayout, baseline point: CGPoint) {
        let height = CGFloat(layout.firstBaseline ?? 0)
        guard growsUpwards else { return layout.draw(at: CGPoint(x: point.x, y: point.y - height), in: context) }
        draw(layout, upperLeft: CGPoint(x: point.x, y: point.y + height))
    }

    private func draw(_ layout: TextLayout, upperLeft point: CGPoint) {
        context.saveGState()
        context.translateBy(x: point.x, y: point.y)
        context.scaleBy(x: 1, y: -1)
        layout.draw(at: .zero, in: context)
        context.restoreGState()
    }
}
