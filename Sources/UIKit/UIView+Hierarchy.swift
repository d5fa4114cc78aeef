import QuartzCore

extension UIView {
    /// Puts `view` at `index` of the subviews (the nearest possible one). Its layer comes just above the layer of the
    /// subview before it, so that layers which the view added by itself keep their place below.
    final func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        let oldSuperview = view.superview
        let isMoved = oldSuperview !== self
        let newWindow = windowReference
        if isMoved {
            view.willMove(toSuperview: self)
            if view.windowReference !== newWindow { view.willMoveTree(to: newWindow) }
            oldSuperview?.willRemoveSubview(view)
        }
        oldSuperview?.subviewList.removeAll { $0 === view }
        let index = max(0, min(index, subviewList.count))
        if index == 0, let first = subviewList.first {
            layer.insertSublayer(view.layer, below: first.layer)
        } else if index > 0 {
            layer.insertSublayer(view.layer, above: subviewList[index - 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviewList.insert(view, at: index)
        view.superview = self
        setNeedsLayout()
        guard isMoved else { return }
        if view.windowReference !== newWindow { view.moveTree(to: newWindow) }
        view.traitsChanged()
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    final func remove() {
        guard let superview else { return }
        willMove(toSuperview: nil)
        if windowReference != nil { willMoveTree(to: nil) }
        superview.willRemoveSubview(self)
        superview.subviewList.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        self.superview = nil
        superview.setNeedsLayout()
        if windowReference != nil { moveTree(to: nil) }
        didMoveToSuperview()
    }

    public final func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let ancestor = current {
            if ancestor === view { return true }
            current = ancestor.superview
        }
        return false
    }

    public final func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewList {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    public final func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view, at: subviewList.count)
    }

    public final func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view, at: 0)
    }

    public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewList.indices.contains(index1), subviewList.indices.contains(index2), index1 != index2 else {
            return
        }
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (first, second) = (subviewList[low], subviewList[high])
        insert(first, at: high)
        insert(second, at: low)
    }

    private func willMoveTree(to window: UIWindow?) {
        willMove(toWindow: window)
        for subview in subviewList { subview.willMoveTree(to: window) }
    }

    final func moveTree(to window: UIWindow?) {
        windowReference = window
        for subview in subviewList { subview.moveTree(to: window) }
        didMoveToWindow()
    }
}
