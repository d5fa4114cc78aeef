import QuartzCore

extension UICollectionView {
    final var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    final func contentChanged() {
        guard updateDepth == 0 else { return }
        isStale = true
        collectionViewLayout.preferredSizes = [:]
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    /// Asks how much there is where that is wanted.
    final func refresh() {
        guard isStale else { return }
        isStale = false
        let count = max(0, dataSource?.numberOfSections(in: self) ?? 0)
        counts = (0..<count).map { max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0) }
        for (part, view) in shown.sorted(by: { $0.key < $1.key }) { recycle(view, part) }
        shown = [:]
    }

    final func prepareLayout() {
        refresh()
        let layout = collectionViewLayout
        guard !layout.isPrepared else { return }
        layout.isPrepared = true
        layout.prepare()
    }

    final func layoutCollection() {
        // Cells that say their size while they come into sight may let others in.
        for _ in 0..<20 where !layoutOnce() { continue }
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    }

    /// - Returns: Whether no cell has asked for another size.
    private func layoutOnce() -> Bool {
        prepareLayout()
        let layout = collectionViewLayout
        contentSize = layout.collectionViewContentSize
        let wanted = layout.layoutAttributesForElements(in: bounds) ?? []
        var kept: Set<Part> = []
        var isSettled = true
        for attributes in wanted.sorted(by: { ($0.zIndex, part($0)) < ($1.zIndex, part($1)) }) {
            let part = part(attributes)
            guard counts.indices.contains(part.path.section), let view = shown[part] ?? show(part, attributes)
            else {
                continue
            }
            kept.insert(part)
            if part.kind.isEmpty, layout.measures(part.path), layout.preferredSizes[part.path] == nil,
                let cell = view as? UICollectionViewCell
            {
                let preferred = cell.preferredLayoutAttributesFitting(attributes)
                layout.preferredSizes[part.path] = preferred.size
                if preferred.size != attributes.size { isSettled = false }
            }
            place(view, attributes)
        }
        for (part, view) in shown.sorted(by: { $0.key < $1.key }) where !kept.contains(part) {
            shown[part] = nil
            recycle(view, part)
        }
        if !isSettled { layout.isPrepared = false }
        return isSettled
    }

    private func part(_ attributes: UICollectionViewLayoutAttributes) -> Part {
        Part(
            kind: attributes.representedElementCategory == .cell ? "" : attributes.representedElementKind ?? "?",
            path: attributes.indexPath)
    }

    private func show(_ part: Part, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let view: UICollectionReusableView?
        switch attributes.representedElementCategory {
        case .cell:
            guard part.path.item < counts[part.path.section] else { return nil }
            let cell = dataSource?.collectionView(self, cellForItemAt: part.path)
            cell?.isSelected = selection.contains(part.path)
            cell?.isHighlighted = false
            view = cell
        case .supplementaryView:
            view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: part.kind, at: part.path)
        case .decorationView:
            view = makeView(collectionViewLayout.decorationClasses[part.kind] ?? UICollectionReusableView.self)
        }
        guard let view else { return nil }
        shown[part] = view
        // Those with a higher index come later, and so above.
        addSubview(view)
        if let cell = view as? UICollectionViewCell {
            itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: part.path)
        }
        return view
    }

    private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        if view.center != attributes.center { view.center = attributes.center }
        if !CATransform3DEqualToTransform(view.transform3D, attributes.transform3D) {
            view.transform3D = attributes.transform3D
        }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
        if view.layer.zPosition != CGFloat(attributes.zIndex) { view.layer.zPosition = CGFloat(attributes.zIndex) }
        view.apply(attributes)
    }

    final func item(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let near = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        return (collectionViewLayout.layoutAttributesForElements(in: near) ?? [])
            .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }

    final func scroll(to item: IndexPath, _ position: UICollectionView.ScrollPosition, _ animated: Bool) {
        guard let frame = layoutAttributesForItem(at: item)?.frame else { return }
        contentSize = collectionViewLayout.collectionViewContentSize
        let insets = adjustedContentInset
        var offset = contentOffset
        let room = CGSize(
            width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        if position.contains(.top) { offset.y = frame.minY - insets.top }
        if position.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 - insets.top }
        if position.contains(.bottom) { offset.y = frame.maxY - room.height - insets.top }
        if position.contains(.left) { offset.x = frame.minX - insets.left }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 - insets.left }
        if position.contains(.right) { offset.x = frame.maxX - room.width - insets.left }
        if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
        setContentOffset(motion.limited(offset), animated: animated)
    }
}
