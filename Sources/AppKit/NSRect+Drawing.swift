// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuartzCore

// All of these draw in the current context. Outside drawing, where there is none, nothing happens.

extension CGRect {
    /// Fills with the current fill colour.
    public func fill(
        using operation: NSCompositingOperation = NSGraphicsContext.current?.compositingOperation ?? .sourceOver
    ) {
        painting(operation) { $0.fill(self) }
    }

    /// A frame inside the rectangle, in the current fill colour.
    public func frame(
        withWidth width: CGFloat = 1.0,
        using operation: NSCompositingOperation = NSGraphicsContext.current?.compositingOperation ?? .sourceOver
    ) {
        let outer = standardized
        guard outer.width > 0, outer.height > 0, width > 0 else { return }
        let path = CGMutablePath()
        path.addRect(outer)
        if outer.width > 2 * width, outer.height > 2 * width { path.addRect(outer.insetBy(dx: width, dy: width)) }
        painting(operation) { context in
            context.beginPath()
            context.addPath(path)
            context.fillPath(using: .evenOdd)
        }
    }

    /// What is drawn next shows only inside the rectangle.
    public func clip() { NSGraphicsContext.current?.cgContext.clip(to: self) }

    private func painting(_ operation: NSCompositingOperation, _ body: (CGContext) -> Void) {
        guard let context = NSGraphicsContext.current?.cgContext else { return }
        context.saveGState()
        context.setBlendMode(operation.blendMode)
        body(context)
        context.restoreGState()
    }
}

extension Sequence where Element == CGRect {
    /// Fills each with the current fill colour.
    public func fill(
        using operation: NSCompositingOperation = NSGraphicsContext.current?.compositingOperation ?? .sourceOver
    ) {
        for rect in self { rect.fill(using: operation) }
    }

    /// What is drawn next shows only inside the rectangles.
    public func clip() { NSGraphicsContext.current?.cgContext.clip(to: Array(self)) }
}

/// Replaces what lies in the rectangle by the current fill colour.
public func NSRectFill(_ rect: NSRect) { rect.fill(using: .copy) }

public func NSRectFillUsingOperation(_ rect: NSRect, _ op: NSCompositingOperation) { rect.fill(using: op) }

/// A frame of one point inside the rectangle, in the current fill colour.
public func NSFrameRect(_ rect: NSRect) { rect.frame(withWidth: 1, using: .copy) }

public func NSFrameRectWithWidth(_ rect: NSRect, _ frameWidth: CGFloat) {
    rect.frame(withWidth: frameWidth, using: .copy)
}

public func NSFrameRectWithWidthUsingOperation(
    _ rect: NSRect, _ frameWidth: CGFloat, _ op: NSCompositingOperation
) {
    rect.frame(withWidth: frameWidth, using: op)
}

/// What is drawn next shows only inside the rectangle.
public func NSRectClip(_ rect: NSRect) { rect.clip() }

/// Fills the rectangle with white.
public func NSEraseRect(_ rect: NSRect) {
    guard let context = NSGraphicsContext.current?.cgContext else { return }
    context.saveGState()
    context.setFillColor(.white)
    context.fill(rect)
    context.restoreGState()
}
