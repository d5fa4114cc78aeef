import QuartzCore
import UIFoundation

/// A rectangle on the screen: a layer that takes part in layout, drawing and events.
@MainActor @preconcurrency open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
    /// The class of the view's layer; read once, when the view is made.
    open class var layerClass: AnyClass { CALayer.self }

    /// -1, for an axis on which a view's content has no size of its own.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    public final let layer: CALayer

    final weak var superviewReference: UIView?
    final var subviewList: [UIView] = []
    final weak var windowReference: UIWindow?
    /// The controller whose view this is.
    final weak var controller: UIViewController?
    final var maskView: UIView?
    final var interactionList: [any UIInteraction] = []
    final var recognizerList: [UIGestureRecognizer] = []

    final var ownBackgroundColor: UIColor?
    final var ownTintColor: UIColor?
    /// The traits that the view was last told of.
    final var seenTraits: UITraitCollection
    /// The traits of the moment when the view was made, which it has while it stands alone.
    final let firstTraits: UITraitCollection
    public final let _traitRegistrations = TraitRegistrations()
    final var margins = ViewMargins()
    final var corners: ViewCorners?
    /// The view or one below it follows the corners of its container.
    final var holdsConcentric = false
    /// While `layoutSubviews()` runs.
    final var isLayingOut = false
    package final let layoutState = LayoutState()
    final var constraintUse = ConstraintUse(guides: ViewGuides())

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var tag = 0
    open var autoresizesSubviews = true
    open var autoresizingMask: UIView.AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { givenFrameChanged() } }
    }
    open var contentMode: UIView.ContentMode = .scaleToFill {
        didSet { contentModeChanged() }
    }
    /// A hint that the view fills its bounds; nothing depends on it here.
    open var isOpaque = true
    /// A bitmap is always cleared before it is drawn anew.
    open var clearsContextBeforeDrawing = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionChanged() } }
    }
    /// Light or dark, whatever the superview is; `unspecified` takes what is there.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { propagateTraits() }
    }
    /// A dimmed view and its subviews have their tint turned to gray.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { changeTint { ownTintAdjustmentMode = newValue } }
    }
    final var ownTintAdjustmentMode = UIView.TintAdjustmentMode.automatic

    public init(frame: CGRect) {
        layer = LayerClasses.make(Self.layerClass)
        firstTraits = .current
        seenTraits = firstTraits
        super.init()
        attachLayer()
        self.frame = frame
        if Self.requiresConstraintBasedLayout { LayoutEngine.use() }
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Archives are not read here: an empty view is made, so that a subclass's own set-up runs.
    public required init?(coder: NSCoder) {
        layer = LayerClasses.make(Self.layerClass)
        firstTraits = .current
        seenTraits = firstTraits
        super.init()
        attachLayer()
        if Self.requiresConstraintBasedLayout { LayoutEngine.use() }
    }

    /// The view's rectangle in its superview's space; undefined while `transform` is not the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { resize("frame", newValue) { layer.frame = newValue } }
    }

    /// The view's own rectangle, in its own space.
    open var bounds: CGRect {
        get { layer.bounds }
        set { resize("bounds", newValue) { layer.bounds = newValue } }
    }

    /// Where the middle (the layer's anchor point) lies in the superview.
    open var center: CGPoint {
        get { layer.position }
        set {
            guard isFinite("center", newValue.x, newValue.y), newValue != layer.position else { return }
            layer.position = newValue
            givenFrameChanged()
        }
    }

    /// Applied about the layer's anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            let t = newValue
            if isFinite("transform", t.a, t.b, t.c, t.d, t.tx, t.ty) { layer.setAffineTransform(t) }
        }
    }

    /// Applied about the layer's anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the bounds, in unit space, that `center` and `transform` act about.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { if isFinite("anchorPoint", newValue.x, newValue.y) { layer.anchorPoint = newValue } }
    }

    /// Pixels a point, of what `draw(_:)` draws.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set {
            guard newValue > 0, newValue.isFinite, newValue != layer.contentsScale else { return }
            layer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    /// 0 ... 1, for the view with all its subviews.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { if isFinite("alpha", newValue) { layer.opacity = Float(min(max(newValue, 0), 1)) } }
    }

    open var isHidden: Bool {
        get { layer.isHidden || constraintUse.isHiding }
        set { hide(newValue) }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A view whose alpha multiplies this one's; its frame is in this view's space, and it stands in no superview.
    open var mask: UIView? {
        get { maskView }
        set {
            newValue?.removeFromSuperview()
            maskView = newValue
            layer.mask = newValue?.layer
        }
    }

    /// A dynamic colour follows the view's traits.
    open var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            ownBackgroundColor = newValue
            resolveBackground()
        }
    }

    /// Inherited from the superview unless set; system blue at the top. Gray in a dimmed view.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { changeTint { ownTintColor = newValue } }
    }

    open var traitCollection: UITraitCollection { seenTraits }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    open var superview: UIView? { superviewReference }

    /// Back to front.
    open var subviews: [UIView] { subviewList }

    /// The window that the view stands in.
    open var window: UIWindow? { windowReference }

    open func addSubview(_ view: UIView) { insert(view, .front) }

    open func insertSubview(_ view: UIView, at index: Int) { insert(view, .index(index)) }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, .below(siblingSubview))
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, .above(siblingSubview))
    }

    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { insert(view, .front) }
    }

    open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { insert(view, .index(0)) }
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    open func removeFromSuperview() { remove() }

    open func isDescendant(of view: UIView) -> Bool { isInside(view) }

    open func viewWithTag(_ tag: Int) -> UIView? { find(tag) }

    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Updates and solves the constraints, then lays out what needs it.
    open func layoutIfNeeded() {
        prepareConstraints()
        layer.layoutIfNeeded()
    }

    /// Configures content and styling, before layout; not to be called. To be overridden: it runs first with the first
    /// layout, then whenever it is asked for, an `@Observable` value that it has read changes, or a radius that it has
    /// read with `effectiveRadius(corner:)`.
    open func updateProperties() {}

    /// Asks for `updateProperties()` of the view and its controller before the next layout.
    open func setNeedsUpdateProperties() { layer.setNeedsUpdate() }

    /// Updates at once what is asked for: of the view, its controller, and all below.
    open func updatePropertiesIfNeeded() { layer.updateIfNeeded() }

    /// Asks for `draw(_:)` before the next picture. A view whose class draws nothing has nothing to do.
    open func setNeedsDisplay() {
        if ViewOverrides.hasContent(self) { layer.setNeedsDisplay() }
    }

    /// The whole view is drawn again, whatever the rectangle.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Takes on the size that `sizeThatFits(_:)` gives for the present one; the frame's origin stays, or where the view
    /// is transformed its centre.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }

    /// The size that the view would like in `size`; by default the one it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// What a view with content of its own would like to be; `noIntrinsicMetric` on an axis without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// To be called when `intrinsicContentSize` changes: the superview is laid out again.
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        LayoutEngine.partsChanged(of: self)
    }

    /// Places the subviews. Called before drawing after a change of size or of the subviews, or `setNeedsLayout()`.
    /// By default it places the subviews that constraints decide about, so that an override has their frames once it has
    /// called `super`.
    open func layoutSubviews() { placeSubviews() }

    // Auto Layout.

    /// Whether the frame, which the autoresizing mask changes with the superview's size, stands in the system of
    /// constraints as it is; otherwise the constraints decide where the view lies.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { constraintUse.isAutoresized }
        set { useAutoresizing(newValue) }
    }

    /// Whether the class needs constraints, so that `updateConstraints()` is called though there are none yet.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Changes what the view's own constraints are; called before a layout, for subviews first.
    open func updateConstraints() {}

    open func needsUpdateConstraints() -> Bool { constraintUse.needsUpdate }

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

    /// Calls `updateConstraints()` of the view and all below that have asked for it.
    open func updateConstraintsIfNeeded() { updateConstraintTree() }

    /// What the frame reaches beyond the rectangle that constraints align.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view, this one or one inside, whose first line of text the first baseline is; a view without text has it at
    /// its top.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view, this one or one inside, whose last line of text the last baseline is; a view without text has it at its
    /// bottom.
    open var forLastBaselineLayout: UIView { self }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintUse.hugging[axis.rawValue]
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setPriority(priority, axis, \.hugging)
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintUse.resistance[axis.rawValue]
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setPriority(priority, axis, \.resistance)
    }

    /// The size that the constraints inside give the view, as near to the target as they let it.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// The same, with how much the target's sides count.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// For subclasses of ours with text: from the top of the alignment rectangle to the first baseline, and from the
    /// last one to the bottom. Nil for a view without.
    var baselineDistances: (first: CGFloat, last: CGFloat)? { nil }

    /// For subclasses of ours whose natural height depends on their width.
    package var hasHeightForWidth: Bool { false }

    /// Their natural size in a width; what they answer for any other view is not asked for.
    func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

    /// Draws the view's content; `UIGraphicsGetCurrentContext()` is the context, in points, y downwards.
    open func draw(_ rect: CGRect) {}

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func tintColorDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    /// Interface Builder is not here to call it.
    open func prepareForInterfaceBuilder() {}
    /// Archives are not read here, so that it is never called.
    open func awakeFromNib() {}

    /// Whether the point lies in the bounds, and inside the corners of a corner configuration.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) && isInsideCorners(point)
    }

    /// The radius, in points, that `cornerConfiguration` gives a corner in the view's present size and place; of several
    /// corners the largest.
    ///
    /// A layout (`layoutSubviews()`, or that of the view's controller) that reads it is run again when it changes.
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat { radius(of: corner) }

    /// The farthest descendant that holds the point, the topmost first. Hidden, nearly clear (alpha under 0.01) and
    /// disabled views are passed over, and what lies outside of its superview is not met.
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

    /// Nil where there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerList.isEmpty ? nil : recognizerList }
        set { replaceRecognizers(newValue ?? []) }
    }

    /// Takes the recogniser from where it was.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Asked of the touched view and those above it when a gesture would begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // What the layer asks of its delegate.

    /// Lays the view out, its controller told before and after.
    open func layoutSublayers(of layer: CALayer) { layOut() }

    /// Gives the layer its contents; by default a bitmap that `draw(_:in:)` draws into.
    open func display(_ layer: CALayer) { displayContents(of: layer) }

    /// Hands `draw(_:)` a current context.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }

    open func layerWillDraw(_ layer: CALayer) {}

    /// Inside an animation's closure an animation, elsewhere `NSNull`: the layers of views do not move by themselves.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationBlock.action() ?? NSNull()
    }

    /// For subclasses of ours that make contents of their own: size, content mode, tint or traits have changed.
    func contentSurroundingsChanged() {}

    /// For windows, whose traits come from the screen.
    var rootTraits: UITraitCollection { firstTraits }

    // Accessibility: kept, and read by nothing here.
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityElements: [Any]?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityViewIsModal = false
    open var accessibilityElementsHidden = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityIgnoresInvertColors = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

    /// Kept; states are not restored.
    open var restorationIdentifier: String?
}
