import QuartzCore

/// Something that can be done with an element, by name.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var image: UIImage?
    open var actionHandler: Handler?

    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
}
