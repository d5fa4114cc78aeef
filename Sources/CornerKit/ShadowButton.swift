import QuartzCore
import UIKit

/// A button with a round background and a shadow, both its own.
///
/// ![Four buttons with shadows: a round one with an image, a pill, the pill pressed, and one with corners of its own.](shadow-button)
///
/// A layer that clips to round corners clips its shadow too. So the button has two layers under its image and title: one
/// casts the shadow, one is the background. Both take one outline, which is made anew in every layout; each stands in the
/// button's layer once, however often that is laid out or drawn.
///
/// ```swift
/// let button = ShadowButton(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
/// button.outline = .round
/// button.setFillColor(.systemIndigo, for: .normal)
/// button.setImage(icon, for: .normal)
/// ```
///
/// Touches count inside the outline alone. Dynamic colours follow the button's traits. A change of colour or size is seen
/// at once, without an animation of the layers' own.
open class ShadowButton: UIButton {
    /// The background's shape; a pill unless set.
    open var outline = ButtonOutline.pill {
        didSet { setNeedsLayout() }
    }

    /// The outline casts it, whatever the shadow says of its caster.
    open var shadow = CardShadow(opacity: 0.25, radius: 8, offset: CGSize(width: 0, height: 3)) {
        didSet {
            updateColors()
            setNeedsLayout()
        }
    }

    /// Casts the shadow; the lowest layer of the button.
    public final let shadowLayer = CALayer()

    /// Filled with the state's colour; above the shadow, below image and title.
    public final let backgroundLayer = CAShapeLayer()

    private var fill = ButtonFill()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        fill[.normal] = .systemBlue
        keepLayers()
        updateColors()
        setNeedsLayout()
    }

    /// Sets the background's colour in a state; nil takes the state's own colour away.
    ///
    /// A pressed button without a colour of its own has the normal one at three quarters of its brightness, a disabled one
    /// has it at half of its alpha, a selected one as it is.
    open func setFillColor(_ color: UIColor?, for state: UIControl.State) {
        fill[state] = color
        updateColors()
    }

    /// The background's colour in a state, be it the state's own or made from that of another; nil fills nothing.
    open func fillColor(for state: UIControl.State) -> UIColor? { fill.color(for: state) }

    /// The outline in the present bounds.
    public final var outlinePath: CornerPath { outline.path(in: bounds) }

    /// The normal state's fill under the name that every view has; the rectangle of the button's own layer stays empty.
    open override var backgroundColor: UIColor? {
        get { fill[.normal] }
        set { setFillColor(newValue, for: .normal) }
    }

    open override var isHighlighted: Bool {
        didSet { updateColors() }
    }

    open override var isSelected: Bool {
        didSet { updateColors() }
    }

    open override var isEnabled: Bool {
        didSet { updateColors() }
    }

    /// Gives both layers the outline of the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        keepLayers()
        updatePaths()
        updateColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    /// Whether the point lies inside the outline.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        outlinePath.contains(point)
    }

    /// The colour that is shown.
    final var shownFill: UIColor? { fill.color(for: state) }
}
