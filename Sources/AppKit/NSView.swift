internal import CornerGeometry
import QuartzCore
import UIFoundation

/// A rectangle on the screen that takes part in layout, drawing and events, its origin at the lower left unless it is
/// flipped.
///
/// Every view is drawn through a layer. Its `layer` is nil, as on macOS, until the view or one above it wants one, or
/// stands in a window.
@MainActor @preconcurrency open class NSView: NSResponder, NSAppearanceCustomization {
    /// -1, for an axis on which a view's content has no size of its own.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    final var layerStorage: CALayer?
    /// The layer was given to the view, which does not draw it.
    final var isHosting = false
    final var wantsOwnLayer = false
    private(set) final lazy var layerDelegate = ViewLayerDelegate(self)

    final weak var superviewReference: NSView?
    final var subviewList: [NSView] = []
    final weak var windowReference: NSWindow?
    /// The controller whose view this is.
    final weak var controller: NSViewController?

    final var frameRect: NSRect
    final var boundsRect: NSRect
    /// The bounds' size was set apart from the frame's.
    final var hasOwnBoundsSize = false
    final var rotation: CGFloat = 0
    final var isTransformed = false

    final var shadowValue: NSShadow?
    final var ownAppearance: NSAppearance?
    /// The look that the view was last told of.
    final var seenAppearance: NSAppearance.Name
    final var isLayingOut = false
    final var corners = ViewCorners()
    package final let layoutState = LayoutState()
    final var constraintUse = ConstraintUse(guides: ViewGuides())
    final var recognizerList: [NSGestureRecognizer] = []

    open var autoresizesSubviews = true
    open var autoresizingMask: NSView.AutoresizingMask = .none {
        didSet { if autoresizingMask != oldValue { givenFrameChanged() } }
    }
    open var identifier: NSUserInterfaceItemIdentifier?
    open var toolTip: String?
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    open var focusRingType = NSFocusRingType.default {
        didSet { if focusRingType != oldValue { noteFocusRingMaskChanged() } }
    }
    /// Kept; a view that draws is drawn again when its size changes unless this is `.never`.
    open var layerContentsRedrawPolicy = NSView.LayerContentsRedrawPolicy.duringViewResize
    open var layerContentsPlacement = NSView.LayerContentsPlacement.scaleAxesIndependently {
        didSet { layerStorage?.contentsGravity = layerContentsPlacement.gravity }
    }
    /// A hint: sublayers are always drawn by themselves.
    open var canDrawSubviewsIntoLayer = false
    open var canDrawConcurrently = false
    public final internal(set) var trackingAreas: [NSTrackingArea] = []

