import AppKit

/// A view controller of AppKit that shows a view of this module.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    private let host: NSHostingView<Content>

    /// What is shown.
    public var rootView: Content {
        get { host.rootView }
        set { host.rootView = newValue }
    }

    public var sizingOptions: NSHostingSizingOptions {
        get { host.sizingOptions }
        set { host.sizingOptions = newValue }
    }

    public init(rootView: Content) {
        host = NSHostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = host }

    /// The size that the view takes of one that is offered, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }
}

extension NSHostingView {
    /// The size that the content takes of one that is offered, in points.
    func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(ProposedViewSize(size)) }
}
