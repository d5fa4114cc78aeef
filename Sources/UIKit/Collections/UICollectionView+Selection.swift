import QuartzCore

extension UICollectionView {
    final func mark(_ item: IndexPath) {
        refresh()
        guard item.item < numberOfItems(inSection: item.section), item.item >= 0, !selection.contains(item) else {
            return
        }
        if !allowsMultipleSelection { clearSelection() }
        selection.append(item)
        cellForItem(at: item)?.isSelected = true
    }

    final func unmark(_ item: IndexPath) {
        selection.removeAll { $0 == item }
        cellForItem(at: item)?.isSelected = false
    }

    final func clearSelection() {
        for item in selection { unmark(item) }
    }

    final func touchBegan(_ touch: UITouch?) {
        guard let touch, allowsSelection, let item = item(at: touch.location(in: self)),
            itemDelegate?.collectionView(self, shouldHighlightItemAt: item) ?? true
        else { return }
        touchedItem = item
        cellForItem(at: item)?.isHighlighted = true
        itemDelegate?.collectionView(self, didHighlightItemAt: item)
    }

    final func touchCancelled() {
        guard let item = touchedItem else { return }
        touchedItem = nil
        cellForItem(at: item)?.isHighlighted = false
        itemDelegate?.collectionView(self, didUnhighlightItemAt: item)
    }

    final func touchEnded(_ touch: UITouch?) {
        guard let item = touchedItem else { return }
        touchCancelled()
        guard let touch, self.item(at: touch.location(in: self)) == item else { return }
        if allowsMultipleSelection, selection.contains(item) {
            guard itemDelegate?.collectionView(self, shouldDeselectItemAt: item) ?? true else { return }
            unmark(item)
            itemDelegate?.collectionView(self, didDeselectItemAt: item)
            return
        }
        guard itemDelegate?.collectionView(self, shouldSelectItemAt: item) ?? true else { return }
        if !allowsMultipleSelection {
            for other in selection where other != item {
                unmark(other)
                itemDelegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        mark(item)
        itemDelegate?.collectionView(self, didSelectItemAt: item)
    }
}
