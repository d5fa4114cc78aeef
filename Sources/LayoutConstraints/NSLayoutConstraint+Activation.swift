import CoreGraphics
internal import Raster

extension NSLayoutConstraint {
    final var items: [any LayoutItem] { first.items + (second?.items ?? []) }

    /// - Parameter view: The view that is to hold the constraint; nil for the nearest that contains its items.
    package final func activate(on view: (any LayoutItem)?) {
        if let holder {
            guard let view, view !== holder else { return }
            deactivate()
        }
        if let problem = self.problem {
            Notice.once("NSLayoutConstraint: \(words) is not activated: \(problem)")
            return
        }
        guard let common = commonView else {
            Notice.once(
                "NSLayoutConstraint: unable to activate \(words) because its items have no common ancestor; "
                    + "they are in different view hierarchies")
            return
        }
        if let view, !common.isLaidOut(inside: view) {
            Notice.once(
                "NSLayoutConstraint: \(view.layoutDescription) cannot hold \(words), as not all its items are inside; "
                    + "ignored")
            return
        }
        let holder = view ?? common
        self.holder = holder
        holder.layoutState.constraints.append(self)
        var named: [ObjectIdentifier] = []
        for item in items where !named.contains(ObjectIdentifier(item)) {
            named.append(ObjectIdentifier(item))
            item.layoutState.mentions.append(self)
        }
        LayoutEngine.activated(self)
    }

    package final func deactivate() {
        guard let holder else { return }
        LayoutEngine.deactivated(self)
        Self.take(self, from: &holder.layoutState.constraints)
        self.holder = nil
        for item in items { Self.take(self, from: &item.layoutState.mentions) }
    }

    /// Those that came first often go first, so that they are found at once.
    private static func take(_ constraint: NSLayoutConstraint, from list: inout [NSLayoutConstraint]) {
        if let index = list.firstIndex(where: { $0 === constraint }) { list.remove(at: index) }
    }

    /// The nearest view that is or contains each of the items' views.
    private var commonView: (any LayoutItem)? {
        let views = items.compactMap(\.layoutView)
        guard views.count == items.count, var common = views.first else { return nil }
        for view in views.dropFirst() {
            while !view.isLaidOut(inside: common) {
                guard let next = common.layoutContainer else { return nil }
                common = next
            }
        }
        return common
    }

    /// What is wrong with the constraint in itself.
    private var problem: String? {
        if first.isStale { return "its first item is no view or guide, or is gone" }
        guard let axis = first.attribute.axis else { return "it has no first attribute" }
        if !constant.isFinite || !storedMultiplier.isFinite { return "a number is not finite" }
        guard let second else {
            return first.attribute.isLength || first.isDistance
                ? nil : "a location needs a second item to be measured from"
        }
        if second.isStale { return "its second item is gone" }
        guard let secondAxis = second.attribute.axis else { return "it has no second attribute" }
        let (a, b) = (first.attribute.isLength || first.isDistance, second.attribute.isLength || second.isDistance)
        if a != b { return "a location and a length cannot be compared" }
        if !a, axis != secondAxis { return "locations on different axes cannot be compared" }
        if !a,
            first.attribute.isDirectional && second.attribute.isPhysical
                || first.attribute.isPhysical && second.attribute.isDirectional
        {
            return "leading or trailing cannot be compared with left or right"
        }
        return nil
    }
}
