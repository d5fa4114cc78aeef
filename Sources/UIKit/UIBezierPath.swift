import QuartzCore

/// A path that can fill and stroke itself in the current context.
open class UIBezierPath: NSObject, NSCopying {
    final var storage = CGMutablePath()
    final var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    /// In points, centred on the path.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    /// How coarsely curves are drawn by the path itself: chords lie about a tenth of this many pixels off at most.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    public override init() {
        super.init()
    }

    public init(cgPath CGPath: CGPath) {
        super.init()
        storage.addPath(CGPath)
    }

    public required convenience init(rect: CGRect) {
        self.init()
        storage.addRect(rect)
    }

    /// Begins at the right middle and runs clockwise as seen on the screen.
    public required convenience init(ovalIn rect: CGRect) {
        self.init()
        storage.addEllipse(in: rect)
    }

    /// Continuous corners, or others where those do not fit: see `RoundedRectangleOutline`.
    public required convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        RoundedRectangleOutline(rect: rect, radius: cornerRadius).add(to: storage)
    }

    /// The radius is the size's width.
    public required convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        RoundedRectangleOutline(rect: rect, corners: corners, radius: cornerRadii.width).add(to: storage)
    }

    /// Angles in radians from +x; `clockwise` as seen on the screen, that is, growing.
    public required convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// A copy; setting it replaces the path.
    open var cgPath: CGPath {
        get { storage.copy() ?? storage }
        set {
            let path = CGMutablePath()
            path.addPath(newValue)
            storage = path
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: storage)
        copy.dash = dash
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    /// Whether the other is a path of the same elements, with the same doubles.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return other === self || other.storage == storage
    }

    open override var hash: Int { storage.hashValue }
}
