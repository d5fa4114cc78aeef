internal import Raster

extension Path {
    /// The part that is drawn between two moments, 0 ... 1 of the whole path's length; a subpath that is cut is open.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        guard from < to, to > 0, from < 1 else { return Path() }
        guard from > 0 || to < 1 else { return self }
        return Path(data: data.trimmed(max(Double(from), 0)...min(Double(to), 1)))
    }

    /// The outline of the path's stroke, dashes included, to be filled by winding.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var path = cgPath
        if style.dash.contains(where: { $0 > 0 }) {
            path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
        }
        return Path(
            path.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                miterLimit: style.miterLimit.isFinite ? style.miterLimit : 10))
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
