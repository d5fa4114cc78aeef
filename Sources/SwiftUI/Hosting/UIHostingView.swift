import QuartzCore
import RenderTree
import UIKit

/// A UIKit view that shows a view of this module.
@MainActor @preconcurrency
open class _UIHostingView<Content: View>: UIView {
    let graph = ViewGraph()
    private let touches = TouchArbiter()
    private var link: CADisplayLink?

    /// What is shown.
    public var rootView: Content {
        didSet { show() }
    }

    open override class var layerClass: AnyClass { HostedLayer.self }

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        graph.hostedViews.host = self
        graph.onChange = { [weak self] in self?.graphChanged() }
        hosted?.content = { [weak self] layers in self?.content(with: layers) ?? [] }
        show()
    }

    public required init?(coder: NSCoder) { nil }

    private var hosted: HostedLayer? { layer as? HostedLayer }

    private func show() { graph.show(rootView, hostEnvironment) }

    /// What the surroundings say.
    private var hostEnvironment: EnvironmentValues {
        var environment = graph.environment
        // An environment that says the same stays the same, so that nothing is made again.
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        if environment.displayScale != scale { environment.displayScale = scale }
        let scheme: ColorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
        if environment.colorScheme != scheme { environment.colorScheme = scheme }
        let direction: LayoutDirection =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if environment.layoutDirection != direction { environment.layoutDirection = direction }
        return environment
    }

    private func graphChanged() {
        setNeedsLayout()
        hosted?.contentChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        show()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { graph.sizeThatFits(ProposedViewSize(size)) }

    open override var intrinsicContentSize: CGSize { graph.sizeThatFits(.unspecified) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutGraph()
        move()
    }

    private func layOutGraph() {
        let safe = safeAreaInsets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        graph.layout(
            in: bounds.size,
            margins: EdgeInsets(
                top: safe.top, leading: isRightToLeft ? safe.right : safe.left, bottom: safe.bottom,
                trailing: isRightToLeft ? safe.left : safe.right))
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// A view of UIKit is touched where nothing of this module's lies over it.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let found = super.hitTest(point, with: event), found !== self else {
            return super.hitTest(point, with: event)
        }
        return graph.hostedViews.isCovered(found, at: point, in: graph) ? self : found
    }

    /// Follows the display for as long as something is on its way.
    private func move() {
        guard graph.isMoving != (link != nil) else { return }
        if graph.isMoving {
            let link = CADisplayLink(
                target: FrameCall { [weak self] in self?.frame() }, selector: FrameCall.selector)
            link.add(to: .main, forMode: .common)
            self.link = link
        } else {
            link?.invalidate()
            link = nil
        }
    }

    private func frame() {
        graph.step()
        setNeedsLayout()
    }

    // Touches

    /// The fingers that are followed, in the order in which they came: two at most.
    private var fingers: [UITouch] = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        layOutGraph()
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            if self.touches.isFollowing, let first = fingers.first {
                guard fingers.count < 2 else { continue }
                fingers.append(touch)
                self.touches.take(second: touch.location(in: self), first.location(in: self), touch.timestamp)
            } else {
                fingers = [touch]
                self.touches.begin(graph, at: touch.location(in: self), touch.timestamp)
            }
        }
        if !self.touches.isFollowing { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .moved) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .ended) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .cancelled) }

    private func send(_ touches: Set<UITouch>, _ phase: TouchSample.Phase) {
        guard let first = fingers.first else { return }
        // The second finger first, so that both are known when the first is told of.
        if let second = fingers.dropFirst().first, touches.contains(second) {
            let isGone = phase == .ended || phase == .cancelled
            if isGone { fingers.removeLast() }
            self.touches.take(
                second: isGone ? nil : second.location(in: self), first.location(in: self), second.timestamp)
        }
        guard touches.contains(first) else { return }
        self.touches.send(phase, first.location(in: self), first.timestamp)
        if phase == .ended || phase == .cancelled { fingers = [] }
    }

    private func content(with layers: [(layer: CALayer, node: RenderNode)]) -> [RenderNode] {
        let others = graph.hostedViews.take(layers)
        return (graph.renderNode().map { [$0] } ?? []) + others
    }
}
