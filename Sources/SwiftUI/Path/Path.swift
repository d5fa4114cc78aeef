internal import Raster

/// The outline of a shape: subpaths of lines and curves, in points.
///
/// A value: changing a copy leaves the original as it was. What has no place in a path (a point that is not finite, a
/// line before the first `move(to:)`) is left out, and said once.
public struct Path: Equatable, Sendable {
    var data: PathData

    /// No elements.
    public init() { data = PathData() }

    init(data: PathData) { self.data = data }

    public init(_ path: CGPath) { data = path.data }

    public init(_ path: CGMutablePath) { data = path.data }

    /// From (minX, minY) by (maxX, minY), closed.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// From (maxX, midY) by (midX, maxY), closed.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// Runs the closure on an empty path.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// A copy that does not change.
    public var cgPath: CGPath { CGPath(data: data) }

    public var isEmpty: Bool { data.isEmpty }

    /// Around what the path goes through, control points not counted; null where the path is empty.
    public var boundingRect: CGRect { data.boundingBoxOfPath ?? .null }

    /// The end of the last element, or the subpath's start after a close; nil where the path is empty.
    public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

    /// Whether the path, its open subpaths closed, encloses the point.
    ///
    /// - Parameter eoFill: By the even-odd rule, else by winding.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        p.x.isFinite && p.y.isFinite && data.contains(p, rule: eoFill ? .evenOdd : .nonZero)
    }
}

extension Path: Shape {
    /// The path itself, whatever the rectangle.
    public func path(in rect: CGRect) -> Path { self }

    public typealias AnimatableData = EmptyAnimatableData
}