    /// - Parameter frameRect: In the superview's space.
    public init(frame frameRect: NSRect) {
        let frame = ViewGeometry.valid(frameRect, "init(frame:)") ?? .zero
        self.frameRect = frame
        boundsRect = NSRect(origin: .zero, size: frame.size)
        seenAppearance = NSAppearance.ofApplication.name
        super.init()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Archives are not read here: an empty view is made, so that a subclass's own set-up runs.
    public required init?(coder: NSCoder) {
        frameRect = .zero
        boundsRect = .zero
        seenAppearance = NSAppearance.ofApplication.name
        super.init(coder: coder)
    }

    // Layers

    /// Whether the view has a layer of its own choice; its subviews then have layers too.
    open var wantsLayer: Bool {
        get { wantsOwnLayer }
        set {
            wantsOwnLayer = newValue
            if newValue { _ = backing }
        }
    }

    /// The view's layer; nil while neither it nor a view above it wants one and it stands in no window. A layer that is
    /// set is the program's own: its contents are left alone.
    open var layer: CALayer? {
        get { isLayerBacked ? backing : nil }
        set { host(newValue) }
    }

    /// Makes the view's layer, once.
    open func makeBackingLayer() -> CALayer { CALayer() }

    /// Whether `updateLayer()` takes the place of `draw(_:)`.
    open var wantsUpdateLayer: Bool { false }

    /// Sets the layer's contents, background and the like, where `wantsUpdateLayer` says so.
    open func updateLayer() {}

    // Geometry

    /// Whether y grows downwards. Asked for when the view is put somewhere and when it is laid out.
    open var isFlipped: Bool { false }

    /// The view's rectangle in its superview's space, before its rotation. Setting it goes through `setFrameOrigin(_:)`
    /// and `setFrameSize(_:)`.
    open var frame: NSRect {
        get { frameRect }
        set {
            setFrameOrigin(newValue.origin)
            setFrameSize(newValue.size)
        }
    }

    open func setFrameOrigin(_ newOrigin: NSPoint) { moveFrame(to: newOrigin) }

    open func setFrameSize(_ newSize: NSSize) { resizeFrame(to: newSize) }

    /// In degrees, about the frame's origin, from the x axis towards the y axis of the superview.
    open var frameRotation: CGFloat {
        get { rotation }
        set { rotateFrame(to: newValue) }
    }

    /// What of the frame is turned about the middle.
    open var frameCenterRotation: CGFloat {
        get { rotation }
        set { rotateFrameAboutCenter(to: newValue) }
    }

    /// The view's own rectangle, in its own space. Of another size than the frame it scales what is in it.
    open var bounds: NSRect {
        get { boundsRect }
        set {
            setBoundsOrigin(newValue.origin)
            setBoundsSize(newValue.size)
        }
    }

    open func setBoundsOrigin(_ newOrigin: NSPoint) { moveBounds(to: newOrigin) }

    open func setBoundsSize(_ newSize: NSSize) { resizeBounds(to: newSize) }

    open func translateOrigin(to translation: NSPoint) {
        setBoundsOrigin(NSPoint(x: boundsRect.minX - translation.x, y: boundsRect.minY - translation.y))
    }

    /// Makes a unit of the view's space this many times as long as it is.
    open func scaleUnitSquare(to newUnitSize: NSSize) { scaleBounds(by: newUnitSize) }

    // Looks

    /// 0 ... 1, for the view with all its subviews.
    open var alphaValue: CGFloat {
        get { CGFloat(backing.opacity) }
        set { if newValue.isFinite { backing.opacity = Float(min(max(newValue, 0), 1)) } }
    }

    open var isHidden: Bool {
        get { backing.isHidden }
        set {
            guard newValue != backing.isHidden else { return }
            backing.isHidden = newValue
            (superviewReference as? NSStackView)?.hidingChanged(of: self)
            tellHidden(newValue)
        }
    }

    open var isHiddenOrHasHiddenAncestor: Bool {
        isHidden || (superviewReference?.isHiddenOrHasHiddenAncestor ?? false)
    }

    /// Whether subviews and layers are cut off at the bounds.
    open var clipsToBounds: Bool {
        get { backing.masksToBounds }
        set { backing.masksToBounds = newValue }
    }

    /// A hint that the view fills its bounds; nothing depends on it here.
    open var isOpaque: Bool { false }

    /// What the view casts, by the layer's shadow; its blur radius becomes the layer's `shadowRadius`.
    open var shadow: NSShadow? {
        get { shadowValue }
        set { cast(newValue) }
    }

    open var appearance: NSAppearance? {
        get { ownAppearance }
        set {
            ownAppearance = newValue
            propagateAppearance()
        }
    }

    open var effectiveAppearance: NSAppearance { foundAppearance }

    open func viewDidChangeEffectiveAppearance() {}

    /// Whether the view's content may be mixed with what lies behind; nothing depends on it here.
    open var allowsVibrancy: Bool { false }

    // Hierarchy

    open var superview: NSView? { superviewReference }

    /// Back to front. Setting it keeps those that are there already.
    open var subviews: [NSView] {
        get { subviewList }
        set { replaceSubviews(with: newValue) }
    }

    /// The window that the view stands in.
    open var window: NSWindow? { windowReference }

    open func addSubview(_ view: NSView) { insert(view, at: subviewList.count) }

    /// Above or below a sibling; without one, in front of all or behind all.
    open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
        insert(view, place, relativeTo: otherView)
    }

