import QuartzCore

/// What items of bars have in common.
@MainActor @preconcurrency open class UIBarItem: NSObject {
    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var largeContentSizeImage: UIImage?
    /// Moves the image, in points.
    open var imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    open var tag = 0
    private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    public override init() {
        super.init()
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        return nil
    }

    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleAttributes[state.rawValue] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// By Apple's names of key-value coding; nil for others.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "title": title
        case "image": image
        case "tag": NSNumber(value: tag)
        case "enabled", "isEnabled": NSNumber(value: isEnabled)
        default: nil
        }
    }
}
