import QuartzCore
internal import Raster

extension NSView {
    final func insert(_ view: NSView, _ place: NSWindow.OrderingMode, relativeTo sibling: NSView?) {
        var siblings = subviewList
        siblings.removeAll { $0 === view }
        let index = sibling.flatMap { sibling in siblings.firstIndex { $0 === sibling } }
        switch place {
        case .below: insert(view, at: index ?? 0)
        case .above, .out: insert(view, at: index.map { $0 + 1 } ?? siblings.count)
        }
    }

    /// Puts `view` among the subviews, taking it from where it was. A view is not put inside itself.
    ///
    /// - Parameter index: Among the other subviews.
    final func insert(_ view: NSView, at index: Int) {
        guard !isInside(view) else {
            Notice.once("NSView.addSubview(_:): a view cannot be put inside itself; ignored")
            return
        }
        if view.superviewReference === self {
            subviewList.removeAll { $0 === view }
            subviewList.insert(view, at: min(index, subviewList.count))
            return placeLayer(of: view)
        }
        let window = windowReference
        let changesWindow = view.windowReference !== window
        view.viewWillMove(toSuperview: self)
        if changesWindow { view.willMoveTree(to: window) }
        LayoutEngine.willRemove(view)
        if let old = view.superviewReference {
            old.willRemoveSubview(view)
            old.subviewList.removeAll { $0 === view }
            old.layerStorage?.setNeedsLayout()
        }
        view.superviewReference = self
        subviewList.insert(view, at: max(0, min(index, subviewList.count)))
        placeLayer(of: view)
        joinConstraints(of: view)
        view.propagateAppearance()
        view.markCorners()
        if changesWindow { view.moveTree(to: window) }
        view.viewDidMoveToSuperview()
        didAddSubview(view)
    }

    /// The layer comes just above the layer of the subview before it, so that layers which the view added by itself keep
    /// their place below.
    final func placeLayer(of view: NSView) {
        guard let layer = layerStorage, let index = subviewList.firstIndex(where: { $0 === view }) else { return }
        view.placeFlip()
        if index > 0 {
            layer.insertSublayer(view.backing, above: subviewList[index - 1].backing)
        } else if subviewList.count > 1 {
            layer.insertSublayer(view.backing, below: subviewList[1].backing)
        } else {
            layer.addSublayer(view.backing)
        }
        layer.setNeedsLayout()
    }

    final func remove() {
        guard let superview = superviewReference else {
            if let window = windowReference, window.contentView === self { window.contentView = nil }
            return
        }
        let hasWindow = windowReference != nil
        viewWillMove(toSuperview: nil)
        if hasWindow { willMoveTree(to: nil) }
        superview.willRemoveSubview(self)
        // Those who were told may have moved the view already.
        guard superviewReference === superview else { return }
        LayoutEngine.willRemove(self)
        superview.subviewList.removeAll { $0 === self }
        layerStorage?.removeFromSuperlayer()
        superviewReference = nil
        placeFlip()
        superview.layerStorage?.setNeedsLayout()
        propagateAppearance()
        markCorners()
        if hasWindow { moveTree(to: nil) }
        viewDidMoveToSuperview()
    }

    final func exchange(_ old: NSView, for new: NSView) {
        guard old !== new, let index = subviewList.firstIndex(where: { $0 === old }) else { return }
        old.removeFromSuperview()
        insert(new, at: index)
    }

    final func replaceSubviews(with views: [NSView]) {
        for view in subviewList where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for (index, view) in views.enumerated() { insert(view, at: index) }
    }

    final func isInside(_ view: NSView) -> Bool {
        var current: NSView? = self
        while let ancestor = current {
            if ancestor === view { return true }
            current = ancestor.superviewReference
        }
        return false
    }

    final func find(_ tag: Int) -> NSView? {
        if self.tag == tag { return self }
        for subview in subviewList {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The nearest view that holds both; nil where there is none.
    public final func ancestorShared(with view: NSView) -> NSView? {
        var current: NSView? = self
        while let ancestor = current {
            if view.isInside(ancestor) { return ancestor }
            current = ancestor.superviewReference
        }
        return nil
    }

    final func tellHidden(_ isHidden: Bool) {
        if isHidden { viewDidHide() } else { viewDidUnhide() }
        for subview in subviewList where !subview.isHidden { subview.tellHidden(isHidden) }
    }

    /// Before a move into a window or out of one: the view, then its subviews.
    final func willMoveTree(to window: NSWindow?) {
        controller?.viewWillMove(to: window)
        viewWillMove(toWindow: window)
        for subview in subviewList { subview.willMoveTree(to: window) }
    }

    /// After such a move.
    final func moveTree(to window: NSWindow?) {
        setWindow(window)
        tellMove(to: window)
    }

    private func setWindow(_ window: NSWindow?) {
        windowReference = window
        placeScale()
        for subview in subviewList { subview.setWindow(window) }
    }

    private func tellMove(to window: NSWindow?) {
        // A view that was moved on meanwhile has been told.
        guard windowReference === window else { return }
        controller?.viewMoved(to: window)
        viewDidMoveToWindow()
        for subview in subviewList { subview.tellMove(to: window) }
    }
}
