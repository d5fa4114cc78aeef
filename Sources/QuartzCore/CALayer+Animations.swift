import CoreGraphics
import Raster

extension CALayer {
    /// The motion, made where there is none.
    final var madeMotion: LayerMotion {
        if let motion { return motion }
        let made = LayerMotion()
        motion = made
        return made
    }

    final var hasAnimations: Bool { motion.map { !$0.records.isEmpty } ?? false }

    /// Adds a copy of the animation, in the place of one of the same key.
    @discardableResult
    package final func record(_ anim: CAAnimation, forKey key: String?) -> AnimationRecord? {
        guard !layoutFlags.isCopy else {
            Notice.once("CALayer.add(_:forKey:): a presentation copy cannot be animated; ignored")
            return nil
        }
        let copy = anim.copy() as? CAAnimation ?? anim
        let motion = madeMotion
        let transaction = CATransaction.settings
        let key = copy is CATransition ? kCATransition : key
        sayWhatDoesNotMove(copy)
        if let key { end(motion.records.filter { $0.key == key }) }
        // After the end of one that it takes the place of, which forgets its own start.
        if copy is CATransition { startTransition() }
        let previous = previousValue(for: copy)
        let duration = copy.duration > 0 ? copy.duration : max(transaction.duration.finite, 0)
        let record = AnimationRecord(
            copy, key: key, duration: duration, previous: previous, groups: transaction.groups)
        motion.records.append(record)
        registerAnimations()
        invalidate()
        markAnimatesBelow()
        return record
    }

    /// An action that is an animation: it takes the transaction's curve where it has none of its own.
    final func addAction(_ animation: CAAnimation, forKey key: String) {
        record(animation, forKey: key)
    }

    /// What an animation without values leads away from.
    private func previousValue(for animation: CAAnimation) -> LayerValue? {
        guard let animation = animation as? CABasicAnimation, let keyPath = animation.keyPath else { return nil }
        guard animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil else { return nil }
        if let changing = motion?.changing, changing.key == keyPath { return changing.previous }
        return shownValue(keyPath)
    }

    /// What a key path shows now, animations included.
    final func shownValue(_ keyPath: String) -> LayerValue? {
        let shown = hasAnimations ? presentationCopy(at: localTime(at: MediaClock.current.now)) : self
        return AnimatedPath(keyPath, in: shown)?.value(in: shown)
    }

    private func registerAnimations() {
        let schedule = MediaClock.current.schedule
        guard motion?.schedule !== schedule else { return }
        motion?.schedule = schedule
        schedule.add(self)
    }

    final func markAnimatesBelow() {
        var layer: CALayer? = self
        while let current = layer, !current.layoutFlags.animatesBelow {
            current.layoutFlags.animatesBelow = true
            layer = current.superlayer ?? current.maskedLayer
        }
    }

    /// Takes an animation away, without telling anyone.
    final func remove(_ record: AnimationRecord) {
        guard let motion, let index = motion.records.firstIndex(where: { $0 === record }) else { return }
        motion.records.remove(at: index)
        if record.animation is CATransition { motion.transitionStart = nil }
        motion.nodeTime = nil
        invalidate()
    }

    /// Takes animations away before their end.
    package final func end(_ records: [AnimationRecord]) {
        for record in records {
            let isOver = record.hasEnded
            remove(record)
            record.tellEnd(finished: isOver)
        }
    }

    package final func records(where isWanted: (AnimationRecord) -> Bool) -> [AnimationRecord] {
        motion?.records.filter(isWanted) ?? []
    }

    /// Settles when animations begin that have waited for it.
    ///
    /// - Parameter time: The layer's.
    final func beginAnimations(at time: CFTimeInterval) {
        for record in motion?.records ?? [] where record.begin == nil {
            let begin = record.animation.beginTime.finite
            record.begin = (begin == 0 ? time : begin) + record.delay
        }
    }

    private func sayWhatDoesNotMove(_ animation: CAAnimation) {
        if let group = animation as? CAAnimationGroup {
            for child in group.animations ?? [] { sayWhatDoesNotMove(child) }
        }
        guard let animation = animation as? CAPropertyAnimation else { return }
        guard let keyPath = animation.keyPath else {
            return Notice.once("CAAnimation: an animation without a key path moves nothing")
        }
        guard AnimatedPath(keyPath, in: self) == nil else { return }
        if keyPath == "frame" || keyPath.hasPrefix("frame.") {
            Notice.once("CAAnimation: a layer's frame cannot be animated; its position and bounds can")
        } else {
            Notice.once("CAAnimation: \(type(of: self)) has no \(keyPath) that can be animated; nothing moves")
        }
    }

    /// The key path of an animation, for a presentation copy.
    final func animatedPath(_ keyPath: String) -> AnimatedPath? { AnimatedPath(keyPath, in: self) }
}
