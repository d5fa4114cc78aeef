import CoreGraphics

extension CALayer {
    /// A copy of the layer with its animations applied.
    ///
    /// - Parameter time: The layer's.
    final func presentationCopy(at time: CFTimeInterval) -> CALayer {
        let copy = LayerCopies.copy(of: self)
        copy.layoutFlags.isCopy = true
        copy.madeMotion.model = self
        copy.delegate = delegate
        copy.superlayer = superlayer
        guard let motion else { return copy }
        copy.madeMotion.timing = motion.timing
        copy.madeMotion.values = motion.values
        guard !motion.records.isEmpty else { return copy }
        let common = commonTime(of: time)
        var needsDisplay = false
        for record in motion.records {
            record.apply(to: copy, at: time, commonTime: common)
            needsDisplay = needsDisplay || self.needsDisplay(for: record.animation)
        }
        if needsDisplay { copy.display() }
        return copy
    }

    /// Whether the animation moves a value that the layer's class draws by.
    private func needsDisplay(for animation: CAAnimation) -> Bool {
        if let group = animation as? CAAnimationGroup {
            return (group.animations ?? []).contains { needsDisplay(for: $0) }
        }
        guard let keyPath = (animation as? CAPropertyAnimation)?.keyPath else { return false }
        let key = keyPath.prefix { $0 != "." }
        return type(of: self).needsDisplay(forKey: String(key))
    }

    /// The presentation copy with those of the layers above.
    final func presentedWithSuperlayers(at common: CFTimeInterval) -> CALayer {
        let copy = presentationCopy(at: localTime(at: common))
        if let superlayer {
            let above = superlayer.presentedWithSuperlayers(at: common)
            copy.superlayer = above
            copy.madeMotion.presentedSuperlayer = above
        }
        return copy
    }

    /// The sublayers, of a presentation copy those of the layer that it shows, as they are shown now.
    final var shownChildren: [CALayer] {
        guard layoutFlags.isCopy, let model = motion?.model else { return children }
        let common = MediaClock.current.now
        return model.children.map { child in
            let copy = child.presentationCopy(at: child.localTime(at: common))
            copy.superlayer = self
            return copy
        }
    }
}
