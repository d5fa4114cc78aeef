import AppKit
import QuartzCore
import UIKit

/// A view of AppKit that shows a view of this module.
///
/// Inside stands a window of UIKit's, which nobody else sees: the same graph, the same controls, and a finger that the
/// mouse's left button moves.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    private let host: _UIHostingView<Content>
    private let inside: UIWindow
    private let finger: TouchScreen

    /// What is shown.
    public var rootView: Content {
        get { host.rootView }
        set {
            host.rootView = newValue
            invalidateIntrinsicContentSize()
            needsLayout = true
        }
    }

    /// The sizes that the view keeps up to date by its content's.
    public var sizingOptions = NSHostingSizingOptions.standardBounds
    public var safeAreaRegions = SafeAreaRegions.all

    public required init(rootView: Content) {
        host = _UIHostingView(rootView: rootView)
        inside = UIWindow(frame: .zero)
        finger = TouchScreen(window: inside)
        super.init(frame: .zero)
        inside.addSubview(host)
        inside.isHidden = false
    }

    public required init?(coder: NSCoder) { nil }

    /// Positions count downwards, as in this module.
    open override var isFlipped: Bool { true }

    open override func makeBackingLayer() -> CALayer {
        let layer = super.makeBackingLayer()
        layer.addSublayer(inside.layer)
        return layer
    }

    open override func layout() {
        super.layout()
        inside.overrideUserInterfaceStyle =
            effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .dark : .light
        let frame = CGRect(origin: .zero, size: bounds.size)
        if inside.frame != frame { inside.frame = frame }
        if host.frame != frame { host.frame = frame }
        inside.layoutIfNeeded()
    }

    open override var intrinsicContentSize: NSSize { host.sizeThatFits(.unspecified) }
    open override var fittingSize: NSSize { host.sizeThatFits(.unspecified) }

    /// The size that the content takes of a proposal.
    func contentSize(_ proposal: ProposedViewSize) -> CGSize { host.sizeThatFits(proposal) }

    // The mouse

    private func point(of event: NSEvent) -> CGPoint { convert(event.locationInWindow, from: nil) }

    open override func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }
    open override func mouseDown(with event: NSEvent) { finger.press(point(of: event)) }
    open override func mouseDragged(with event: NSEvent) { finger.move(to: point(of: event)) }
    open override func mouseUp(with event: NSEvent) { finger.release() }
}

/// The sizes that a hosting view keeps up to date.
public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}
