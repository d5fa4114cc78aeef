import QuartzCore

// Nil stands for the window's space, or that of the topmost superview where there is no window.
extension UIView {
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? root).layer)
    }

    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? root).layer)
    }

    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? root).layer)
    }

    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? root).layer)
    }

    final var root: UIView {
        if let windowReference { return windowReference }
        var view = self
        while let next = view.superviewReference { view = next }
        return view
    }
}
