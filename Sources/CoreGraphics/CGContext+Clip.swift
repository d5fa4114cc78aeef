import Foundation
internal import Raster

extension CGContext {
    /// Narrows the clip to the path, and begins a new path. An empty path leaves nothing to draw on.
    public func clip(using rule: CGPathFillRule = .winding) {
        let data = pathUnderway.data
        beginPath()
        clip(toDevice: data, rule)
    }

    public func clip(to rect: CGRect) {
        if rect.isInfinite { return }
        let path = CGMutablePath()
        path.addRect(rect, transform: state.ctm)
        clip(toDevice: path.data, .winding)
    }

    /// Narrows the clip to all of the rectangles together.
    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: state.ctm)
        clip(toDevice: path.data, .winding)
    }

    /// Narrows the clip by an image laid into `rect`: by its alpha, or by its gray where it has no alpha; a mask's
    /// painted parts show.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard !state.clipBounds.isEmpty, let transform = transform(of: mask, in: rect) else { return }
        var bitmap = mask.bitmap
        if !mask.isMask, mask.storedAlphaInfo == .noneSkipLast {
            guard let gray = bitmap.copy() else { return }
            gray.mapPixels { mask.shownAlpha($0) << 24 }
            bitmap = gray
        }
        state.clip.masks.append(
            ImagePaint(bitmap: bitmap, transform: transform, interpolation: interpolation(of: mask)))
    }

    /// Draws all over again.
    public func resetClip() {
        state.clip = Clip()
        state.clipBounds = CGRect(target.bounds)
    }

    /// Around the clip, in user space; null where nothing is left to draw on.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.clipBounds.isEmpty, let inverse = userToTarget.inverted else { return .null }
        return state.clipBounds.applying(CGAffineTransform(inverse))
    }

    /// The pixels that drawing may change.
    var clipRegion: PixelRect {
        (PixelRect(covering: state.clipBounds) ?? .empty).intersection(target.bounds)
    }

    private func clip(toDevice data: PathData, _ rule: CGPathFillRule) {
        let shape = shape(filling: data, rule)
        let box = CGRect(around: data.transformed(by: deviceToTarget).points)
        let bounds = state.clipBounds.overlap(with: box)
        state.clipBounds = bounds.isNull ? .zero : bounds
        // A rectangle on whole pixels needs no coverage: the region says all.
        if case .outline(let outline) = shape.geometry, outline.rect == outline.rect.integral { return }
        state.clip.shapes.append(shape)
    }
}

extension CGRect {
    init(_ rect: PixelRect) {
        self.init(x: rect.x0, y: rect.y0, width: rect.width, height: rect.height)
    }

    /// Around some points; null without any.
    init(around points: [CGPoint]) {
        guard let first = points.first else {
            self = .null
            return
        }
        var (low, high) = (first, first)
        for point in points {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
