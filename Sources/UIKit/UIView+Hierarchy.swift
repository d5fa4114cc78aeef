import QuartzCore
internal import Raster

/// Where among its siblings a subview goes.
@MainActor enum SubviewPlace {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)

    /// Among siblings that the subview is not one of; a sibling that is not there means the front, as does an index
    /// beyond the last.
    func index(in siblings: [UIView]) -> Int {
        switch self {
        case .front: return siblings.count
        case .index(let index): return max(0, min(index, siblings.count))
        case .below(let sibling): return siblings.firstIndex { $0 === sibling } ?? siblings.count
        case .above(let sibling): return siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count
        }
    }
}

extension UIView {
    /// Puts `view` among the subviews, taking it from where it was. A view is not put inside itself.
    final func insert(_ view: UIView, _ place: SubviewPlace) {
        guard !isInside(view) else {
            Notice.once("UIView.addSubview(_:): a view cannot be put inside itself; ignored")
            return
        }
        guard view.superviewReference !== self else { return move(view, place) }
        let oldSuperview = view.superviewReference
        let window = windowReference
        let changesWindow = view.windowReference !== window
        view.willMove(toSuperview: self)
        if changesWindow { view.willMoveTree(to: window) }
        LayoutEngine.willRemove(view)
        oldSuperview?.willRemoveSubview(view)
        oldSuperview?.subviewList.removeAll { $0 === view }
        oldSuperview?.setNeedsLayout()
        view.changeTint {
            self.place(view, place)
            view.superviewReference = self
        }
        view.cornerSurroundingsChanged()
        joinConstraints(of: view)
        view.propagateTraits()
        if changesWindow { view.moveTree(to: window) }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Another place among the same siblings: nobody is told.
    private func move(_ view: UIView, _ place: SubviewPlace) {
        subviewList.removeAll { $0 === view }
        self.place(view, place)
    }

    /// The layer comes just above the layer of the subview before it, so that layers which the view added by itself
    /// keep their place below.
    private func place(_ view: UIView, _ place: SubviewPlace) {
        let index = place.index(in: subviewList)
        if index > 0 {
            layer.insertSublayer(view.layer, above: subviewList[index - 1].layer)
        } else if let first = subviewList.first {
            layer.insertSublayer(view.layer, below: first.layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviewList.insert(view, at: index)
        setNeedsLayout()
    }

    final func remove() {
        guard let superview = superviewReference else { return }
        let hasWindow = windowReference != nil
        willMove(toSuperview: nil)
        if hasWindow { willMoveTree(to: nil) }
        superview.willRemoveSubview(self)
        // Those who were told may have moved the view already.
        guard superviewReference === superview else { return }
        LayoutEngine.willRemove(self)
        superview.subviewList.removeAll { $0 === self }
        changeTint {
            layer.removeFromSuperlayer()
            superviewReference = nil
        }
        cornerSurroundingsChanged()
        superview.setNeedsLayout()
        propagateTraits()
        if hasWindow { moveTree(to: nil) }
        didMoveToSuperview()
    }

    final func isInside(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let ancestor = current {
            if ancestor === view { return true }
            current = ancestor.superviewReference
        }
        return false
    }

    final func find(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewList {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    final func exchange(_ index1: Int, _ index2: Int) {
        guard subviewList.indices.contains(index1), subviewList.indices.contains(index2), index1 != index2 else {
            return
        }
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (first, second) = (subviewList[low], subviewList[high])
        move(first, .index(high))
        move(second, .index(low))
    }

    /// Before a move into a window or out of one: the view, then its subviews.
    private func willMoveTree(to window: UIWindow?) {
        controller?.viewWillMove(to: window)
        willMove(toWindow: window)
        for subview in subviewList { subview.willMoveTree(to: window) }
    }

    /// After such a move.
    final func moveTree(to window: UIWindow?) {
        setWindow(window)
        tellMove(to: window)
    }

    private func setWindow(_ window: UIWindow?) {
        windowReference = window
        for subview in subviewList { subview.setWindow(window) }
    }

    private func tellMove(to window: UIWindow?) {
        // A view that was moved on meanwhile has been told.
        guard windowReference === window else { return }
        controller?.viewMoved(to: window)
        didMoveToWindow()
        for subview in subviewList { subview.tellMove(to: window) }
    }
}
