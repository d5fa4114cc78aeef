internal import CornerGeometry
internal import Raster

extension Path {
    /// A closed subpath from the middle of the right edge towards maxY.
    ///
    /// - Parameters:
    ///   - cornerSize: Width and height are limited to half of the rectangle's shorter side. Without a width or a height the corners are square, and the elements
    ///     those of `addRect(_:)`.
    ///   - style: Continuous corners of two sizes are the equal ones stretched.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        let limit = min(rect.width, rect.height) / 2
        let width = cornerSize.width > 0 ? min(cornerSize.width, limit) : 0
        let height = cornerSize.height > 0 ? min(cornerSize.height, limit) : 0
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        guard width != height else {
            return add(CornerOutline(rect: rect, radii: CornerRadii(width), curve: style.curve), transform)
        }
        let stretch = width / height
        guard stretch.isFinite, stretch > 0, (rect.width / stretch).isFinite else {
            return addRect(rect, transform: transform)
        }
        let narrow = CGRect(x: 0, y: 0, width: rect.width / stretch, height: rect.height)
        add(
            CornerOutline(rect: narrow, radii: CornerRadii(height), curve: style.curve),
            CGAffineTransform(a: stretch, b: 0, c: 0, d: 1, tx: rect.minX, ty: rect.minY).concatenating(transform))
    }

    /// As with one corner size; radii that do not fit beside their neighbours on both of their edges are limited.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let outline = CornerOutline(rect: rect, radii: cornerRadii.radii, curve: style.curve)
        guard !outline.isEmpty, !outline.isRectangle else { return addRect(rect, transform: transform) }
        add(outline, transform)
    }

    private mutating func add(_ outline: CornerOutline, _ transform: CGAffineTransform) {
        addPath(Path(data: PathData(outline)), transform: transform)
    }
}

extension RoundedCornerStyle {
    var curve: CornerCurve { self == .continuous ? .continuous : .circular }
}

extension RectangleCornerRadii {
    /// Leading is left.
    var radii: CornerRadii {
        CornerRadii(
            topLeft: Self.finite(topLeading), topRight: Self.finite(topTrailing),
            bottomRight: Self.finite(bottomTrailing), bottomLeft: Self.finite(bottomLeading))
    }

    /// An infinite radius is one as large as fits.
    private static func finite(_ radius: CGFloat) -> CGFloat { min(radius, .greatestFiniteMagnitude) }

    init(_ radii: CornerRadii) {
        self.init(
            topLeading: radii.topLeft, bottomLeading: radii.bottomLeft, bottomTrailing: radii.bottomRight,
            topTrailing: radii.topRight)
    }
}
