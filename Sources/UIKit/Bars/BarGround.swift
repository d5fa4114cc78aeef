import QuartzCore

/// The ground of a bar: an effect, a colour or an image, and a line at one edge.
@MainActor final class BarGround: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let color = UIView(frame: .zero)
    private let image = UIImageView(frame: .zero)
    private let line = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [effectView, color, image, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    /// - Parameter lineIsAtTop: Of a bar at the bottom.
    func show(_ appearance: UIBarAppearance, lineIsAtTop: Bool) {
        if effectView.effect !== appearance.backgroundEffect { effectView.effect = appearance.backgroundEffect }
        effectView.isHidden = appearance.backgroundEffect == nil
        color.backgroundColor = appearance.backgroundColor
        image.image = appearance.backgroundImage
        image.contentMode = appearance.backgroundImageContentMode
        line.image = appearance.shadowImage
        line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        for view in [effectView, color, image] { view.frame = bounds }
        let height = appearance.shadowImage?.size.height ?? 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: lineIsAtTop ? -height : bounds.height, width: bounds.width, height: height)
    }
}
