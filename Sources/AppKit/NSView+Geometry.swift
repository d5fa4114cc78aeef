internal import CornerGeometry
import QuartzCore
import UIFoundation

extension NSView {
    final func moveFrame(to origin: NSPoint) {
        guard let origin = ViewGeometry.valid(origin, "setFrameOrigin(_:)"), origin != frameRect.origin else {
            return
        }
        frameRect.origin = origin
        placeLayer()
        markCorners()
        givenFrameChanged()
        windowReference?.focusRing.isStale = true
    }

    final func resizeFrame(to size: NSSize) {
        guard let size = ViewGeometry.valid(size, "setFrameSize(_:)"), size != frameRect.size else { return }
        let oldBounds = boundsRect.size
        if hasOwnBoundsSize {
            if frameRect.width > 0 { boundsRect.size.width *= size.width / frameRect.width }
            if frameRect.height > 0 { boundsRect.size.height *= size.height / frameRect.height }
        } else {
            boundsRect.size = size
        }
        frameRect.size = size
        placeLayer()
        givenFrameChanged()
        followSize(from: oldBounds)
    }

    final func rotateFrame(to degrees: CGFloat) {
        guard degrees.isFinite else { return _ = ViewGeometry.refused("frameRotation") as CGFloat? }
        rotation = degrees
        placeLayer()
        markCorners()
    }

    final func rotateFrameAboutCenter(to degrees: CGFloat) {
        guard degrees.isFinite else { return _ = ViewGeometry.refused("frameCenterRotation") as CGFloat? }
        let half = NSPoint(x: frameRect.width / 2, y: frameRect.height / 2)
        let center = half.applying(turn(by: rotation))
        let moved = half.applying(turn(by: degrees))
        rotation = degrees
        setFrameOrigin(
            NSPoint(x: frameRect.minX + center.x - moved.x, y: frameRect.minY + center.y - moved.y))
        placeLayer()
    }

    final func moveBounds(to origin: NSPoint) {
        guard let origin = ViewGeometry.valid(origin, "setBoundsOrigin(_:)"), origin != boundsRect.origin else {
            return
        }
        boundsRect.origin = origin
        placeLayer()
        if ViewOverrides.hasContent(self) { askForDisplay() }
        markCorners()
    }

    final func resizeBounds(to size: NSSize) {
        guard let size = ViewGeometry.valid(size, "setBoundsSize(_:)"), size != boundsRect.size else { return }
        let old = boundsRect.size
        boundsRect.size = size
        hasOwnBoundsSize = size != frameRect.size
        placeLayer()
        followSize(from: old, movesSubviews: false)
    }

    final func scaleBounds(by unit: NSSize) {
        guard unit.width != 0, unit.height != 0, unit.width.isFinite, unit.height.isFinite else { return }
        setBoundsOrigin(NSPoint(x: boundsRect.minX / unit.width, y: boundsRect.minY / unit.height))
        setBoundsSize(NSSize(width: boundsRect.width / unit.width, height: boundsRect.height / unit.height))
    }

    private func followSize(from old: NSSize, movesSubviews: Bool = true) {
        markCorners()
        windowReference?.focusRing.isStale = true
        updateTrackingAreas()
        if movesSubviews, autoresizesSubviews, old != boundsRect.size, !subviewList.isEmpty {
            resizeSubviews(withOldSize: old)
        }
        guard let layerStorage else { return }
        layerStorage.setNeedsLayout()
        if let superviewReference, !superviewReference.isLayingOut {
            superviewReference.layerStorage?.setNeedsLayout()
        }
        if layerContentsRedrawPolicy != .never, layerContentsRedrawPolicy != .onSetNeedsDisplay { askForDisplay() }
    }

    /// Gives the layer the view's geometry.
    final func placeLayer() {
        guard let layer = layerStorage else { return }
        let isHosted = isHosting
        if isHosted {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
        }
        defer { if isHosted { CATransaction.commit() } }
        layer.bounds = boundsRect
        let anchor = layer.anchorPoint
        let scale = NSSize(
            width: boundsRect.width > 0 ? frameRect.width / boundsRect.width : 1,
            height: boundsRect.height > 0 ? frameRect.height / boundsRect.height : 1)
        let own = CGAffineTransform(scaleX: scale.width, y: scale.height).concatenating(turn(by: rotation))
        // What the program gave the layer as a transform is left alone while the view has none of its own.
        if isTransformed || !own.isIdentity {
            layer.setAffineTransform(own)
            isTransformed = !own.isIdentity
        }
        let offset = NSPoint(x: anchor.x * boundsRect.width, y: anchor.y * boundsRect.height).applying(own)
        layer.position = NSPoint(x: frameRect.minX + offset.x, y: frameRect.minY + offset.y)
        placeScale()
    }

    /// Pixels a point of what is drawn: the window's, and more where the bounds are drawn larger.
    final func placeScale() {
        guard let layer = layerStorage, !isHosting else { return }
        let (frame, bounds) = (frameRect.size, boundsRect.size)
        let stretch = max(
            bounds.width > 0 ? frame.width / bounds.width : 1, bounds.height > 0 ? frame.height / bounds.height : 1)
        let backing = windowReference?.backingScaleFactor ?? ScreenScale.ofMain
        let scale = backing * (stretch > 0 && stretch.isFinite ? stretch : 1)
        guard layer.contentsScale != scale else { return }
        layer.contentsScale = scale
        askForDisplay()
    }

    private func turn(by degrees: CGFloat) -> CGAffineTransform {
        guard degrees != 0 else { return .identity }
        return CGAffineTransform(rotationAngle: degrees * .pi / 180)
    }

    /// Splits a change of the superview's size over the flexible parts, in proportion to their lengths.
    final func autoresize(from old: NSSize) {
        guard !autoresizingMask.isEmpty, let new = superviewReference?.boundsRect else { return }
        let mask = autoresizingMask
        let horizontal = FlexibleSpan(
            before: frameRect.minX - new.minX, length: frameRect.width, total: old.width,
            flexible: (mask.contains(.minXMargin), mask.contains(.width), mask.contains(.maxXMargin)))
        let vertical = FlexibleSpan(
            before: frameRect.minY - new.minY, length: frameRect.height, total: old.height,
            flexible: (mask.contains(.minYMargin), mask.contains(.height), mask.contains(.maxYMargin)))
        let (x, width) = horizontal.resized(to: new.width)
        let (y, height) = vertical.resized(to: new.height)
        frame = NSRect(x: new.minX + x, y: new.minY + y, width: width, height: height)
    }

    // Boxes in another space

    /// The rectangle moved to whole pixels of the screen.
    public final func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
        BackingPixels.aligned(
            rect, scale: windowReference?.backingScaleFactor ?? ScreenScale.ofMain, options: options)
    }

    /// The part of the bounds that is not hidden by what clips it above.
    public final var visibleRect: NSRect {
        guard !isHiddenOrHasHiddenAncestor else { return .zero }
        var rect = boundsRect
        var view = self
        while let next = view.superviewReference {
            if next.clipsToBounds || next.superviewReference == nil {
                rect = rect.overlap(with: convert(next.boundsRect, from: next))
            }
            view = next
        }
        return rect.isNull ? .zero : rect
    }
}
