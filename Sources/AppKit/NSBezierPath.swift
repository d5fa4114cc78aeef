import QuartzCore

/// A path that can fill and stroke itself in the current context. Angles are in degrees, and "clockwise" is meant with
/// y growing upwards.
open class NSBezierPath: NSObject, NSCopying {
    final var elements: [PathElement] = []
    /// Core Graphics' form of the elements, once it was asked for.
    final var madePath: CGPath?
    final var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    /// In points, centred on the path.
    open var lineWidth: CGFloat = NSBezierPath.defaultLineWidth
    open var lineCapStyle = NSBezierPath.defaultLineCapStyle
    open var lineJoinStyle = NSBezierPath.defaultLineJoinStyle
    open var windingRule = NSBezierPath.defaultWindingRule
    open var miterLimit: CGFloat = NSBezierPath.defaultMiterLimit
    /// How coarsely curves are drawn: chords lie about a tenth of this many pixels off at most.
    open var flatness: CGFloat = NSBezierPath.defaultFlatness

    public required override init() {
        super.init()
    }

    public convenience init(rect: NSRect) {
        self.init()
        appendRect(rect)
    }

    public convenience init(ovalIn rect: NSRect) {
        self.init()
        appendOval(in: rect)
    }

    /// Corners are quarters of ellipses; radii over half of a side are limited to that.
    public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init()
        appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        append(cgPath)
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The path in Core Graphics' form; setting it replaces the path.
    open var cgPath: CGPath {
        get { currentPath }
        set {
            removeAllPoints()
            append(newValue)
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSBezierPath()
        copy.elements = elements
        copy.takeStyle(of: self)
        return copy
    }

    final func takeStyle(of path: NSBezierPath) {
        dash = path.dash
        lineWidth = path.lineWidth
        lineCapStyle = path.lineCapStyle
        lineJoinStyle = path.lineJoinStyle
        windingRule = path.windingRule
        miterLimit = path.miterLimit
        flatness = path.flatness
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSBezierPath else { return false }
        return other === self || other.elements == elements
    }

    open override var hash: Int { elements.count }

    open override var description: String {
        (["Path", "  Bounds: \(bounds)"] + elements.map { "    \($0.description)" }).joined(separator: "\n")
    }
}
