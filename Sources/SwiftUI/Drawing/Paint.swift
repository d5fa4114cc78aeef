import CoreGraphics
internal import CornerGeometry
import RenderTree

/// What is painted: nothing, one colour, or a gradient over a frame.
enum Paint: Sendable {
    case none
    case color(CGColor)
    case gradient(PaintedGradient)

    /// The paint inside of a path.
    ///
    /// - Parameter size: The frame over which a gradient extends.
    func fill(_ path: Path, _ style: FillStyle, in size: CGSize) -> RenderNode? {
        let frame = CGRect(origin: .zero, size: size)
        switch self {
        case .none: return nil
        case .color(let color):
            return RenderNode(outline: CornerOutline(rect: frame), shape: .filled(path, color, style))
        case .gradient(let gradient):
            let covered = path.boundingRect
            guard !covered.isNull, !covered.isEmpty else { return nil }
            let area = covered.union(frame)
            return RenderNode(
                outline: CornerOutline(rect: area), gradient: gradient.render(over: frame, in: area),
                mask: RenderNode(
                    outline: CornerOutline(rect: area),
                    shape: .filled(path, CGColor(red: 0, green: 0, blue: 0, alpha: 1), style)))
        }
    }
}

extension RenderShape {
    static func filled(_ path: Path, _ color: CGColor, _ style: FillStyle) -> RenderShape {
        RenderShape(
            path: path.cgPath, fillColor: color, fillRule: style.isEOFilled ? .evenOdd : .winding, strokeColor: nil,
            lineWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dashPattern: [], dashPhase: 0,
            strokeStart: 0, strokeEnd: 1)
    }
}
