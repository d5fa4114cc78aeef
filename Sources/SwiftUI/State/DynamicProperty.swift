/// A stored property of a view that is brought up to date before the view's body runs.
public protocol DynamicProperty {
    /// Called before each run of the body, after the value's own dynamic properties have been brought up to date.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property of this module: it is connected to what lasts.
protocol ConnectedProperty: DynamicProperty {
    /// - Parameter site: The place of the property in its view's node.
    @MainActor mutating func connect(_ site: PropertySite)
}

/// The place of one property in a node.
@MainActor struct PropertySite {
    let node: ViewNode
    let store: PropertyStore
    let index: Int

    /// What is kept for the property, made the first time.
    func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
        if let kept = store.kept[index] as? Kept { return kept }
        let made = make()
        store.kept[index] = made
        return made
    }
}
