import QuartzCore

extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgVector vector: CGVector) {
        self.init(doubles: [Double(vector.dx), Double(vector.dy)])
    }
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        let t = transform
        self.init(doubles: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
    }
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(doubles: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
    }
    public convenience init(uiOffset offset: UIOffset) {
        self.init(doubles: [Double(offset.horizontal), Double(offset.vertical)])
    }

    // Zero, or the identity, where the value holds something else.
    public var cgPointValue: CGPoint { (self as Any) as? CGPoint ?? .zero }
    public var cgSizeValue: CGSize { (self as Any) as? CGSize ?? .zero }
    public var cgRectValue: CGRect { (self as Any) as? CGRect ?? .zero }
    public var cgVectorValue: CGVector { doubles(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
    public var cgAffineTransformValue: CGAffineTransform { (self as Any) as? CGAffineTransform ?? .identity }
    public var uiEdgeInsetsValue: UIEdgeInsets {
        doubles(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    public var uiOffsetValue: UIOffset { doubles(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero }
}
