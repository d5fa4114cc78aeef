import QuartzCore
import UIKit

/// A card: a view with a radius of its own at each corner, a fill, a border and a shadow that follow its bounds.
///
/// ![A page with a card: large lower right corner, a border, a soft shadow.](card-view)
///
/// The view's layer is a shape layer, and one path is its fill, its border and its shadow's path. The path is made anew
/// in every layout, so none of them can fall behind the bounds.
///
/// ```swift
/// let card = CardView(frame: CGRect(x: 20, y: 20, width: 300, height: 160))
/// card.corners = CardCorners(topLeft: 30, topRight: 10, bottomLeft: 10, bottomRight: 80)
/// card.fillColor = .orange
/// card.shadow = CardShadow(opacity: 0.3, radius: 10)
/// ```
///
/// Touches count inside the outline alone. Nothing is clipped: a subview may stick out, and the shadow stays whole.
///
/// Inside an animation of the bounds the path takes its final form at once; it is not animated itself.
open class CardView: UIView {
    public final override class var layerClass: AnyClass { CAShapeLayer.self }

    /// A radius for each corner, in points; square unless set.
    ///
    /// ![A card whose corners have the radii 30, 10, 10 and 150.](own-corners)
    open var corners = CardCorners.zero {
        didSet { setNeedsLayout() }
    }

    /// The curve of the corners.
    ///
    /// ![Three cards with the same radius in the three styles.](corner-styles)
    open var cornerStyle = CornerStyle.quadratic {
        didSet { setNeedsLayout() }
    }

    /// What the outline is filled with; nil fills nothing. Unless set it is the system's ground of grouped
    /// content: white, and a dark gray in dark mode.
    ///
    /// ![The same card in light and in dark mode.](light-and-dark)
    open var fillColor: UIColor? = .secondarySystemGroupedBackground {
        didSet { styleChanged() }
    }

    /// The border's colour; nil draws none.
    open var borderColor: UIColor? {
        didSet { styleChanged() }
    }

    /// The border's width in points. It is centred on the outline: half of it lies outside of the bounds.
    ///
    /// ![A card with a border of 6 points.](card-border)
    open var borderWidth: CGFloat = 1 {
        didSet { styleChanged() }
    }

    /// A width of its own for each side of the border, which then lies inside the outline, whole; nil for the even border
    /// that is centred on it.
    open var edgeWidths: CardBorderWidths? {
        didSet { styleChanged() }
    }

    /// The border of `edgeWidths`, over all that the view's layer draws itself.
    final let edgeLayer = CAShapeLayer()

    /// Where the drawn part of the border begins, as a fraction of the outline's length, 0 ... 1.
    open var strokeStart: CGFloat = 0 {
        didSet { styleChanged() }
    }

    /// How much of the border is drawn: where the drawn part ends, as a fraction of the outline's length, 0 ... 1.
    ///
    /// It grows clockwise from the end of the top left corner.
    ///
    /// ![Three cards whose borders are drawn to a quarter, to a half and to nine tenths.](stroke-progress)
    open var strokeProgress: CGFloat = 1 {
        didSet { styleChanged() }
    }

    /// None unless set.
    ///
    /// ![A card with a soft shadow below it.](card-shadow)
    open var shadow = CardShadow.none {
        didSet { styleChanged() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        edgeLayer.fillRule = .evenOdd
        edgeLayer.actions = ["path": NSNull(), "fillColor": NSNull(), "hidden": NSNull()]
        styleChanged()
    }

    /// The outline in the present bounds.
    public final var outline: CornerPath { CornerPath(in: bounds, corners: corners, style: cornerStyle) }

    /// The view's layer, whose path, colours and shadow the view keeps.
    public final var shapeLayer: CAShapeLayer { layer as! CAShapeLayer }

    /// The fill under the name that every view has; the layer's own background, a rectangle, stays empty.
    open override var backgroundColor: UIColor? {
        get { fillColor }
        set { fillColor = newValue }
    }

    open override var bounds: CGRect {
        didSet { setNeedsLayout() }
    }

    /// Gives fill, border and shadow the outline of the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updatePath()
        updateStyle()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        styleChanged()
    }

    /// Whether the point lies inside the outline.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        outline.contains(point)
    }
}