    /// Puts the new view in the place of the old one.
    open func replaceSubview(_ oldView: NSView, with newView: NSView) { exchange(oldView, for: newView) }

    open func removeFromSuperview() { remove() }

    open func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }

    open func sortSubviews(
        _ compare: (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult,
        context: UnsafeMutableRawPointer?
    ) {
        subviews = subviewList.enumerated().sorted { first, second in
            let order = compare(first.element, second.element, context)
            return order == .orderedSame ? first.offset < second.offset : order == .orderedAscending
        }.map(\.element)
    }

    open func isDescendant(of view: NSView) -> Bool { isInside(view) }

    open func viewWithTag(_ tag: Int) -> NSView? { find(tag) }

    /// -1; views that have one override it.
    open var tag: Int { -1 }

    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    open func viewDidMoveToSuperview() {}
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    open func viewDidMoveToWindow() {}
    open func didAddSubview(_ subview: NSView) {}
    open func willRemoveSubview(_ subview: NSView) {}
    open func viewDidHide() {}
    open func viewDidUnhide() {}
    open func viewDidChangeBackingProperties() {}
    /// Archives are not read here, so that it is never called.
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    // Layout

    /// Places the subviews. Called before drawing after a change of size or of the subviews, or of `needsLayout`. By
    /// default it places those that constraints decide about, so that an override has their frames after `super`.
    open func layout() { placeSubviews() }

    open var needsLayout: Bool {
        get { layerStorage?.needsLayout() ?? true }
        set { if newValue { backing.setNeedsLayout() } }
    }

    /// Lays out now what waits for it here and below.
    open func layoutSubtreeIfNeeded() { settleLayout() }

    /// Has the subviews follow a change of the view's size.
    open func resizeSubviews(withOldSize oldSize: NSSize) {
        for subview in subviewList where subview.constraintUse.isAutoresized {
            subview.placing { subview.resize(withOldSuperviewSize: oldSize) }
        }
    }

    /// Follows a change of the superview's size by the autoresizing mask.
    open func resize(withOldSuperviewSize oldSize: NSSize) { autoresize(from: oldSize) }

    /// What a view with content of its own would like to be; `noIntrinsicMetric` on an axis without one.
    open var intrinsicContentSize: NSSize { NSSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    open func invalidateIntrinsicContentSize() {
        superviewReference?.needsLayout = true
        LayoutEngine.partsChanged(of: self)
    }

    /// The smallest size that the constraints inside allow; without any, that holds the content: 0 where there is none.
    open var fittingSize: NSSize { smallestSize }

    // Auto Layout

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

    open var needsUpdateConstraints: Bool {
        get { constraintUse.needsUpdate }
        set { if newValue { markForConstraintUpdate() } }
    }

    open func updateConstraintsForSubtreeIfNeeded() { updateConstraintTree() }

    /// What the frame reaches beyond the rectangle that constraints align; top and bottom as they are seen.
    open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }

    open func alignmentRect(forFrame frame: NSRect) -> NSRect {
        frame.inset(by: alignmentRectInsets, isFlipped: superviewReference?.isFlipped ?? false)
    }

    open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
        alignmentRect.outset(by: alignmentRectInsets, isFlipped: superviewReference?.isFlipped ?? false)
    }

    /// From the alignment rectangle's edge to a line of text; 0 for a view without text.
    open var firstBaselineOffsetFromTop: CGFloat { 0 }
    open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }
    open var baselineOffsetFromBottom: CGFloat { 0 }

    open func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority
    {
        constraintUse.hugging[orientation.rawValue]
    }

    open func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {
        setPriority(priority, orientation, \.hugging)
    }

    open func contentCompressionResistancePriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority {
        constraintUse.resistance[orientation.rawValue]
    }

    open func setContentCompressionResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {
        setPriority(priority, orientation, \.resistance)
    }

    /// For subclasses of ours whose natural height depends on their width.
    package var hasHeightForWidth: Bool { false }

    /// Their natural size in a width; what they answer for any other view is not asked for.
    func intrinsicContentSize(forWidth width: CGFloat) -> NSSize { intrinsicContentSize }

    // Drawing

    /// Draws the view's content into `NSGraphicsContext.current`, in the view's space.
    open func draw(_ dirtyRect: NSRect) {}

    open var needsDisplay: Bool {
        get { layerStorage?.needsDisplay() ?? true }
        set { if newValue { askForDisplay() } }
    }

    /// The whole view is drawn again, whatever the rectangle.
    open func setNeedsDisplay(_ invalidRect: NSRect) { askForDisplay() }

    /// Lays out and draws now what waits for it here and below.
    open func displayIfNeeded() {
        settleLayout()
        backing.prepareForCommit()
    }

    open func display() {
        askForDisplay()
        displayIfNeeded()
    }

    // Events

    /// The farthest descendant that holds the point, the topmost first; nil outside of the bounds and in a hidden view.
    ///
    /// - Parameter point: In the superview's space.
    open func hitTest(_ point: NSPoint) -> NSView? { hit(point) }

    /// Asks the subviews, the topmost first.
    open override func performKeyEquivalent(with event: NSEvent) -> Bool {
        subviewList.reversed().contains { !$0.isHidden && $0.performKeyEquivalent(with: event) }
    }

    /// For controls of ours that keep the keys where they are when they are clicked.
    var takesFocusByMouse: Bool { true }

    /// Where the tab key leads from here.
    open weak var nextKeyView: NSView?

    open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { mouse(point, in: rect) }

    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    open var mouseDownCanMoveWindow: Bool { !isOpaque }

    open override var nextResponder: NSResponder? {
        get { nextResponderReference ?? controller ?? superviewReference ?? windowReference }
        set { nextResponderReference = newValue }
    }

    /// The area's owner hears of the mouse from now on.
    open func addTrackingArea(_ trackingArea: NSTrackingArea) {
        trackingArea.view = self
        trackingAreas.append(trackingArea)
    }

    open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
        trackingAreas.removeAll { $0 === trackingArea }
        if trackingArea.view === self { trackingArea.view = nil }
    }

    /// Called after the view's size has changed, for areas that are to follow it.
    open func updateTrackingAreas() {}
    open func resetCursorRects() {}

    /// Found by the events of the mouse on this view and those inside it, before the view hears of them.
    open var gestureRecognizers: [NSGestureRecognizer] {
        get { recognizerList }
        set { replaceRecognizers(with: newValue) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) { attach(gestureRecognizer) }

    open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) { detach(gestureRecognizer) }

    // The ring around the first responder

    /// Draws the shape that the ring lies around, in the view's space. By default that is the view's one outline, with
    /// its resolved corners.
    open func drawFocusRingMask() { NSBezierPath(outline: focusOutline).fill() }

    /// For controls of ours whose shape is another one than the view's outline.
    var focusOutline: CornerOutline { ownOutline }

    /// What the mask covers; a view that has none shows no ring, unless its `focusRingType` asks for one.
    open var focusRingMaskBounds: NSRect { focusRingType == .exterior ? boundsRect : .zero }

    /// The ring is made anew before the next picture.
    open func noteFocusRingMaskChanged() { windowReference?.focusRing.isStale = true }

    // Corners

    /// How the corners are to be rounded; a subclass says it. AppKit works out the radii and leaves drawing them to the
    /// view.
    open var cornerConfiguration: NSViewCornerConfiguration? { nil }

    /// Called where a resolved radius is another than the last time.
    open func viewDidChangeEffectiveCornerRadii() {}
}
