import UIKit

/// A view controller that shows a view of this module.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let host: _UIHostingView<Content>

    /// What is shown.
    public var rootView: Content {
        get { host.rootView }
        set { host.rootView = newValue }
    }

    public init(rootView: Content) {
        host = _UIHostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
    }

    public required dynamic init?(coder aDecoder: NSCoder) {
        return nil
    }

    open override func loadView() { view = host }

    /// The size that the view takes of one that is offered, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }

    /// The sizes that the controller keeps up to date by its view's.
    public var sizingOptions = UIHostingControllerSizingOptions()
}

/// The sizes that a hosting controller keeps up to date.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
