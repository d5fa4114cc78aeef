import QuartzCore

// Nil stands for the window's space, y upwards, or that of the topmost superview where there is no window.
extension NSView {
    public final func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {
        backing.convert(point, to: target(view))
    }

    public final func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
        backing.convert(point, from: target(view))
    }

    public final func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
        backing.convert(rect, to: target(view))
    }

    public final func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
        backing.convert(rect, from: target(view))
    }

    public final func convert(_ size: NSSize, to view: NSView?) -> NSSize {
        convert(NSRect(origin: boundsRect.origin, size: size), to: view).size
    }

    public final func convert(_ size: NSSize, from view: NSView?) -> NSSize {
        convert(NSRect(origin: view?.boundsRect.origin ?? .zero, size: size), from: view).size
    }

    /// In pixels of the screen.
    public final func convertToBacking(_ size: NSSize) -> NSSize {
        let size = convert(size, to: nil)
        return NSSize(width: size.width * backingScale, height: size.height * backingScale)
    }

    public final func convertToBacking(_ rect: NSRect) -> NSRect {
        BackingPixels.scaled(convert(rect, to: nil), by: backingScale)
    }

    public final func convertToBacking(_ point: NSPoint) -> NSPoint {
        let point = convert(point, to: nil)
        return NSPoint(x: point.x * backingScale, y: point.y * backingScale)
    }

    public final func convertFromBacking(_ rect: NSRect) -> NSRect {
        convert(BackingPixels.scaled(rect, by: 1 / backingScale), from: nil)
    }

    public final func convertFromBacking(_ point: NSPoint) -> NSPoint {
        convert(NSPoint(x: point.x / backingScale, y: point.y / backingScale), from: nil)
    }

    public final func convertFromBacking(_ size: NSSize) -> NSSize {
        convert(NSSize(width: size.width / backingScale, height: size.height / backingScale), from: nil)
    }

    /// Between the view and its layer, whose space is the same.
    public final func convertToLayer(_ point: NSPoint) -> NSPoint { point }
    public final func convertFromLayer(_ point: NSPoint) -> NSPoint { point }
    public final func convertToLayer(_ rect: NSRect) -> NSRect { rect }
    public final func convertFromLayer(_ rect: NSRect) -> NSRect { rect }

    /// Whether the point of the view's space lies in the rectangle; points on the edge that is the lower one on the
    /// screen do not.
    public final func mouse(_ point: NSPoint, in rect: NSRect) -> Bool { NSMouseInRect(point, rect, isFlipped) }

    private var backingScale: CGFloat { windowReference?.backingScaleFactor ?? ScreenScale.ofMain }

    private func target(_ view: NSView?) -> CALayer {
        if let view { return view.backing }
        if let windowReference { return windowReference.rootLayer }
        var top = self
        while let next = top.superviewReference { top = next }
        return top.backing
    }

    final func hit(_ point: NSPoint) -> NSView? {
        guard !isHidden else { return nil }
        let space = superviewReference?.backing ?? backing.superlayer
        let local = backing.convert(point, from: space)
        guard mouse(local, in: boundsRect) else { return nil }
        for subview in subviewList.reversed() {
            if let hit = subview.hitTest(local) { return hit }
        }
        return self
    }
}
