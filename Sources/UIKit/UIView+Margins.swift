import QuartzCore

// Values that subclasses lay out by. The screen has no notch and no bars: the safe area is all of it.
extension UIView {
    /// The space to leave between the edges and the content; 8 points all round unless set.
    public final var layoutMargins: UIEdgeInsets {
        get {
            let (own, safe) = (margins.insets, insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero)
            return UIEdgeInsets(
                top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
                right: own.right + safe.right)
        }
        set {
            guard newValue != margins.insets else { return }
            margins.insets = newValue
            layoutMarginsDidChange()
            setNeedsLayout()
        }
    }

    public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isLeft ? margins.left : margins.right, bottom: margins.bottom,
                trailing: isLeft ? margins.right : margins.left)
        }
        set {
            let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isLeft ? newValue.leading : newValue.trailing, bottom: newValue.bottom,
                right: isLeft ? newValue.trailing : newValue.leading)
        }
    }

    public final var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set { margins.preservesSuperview = newValue }
    }

    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.followsSafeArea }
        set { margins.followsSafeArea = newValue }
    }

    /// Zero, but for what the controller of the view adds.
    public final var safeAreaInsets: UIEdgeInsets { controller?.additionalSafeAreaInsets ?? .zero }
}
