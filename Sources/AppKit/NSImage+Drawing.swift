import ImageIO
import QuartzCore
internal import Raster
import UIFoundation

extension NSImage {
    /// Stretched into the rectangle (its middle part alone, if it has cap insets), upright also where y grows downwards.
    public final func draw(in rect: NSRect) {
        draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1, respectFlipped: true, hints: nil)
    }

    /// - Parameters:
    ///   - fromRect: The part of the image, in its points, y upwards; zero for all of it.
    ///   - fraction: 0 ... 1, the opacity.
    public final func draw(
        at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction: CGFloat
    ) {
        let part = fromRect.isEmpty ? NSRect(origin: .zero, size: size) : fromRect
        draw(
            in: NSRect(origin: point, size: part.size), from: part, operation: op, fraction: fraction,
            respectFlipped: false, hints: nil)
    }

    public final func draw(
        in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction: CGFloat
    ) {
        draw(in: rect, from: fromRect, operation: op, fraction: fraction, respectFlipped: false, hints: nil)
    }

    /// - Parameters:
    ///   - respectContextIsFlipped: Whether the image stands upright where y grows downwards, and not on its head.
    public final func draw(
        in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool,
        hints: [NSImageRep.HintKey: Any]?
    ) {
        guard let graphics = NSGraphicsContext.current else {
            return Notice.once("NSImage.draw(in:): there is no current context; ignored")
        }
        let context = graphics.cgContext
        let target =
            dstSpacePortionRect.isEmpty
            ? NSRect(origin: dstSpacePortionRect.origin, size: size) : dstSpacePortionRect
        let whole = NSRect(origin: .zero, size: size)
        let source = srcSpacePortionRect.isEmpty ? whole : srcSpacePortionRect
        guard size.width > 0, size.height > 0, !imageReps.isEmpty else { return }
        context.saveGState()
        context.setBlendMode(op.blendMode)
        context.setAlpha(requestedAlpha)
        // The image's own space, y upwards, laid over the target.
        context.translateBy(x: target.minX, y: target.minY)
        if respectContextIsFlipped, graphics.isFlipped {
            context.translateBy(x: 0, y: target.height)
            context.scaleBy(x: 1, y: -1)
        }
        if hasCaps, source == whole {
            drawCapped(in: target.size, of: context)
        } else {
            context.scaleBy(x: target.width / source.width, y: target.height / source.height)
            context.translateBy(x: -source.minX, y: -source.minY)
            drawRepresentation(part: source, of: context, isPlain: op == .sourceOver && requestedAlpha >= 1)
        }
        context.restoreGState()
    }

    /// - Parameter isPlain: What draws may draw straight into the context; otherwise the finished picture is composed.
    private func drawRepresentation(part: NSRect, of context: CGContext, isPlain: Bool) {
        let scale = max(context.pixelsPerPoint, 0)
        let whole = NSRect(origin: .zero, size: size)
        guard let rep = representation(pixelsWide: size.width * scale) else { return }
        if part != whole { context.clip(to: part) }
        if let rep = rep as? NSBitmapImageRep {
            if let image = rep.cgImage { context.draw(image, in: whole) }
        } else if isPlain {
            context.clip(to: part)
            NSGraphicsContext(cgContext: context, flipped: false).performing { _ = rep.draw(in: whole) }
        } else if let image = picture(scale: scale) {
            context.draw(image, in: whole)
        }
    }

    private var hasCaps: Bool {
        capInsets.left > 0 || capInsets.right > 0 || capInsets.top > 0 || capInsets.bottom > 0
    }

    /// Nine parts: corners of their own size, edges and middle stretched or tiled.
    private func drawCapped(in target: NSSize, of context: CGContext) {
        guard let image = picture(scale: max(context.pixelsPerPoint, 1)), size.width > 0, size.height > 0 else {
            return
        }
        context.translateBy(x: 0, y: target.height)
        context.scaleBy(x: 1, y: -1)
        NinePartPicture(
            image: image, pixelsPerPoint: CGFloat(image.width) / size.width,
            insets: (capInsets.top, capInsets.left, capInsets.bottom, capInsets.right), tiles: resizingMode == .tile
        ).draw(in: NSRect(origin: .zero, size: target), of: context)
    }

    /// The image in pixels, `scale` of them a point. Nil for an image without any.
    final func picture(scale: CGFloat) -> CGImage? {
        guard let rep = representation(pixelsWide: size.width * scale) else { return nil }
        if let rep = rep as? NSBitmapImageRep { return rep.cgImage }
        return rep.picture(pixels: NSSize(width: size.width * scale, height: size.height * scale))
    }

    /// The pixels that suit the proposed rectangle in the context; a closure draws as many as the rectangle has.
    public final func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
        context referenceContext: NSGraphicsContext?,
        hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? {
        let rect = proposedDestRect?.pointee ?? NSRect(origin: .zero, size: size)
        return bestRepresentation(for: rect, context: referenceContext, hints: hints)?
            .cgImage(forProposedRect: proposedDestRect, context: referenceContext, hints: hints)
    }

    /// An uncompressed TIFF at the screen's resolution, or that of the pixels; nil for an image without any.
    public final var tiffRepresentation: Data? {
        picture(scale: ScreenScale.ofMain).flatMap { TIFFPicture.write($0.bitmap) }
    }

    /// A layer's contents at a scale.
    public final func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any {
        picture(scale: layerContentsScale) ?? self
    }

    /// What is given is taken; 0 is the screen's.
    public final func recommendedLayerContentsScale(_ preferredContentsScale: CGFloat) -> CGFloat {
        preferredContentsScale > 0 ? preferredContentsScale : ScreenScale.ofMain
    }
}
