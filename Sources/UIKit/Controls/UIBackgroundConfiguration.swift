import QuartzCore

/// The background of a button, as a value.
@MainActor @preconcurrency public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// What the background is smaller by than its view.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    /// How far the stroke lies outside of the background; it lies inside here, whatever this says.
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill

    init() {}

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
