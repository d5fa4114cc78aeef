import QuartzCore
internal import Raster

extension UIViewController {
    /// Puts the view of one child into the place of another's, in an animation. Nothing happens for controllers that are no
    /// children of this one, which is said.
    ///
    /// - Parameter animations: Run in an animation after the new view was added.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard fromViewController.parent === self, toViewController.parent === self else {
            return Notice.once("UIViewController.transition: a controller is not a child of this one; ignored")
        }
        guard let old = fromViewController.view, let new = toViewController.view else { return }
        if options.transition != 0 {
            UIView.transition(from: old, to: new, duration: duration, options: options, completion: completion)
            return
        }
        if new.superview == nil { old.superview?.addSubview(new) }
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() },
            completion: { isFinished in
                old.removeFromSuperview()
                completion?(isFinished)
            })
    }
}
