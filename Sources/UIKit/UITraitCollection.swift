import QuartzCore

/// The surroundings that a view adapts to.
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels a point; 0 where it is not specified.
    public let displayScale: CGFloat

    public override convenience init() {
        self.init(userInterfaceStyle: .unspecified, displayScale: 0)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
    }

    public convenience init(displayScale: CGFloat) {
        self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
    }

    package init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        super.init()
    }

    /// What is specified in any of them; the last word counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            userInterfaceStyle: traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
                ?? .unspecified,
            displayScale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0)
    }

    func with(userInterfaceStyle: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(userInterfaceStyle: userInterfaceStyle, displayScale: displayScale)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
    }

    public override var hash: Int { userInterfaceStyle.rawValue &* 31 &+ displayScale.hashValue }
}
