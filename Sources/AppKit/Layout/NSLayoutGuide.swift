import QuartzCore

/// A rectangle in a view that constraints can be about, without a view there.
@MainActor @preconcurrency open class NSLayoutGuide: NSObject {
    final weak var owner: NSView?
    package final let layoutState = LayoutState()
    /// Of a view's own guides: its distances inside the view; nil where constraints decide.
    final var insets: (@MainActor (NSView) -> NSEdgeInsets)?

    public override init() {
        super.init()
    }

    /// Archives are not read here: an empty guide is made.
    public required init?(coder: NSCoder) {
        super.init()
    }

    convenience init(
        _ identifier: String, of view: NSView, insets: @escaping @MainActor (NSView) -> NSEdgeInsets
    ) {
        self.init()
        self.identifier = NSUserInterfaceItemIdentifier(identifier)
        self.insets = insets
        owner = view
    }

    open var identifier = NSUserInterfaceItemIdentifier("")

    /// The view that the guide was added to.
    open var owningView: NSView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// In the view's space, by the constraints as they are now.
    open var frame: NSRect {
        guard let owner else { return .zero }
        if let insets { return owner.boundsRect.inset(by: insets(owner), isFlipped: owner.isFlipped) }
        guard let engine = LayoutEngine.made(for: self) else { return .zero }
        engine.solve()
        guard let rect = engine.solvedRect(of: self) else { return .zero }
        return owner.fromTopLeft(PixelGrid.rounded(rect, scale: owner.pixelScale))
    }

    open var hasAmbiguousLayout: Bool { LayoutEngine.made(for: self)?.isAmbiguous(self) ?? false }

    open func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint] {
        LayoutEngine.made(for: self)?.constraints(affecting: self, orientation) ?? []
    }

    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
