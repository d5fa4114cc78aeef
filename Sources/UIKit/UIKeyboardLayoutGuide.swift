import QuartzCore

/// Where the keyboard would be: there is none, so that the guide lies below the safe area, at the bottom of its view.
@MainActor @preconcurrency open class UIKeyboardLayoutGuide: UILayoutGuide {
    private var height: NSLayoutConstraint?

    /// Kept: there is no keyboard to follow.
    open var followsUndockedKeyboard = false
    /// Kept.
    open var keyboardDismissPadding: CGFloat = 0

    /// Whether the guide begins at the bottom of the safe area, rather than of the view.
    open var usesBottomSafeArea = true {
        didSet { safeAreaChanged() }
    }

    final func attach(to view: UIView) {
        identifier = "UIKeyboardLayoutGuide"
        owner = view
        let height = heightAnchor.constraint(equalToConstant: 0)
        self.height = height
        NSLayoutConstraint.activate([
            leftAnchor.constraint(equalTo: view.leftAnchor), rightAnchor.constraint(equalTo: view.rightAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor), height,
        ])
        safeAreaChanged()
    }

    final func safeAreaChanged() { height?.constant = usesBottomSafeArea ? owner?.safeAreaInsets.bottom ?? 0 : 0 }
}
