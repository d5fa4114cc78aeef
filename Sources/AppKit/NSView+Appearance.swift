import QuartzCore

extension NSView {
    final var foundAppearance: NSAppearance {
        var view: NSView? = self
        while let current = view {
            if let own = current.ownAppearance { return own }
            if current.superviewReference == nil {
                return current.windowReference?.effectiveAppearance ?? .ofApplication
            }
            view = current.superviewReference
        }
        return .ofApplication
    }

    /// Tells this view and those below of another look; what they draw is drawn again.
    final func propagateAppearance() {
        let found = foundAppearance
        if found.name != seenAppearance {
            seenAppearance = found.name
            askForDisplay()
            cast(shadowValue)
            NSAppearance.performing(with: found) { viewDidChangeEffectiveAppearance() }
        }
        for subview in subviewList where subview.ownAppearance == nil { subview.propagateAppearance() }
    }
}
