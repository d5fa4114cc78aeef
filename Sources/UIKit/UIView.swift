import QuartzCore

/// A rectangle on the screen: a layer that takes part in layout, drawing and events.
@MainActor @preconcurrency open class UIView: UIResponder {
    /// The class of the view's layer; read once, when the view is made.
    open class var layerClass: AnyClass { CALayer.self }

    public final let layer: CALayer

    public internal(set) final weak var superview: UIView?
    final var subviewList: [UIView] = []
    final weak var windowReference: UIWindow?
    /// The controller whose view this is.
    final weak var controller: UIViewController?

    final var background: UIColor?
    final var ownTintColor: UIColor?
    /// Traits that differ from the superview's; nil takes all from there.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { traitsChanged() }
    }

    open var isUserInteractionEnabled = true
    open var tag = 0
    open var autoresizesSubviews = true
    open var autoresizingMask: UIView.AutoresizingMask = []
    open var contentMode: UIView.ContentMode = .scaleToFill {
        didSet { contentModeChanged() }
    }
    open var accessibilityIdentifier: String?

    public init(frame: CGRect) {
        layer = LayerFactory.makeLayer(of: Self.layerClass)
        super.init()
        attachLayer()
        self.frame = frame
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Archives are not read here: there is nothing to make a view from.
    public required init?(coder: NSCoder) {
        layer = LayerFactory.makeLayer(of: Self.layerClass)
        super.init()
        attachLayer()
    }

    private func attachLayer() {
        layer.delegate = self
        layer.contentsScale = UIScreen.main.scale
        layer.setNeedsLayout()
        if ViewOverrides.draws(Self.self) { layer.setNeedsDisplay() }
    }

    /// The view's rectangle in its superview's space; undefined while `transform` is not the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { resize { layer.frame = newValue } }
    }

    /// The view's own rectangle, in its own space.
    open var bounds: CGRect {
        get { layer.bounds }
        set { resize { layer.bounds = newValue } }
    }

    /// Where the middle (the layer's anchor point) lies in the superview.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// Applied about the middle.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// 0 ... 1, for the view with all its subviews.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A hint that the view fills its bounds; nothing depends on it here.
    open var isOpaque = true

    /// A dynamic colour follows the view's traits.
    open var backgroundColor: UIColor? {
        get { background }
        set {
            background = newValue
            resolveBackground()
        }
    }

    /// Inherited from the superview unless set; system blue at the top.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tintChanged()
        }
    }

    open var traitCollection: UITraitCollection {
        let inherited = superview?.traitCollection ?? UITraitCollection.current
        guard overrideUserInterfaceStyle != .unspecified else { return inherited }
        return inherited.with(userInterfaceStyle: overrideUserInterfaceStyle)
    }

    /// The window that the view stands in.
    open var window: UIWindow? { windowReference }

    open var subviews: [UIView] { subviewList }

    open func addSubview(_ view: UIView) {
        insert(view, at: subviewList.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviewList.firstIndex { $0 === siblingSubview } ?? 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: subviewList.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviewList.count)
    }

    open func removeFromSuperview() {
        remove()
    }

    open func setNeedsLayout() { layer.setNeedsLayout() }

    open func layoutIfNeeded() { layer.layoutIfNeeded() }

    open func setNeedsDisplay() {
        if ViewOverrides.draws(type(of: self)) { layer.setNeedsDisplay() }
    }

    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        bounds = CGRect(origin: bounds.origin, size: size)
    }

    /// Places the subviews. Called before drawing after a change of size or `setNeedsLayout()`.
    open func layoutSubviews() {}

    /// Draws the view's content; `UIGraphicsGetCurrentContext()` is the context, in points, y downwards.
    open func draw(_ rect: CGRect) {}

    open func didMoveToSuperview() {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToWindow() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func tintColorDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The size that the view would like in `size`; by default the one it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// What a view with content of its own would like to be; -1 on an axis without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    public static let noIntrinsicMetric: CGFloat = -1

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The farthest descendant that holds the point, the topmost first. Hidden, nearly clear (alpha under 0.01) and
    /// disabled views are passed over.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviewList.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    open override var next: UIResponder? { controller ?? superview }
}
