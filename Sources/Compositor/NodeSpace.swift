internal import CoreGraphics
internal import CornerGeometry
internal import Raster

/// A node's space on the pixel grid: shapes that lie in it, as the rasteriser wants them.
struct NodeSpace {
    /// From the node's points to pixels. What turns by a multiple of a quarter to within rounding does so exactly.
    let transform: CGAffineTransform
    let look: Look

    init(_ transform: CGAffineTransform, look: Look = .screen) {
        self.look = look
        var transform = transform
        let tiny = 1e-9 * max(max(abs(transform.a), abs(transform.b)), max(abs(transform.c), abs(transform.d)))
        if abs(transform.b) <= tiny, abs(transform.c) <= tiny {
            (transform.b, transform.c) = (0, 0)
        } else if abs(transform.a) <= tiny, abs(transform.d) <= tiny {
            (transform.a, transform.d) = (0, 0)
        }
        self.transform = transform
    }

    var affine: Affine { transform.affine }

    /// False for a map that is not finite or flattens everything.
    var isDrawable: Bool {
        affine.isFinite && abs(affine.determinant) > 1e-12
    }

    /// How many pixels a point is long, as the geometric mean over directions.
    var scale: CGFloat { abs(affine.determinant).squareRoot() }

    /// At most as many pixels as a point is long in any direction.
    var leastScale: CGFloat {
        let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
        return abs(affine.determinant) / (a * a + b * b + c * c + d * d).squareRoot()
    }

    /// Rectangles stay upright.
    var isUpright: Bool { (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0) }

    /// How long a point is along the node's x and y axes, in pixels; only where upright.
    private var scales: (x: CGFloat, y: CGFloat) {
        transform.b == 0 ? (abs(transform.a), abs(transform.d)) : (abs(transform.b), abs(transform.c))
    }

    /// Around the rectangle in pixels.
    func box(of rect: CGRect) -> CGRect {
        guard isUpright else { return rect.applying(transform) }
        let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        let t = transform
        // One of each pair is zero.
        let (x0, x1) = (t.a * x + t.c * y + t.tx, t.a * (x + width) + t.c * (y + height) + t.tx)
        let (y0, y1) = (t.b * x + t.d * y + t.ty, t.b * (x + width) + t.d * (y + height) + t.ty)
        return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
    }

    /// The outline in pixels; nil where it is none there (turned, or its corners stretched to ellipses).
    func upright(_ outline: CornerOutline) -> CornerOutline? {
        guard isUpright else { return nil }
        let (x, y) = scales
        guard outline.isRectangle || abs(x - y) <= 1e-9 * x else { return nil }
        var radii = outline.radii
        if radii.isZero { return CornerOutline(rect: box(of: outline.rect), curve: outline.curve) }
        if transform.b == 0 {
            radii = radii.flipped(x: transform.a < 0, y: transform.d < 0)
        } else {
            radii = CornerRadii(
                topLeft: radii.topLeft, topRight: radii.bottomLeft, bottomRight: radii.bottomRight,
                bottomLeft: radii.topRight
            ).flipped(x: transform.c < 0, y: transform.b < 0)
        }
        return CornerOutline(
            rect: box(of: outline.rect), radii: radii.map { $0 * x }, curve: outline.curve)
    }

    /// How curves are drawn.
    var flatness: Flatness { look == .quartz ? .quartz : .exact }

    /// An outline's path. Quartz gives continuous corners their whole length, so that they cross on a side that is too
    /// short for two of them (measured).
    func path(of outline: CornerOutline) -> PathData {
        PathData(outline, sharesSides: look != .quartz)
    }

    func shape(of outline: CornerOutline) -> Shape {
        if look == .quartz, !outline.isRectangle { return shape(filling: path(of: outline), .nonZero) }
        if let upright = upright(outline) { return Shape(.outline(upright)) }
        return shape(filling: path(of: outline), .nonZero)
    }

    /// - Parameter outline: the path as an outline, where it is one.
    func shape(of path: CGPath, as outline: CornerOutline?, rule: FillRule) -> Shape {
        if let outline, look == .screen || outline.isRectangle, let upright = upright(outline) {
            return Shape(.outline(upright))
        }
        return shape(filling: path.data, rule)
    }

    private func shape(filling path: PathData, _ rule: FillRule) -> Shape {
        Shape(.path(path.transformed(by: affine), rule), flatness: flatness)
    }

    func shape(stroking path: PathData, _ style: StrokeStyle) -> Shape {
        Shape(.stroke(path, style, affine), flatness: flatness)
    }

    /// A line inside an outline.
    ///
    /// - Parameter edge: where its outer edge lies.
    func border(of outline: CornerOutline, width: CGFloat, edge: CornerOutline) -> Shape {
        guard look == .quartz, !outline.isRectangle else {
            return ring(outer: edge, inner: outline.inset(by: width))
        }
        let middle = outline.inset(by: width / 2)
        guard !middle.isEmpty else { return shape(of: outline) }
        // Quartz strokes the middle line (measured). Square corners are mitred; where corners cross, nothing is.
        return shape(
            stroking: path(of: middle), StrokeStyle(width: Double(width), join: .miter, miterLimit: 1.5))
    }

    /// What lies between two outlines of the node.
    private func ring(outer: CornerOutline, inner: CornerOutline) -> Shape {
        if inner.rect.isEmpty { return shape(of: outer) }
        if let outer = upright(outer), let inner = upright(inner) {
            return Shape(.ring(outer: outer, inner: inner))
        }
        var path = PathData(outer)
        path.append(PathData(inner))
        return Shape(.path(path.transformed(by: affine), .evenOdd))
    }
}
