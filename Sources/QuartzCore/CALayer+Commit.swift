import CoreGraphics
import CornerGeometry
import RenderTree

extension CALayer {
    /// The tree as it stands, for drawing; what has not changed is the node of the last time.
    package final func commit() -> RenderNode {
        prepareForCommit()
        return node()
    }

    final func node() -> RenderNode {
        if let committedNode { return committedNode }
        let parts = parts()
        let node = RenderNode(
            name: name, transform: transformToSuperlayer, outline: outline, background: state.backgroundColor,
            gradient: parts.gradient, contents: renderContents, shape: parts.shape, border: renderBorder,
            shadow: renderShadow, masksToBounds: state.masksToBounds, mask: maskLayer?.node(),
            opacity: state.isHidden ? 0 : Double(max(0, min(state.opacity, 1))),
            children: drawingOrder.map { $0.node() })
        committedNode = node
        return node
    }

    /// The sublayers back to front: by `zPosition`, then as they stand.
    final var drawingOrder: [CALayer] {
        guard children.contains(where: { $0.state.zPosition != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset) }
            .map(\.element)
    }

    /// The one shape of background, border, clip and shadow.
    package final var outline: CornerOutline {
        let mask = state.maskedCorners
        let radius = state.cornerRadius
        func at(_ corner: CACornerMask) -> CGFloat { mask.contains(corner) ? radius : 0 }
        let radii = CornerRadii(
            topLeft: at(.layerMinXMinYCorner), topRight: at(.layerMaxXMinYCorner),
            bottomRight: at(.layerMaxXMaxYCorner), bottomLeft: at(.layerMinXMaxYCorner))
        return CornerOutline(
            rect: state.bounds, radii: radii.limitedToHalfSide(of: state.bounds.size), curve: state.cornerCurve.curve)
    }

    private var renderBorder: RenderBorder? {
        guard let color = state.borderColor, state.borderWidth > 0 else { return nil }
        return RenderBorder(width: state.borderWidth, color: color)
    }

    private var renderShadow: RenderShadow? {
        guard let color = state.shadowColor, state.shadowOpacity > 0, color.alpha > 0 else { return nil }
        return RenderShadow(
            color: color, opacity: Double(min(state.shadowOpacity, 1)), radius: max(0, state.shadowRadius),
            offset: state.shadowOffset, path: state.shadowPath)
    }
}
