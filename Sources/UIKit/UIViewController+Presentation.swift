import QuartzCore
internal import Raster

/// How a controller's view comes over another one's.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// How a presented view moves in.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
    public final var presentedViewController: UIViewController? {
        presentedReference ?? parentReference?.presentedViewController
    }

    public final var presentingViewController: UIViewController? {
        presentingReference ?? parentReference?.presentingViewController
    }

    final func show(presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        guard presented !== self, presentedReference == nil, presented.presentingReference == nil else {
            return Notice.once(
                "UIViewController.present: one controller presents one other that is not presented yet")
        }
        guard let window = viewIfLoaded?.window else {
            return Notice.once("UIViewController.present: a controller whose view is in no window presents nothing")
        }
        if ![.automatic, .fullScreen, .overFullScreen].contains(presented.modalPresentationStyle) {
            Notice.once("UIViewController.modalPresentationStyle: every presented view covers its window")
        }
        presentedReference = presented
        presented.presentingReference = self
        guard let view = presented.view else { return }
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        move(
            view, from: presented.modalTransitionStyle.away(in: window.bounds), to: (.identity, 1), animated,
            completion)
    }

    final func hidePresented(animated: Bool, _ completion: (() -> Void)?) {
        guard let presented = presentedReference else {
            presentingViewController?.hidePresented(animated: animated, completion)
            return
        }
        if presented.presentedReference != nil { presented.hidePresented(animated: false, nil) }
        presentedReference = nil
        guard let view = presented.viewIfLoaded else { return }
        move(view, from: (.identity, 1), to: presented.modalTransitionStyle.away(in: view.bounds), animated) {
            view.removeFromSuperview()
            (view.transform, view.alpha) = (.identity, 1)
            presented.presentingReference = nil
            completion?()
        }
    }

    private func move(
        _ view: UIView, from start: (transform: CGAffineTransform, alpha: CGFloat),
        to end: (transform: CGAffineTransform, alpha: CGFloat), _ animated: Bool, _ completion: (() -> Void)?
    ) {
        guard animated else {
            (view.transform, view.alpha) = end
            completion?()
            return
        }
        (view.transform, view.alpha) = start
        UIView.animate(
            withDuration: 0.4, animations: { (view.transform, view.alpha) = end },
            completion: { _ in completion?() })
    }
}

extension UIModalTransitionStyle {
    /// How a view is shown while it is not there yet: below its window, or clear.
    fileprivate func away(in bounds: CGRect) -> (transform: CGAffineTransform, alpha: CGFloat) {
        self == .crossDissolve ? (.identity, 0) : (CGAffineTransform(translationX: 0, y: bounds.height), 1)
    }
}
