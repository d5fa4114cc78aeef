import QuartzCore

extension UIView {
    /// Hides a view or shows it. One that a stack view arranges takes its room or gives it up; while that is animated it
    /// is still seen, becoming smaller.
    final func hide(_ isHidden: Bool) {
        guard let stack = superviewReference as? UIStackView, stack.arranges(self) else {
            constraintUse.isHiding = false
            layer.isHidden = isHidden
            return
        }
        guard isHidden != self.isHidden else { return }
        stack.setNeedsArrangement()
        guard isHidden, let settings = AnimationBlock.current?.settings else {
            constraintUse.isHiding = false
            layer.isHidden = isHidden
            return
        }
        constraintUse.isHiding = true
        AnimationBlock.whole { [weak self] _ in
            guard let self, constraintUse.isHiding else { return }
            constraintUse.isHiding = false
            layer.isHidden = true
        } _: {
            // Nothing is to be seen of it, but its end is waited for.
            let wait = CATransition()
            wait.startProgress = 1
            wait.duration = settings.duration + settings.delay
            layer.add(wait, forKey: nil)
        }
    }
}
