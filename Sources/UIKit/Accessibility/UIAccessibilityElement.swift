import QuartzCore

/// Something on the screen that is no view of its own, such as a part of a drawing, as it is read out.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    private var ownFrame = CGRect.zero
    private var frameInContainer: CGRect?

    /// - Parameter container: The view that shows the element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// In the space of the view that shows the element; follows when the view moves.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { frameInContainer = newValue }
    }

    /// In the space of the window.
    open var accessibilityFrame: CGRect {
        get {
            guard let frameInContainer, let view = accessibilityContainer as? UIView else { return ownFrame }
            return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
        }
        set {
            ownFrame = newValue
            frameInContainer = nil
        }
    }

    /// Where the element is touched, when it is chosen without a finger: its middle.
    open var accessibilityActivationPoint: CGPoint {
        let frame = accessibilityFrame
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
