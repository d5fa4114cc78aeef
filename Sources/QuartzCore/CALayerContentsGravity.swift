/// How a layer's contents lie in its bounds. "Top" and "bottom" are meant with y growing upwards: `top` is the
/// edge of the largest y, which lies below on a system whose y grows downwards.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// Where contents of `size` points land in `bounds`; an unknown gravity resizes.
    func destination(of size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let scale = self == .resizeAspect ? min(x, y) : max(x, y)
            return placed(
                CGSize(width: size.width * scale, height: size.height * scale), in: bounds, x: 0.5, y: 0.5)
        case .center: return placed(size, in: bounds, x: 0.5, y: 0.5)
        case .top: return placed(size, in: bounds, x: 0.5, y: 1)
        case .bottom: return placed(size, in: bounds, x: 0.5, y: 0)
        case .left: return placed(size, in: bounds, x: 0, y: 0.5)
        case .right: return placed(size, in: bounds, x: 1, y: 0.5)
        case .topLeft: return placed(size, in: bounds, x: 0, y: 1)
        case .topRight: return placed(size, in: bounds, x: 1, y: 1)
        case .bottomLeft: return placed(size, in: bounds, x: 0, y: 0)
        case .bottomRight: return placed(size, in: bounds, x: 1, y: 0)
        default: return bounds
        }
    }

    private func placed(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
