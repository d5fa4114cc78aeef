import QuartzCore
internal import Raster
import UIFoundation

extension NSView {
    /// A view whose class draws nothing has nothing to do.
    final func askForDisplay() {
        if !isHosting, layerStorage != nil, ViewOverrides.hasContent(self) { backing.setNeedsDisplay() }
    }

    final func displayContents(of layer: CALayer) {
        if wantsUpdateLayer {
            NSAppearance.performing(with: effectiveAppearance) { updateLayer() }
        } else if ViewOverrides.hasContent(self) {
            layer.drawContents()
        }
    }

    /// In the view's space, the context being AppKit's current one.
    final func drawContent(of layer: CALayer, in context: CGContext) {
        draw(into: context, isOnScreen: true) {
            draw(boundsRect)
            // A view that declares itself a delegate of layers is asked as its own layer's.
            (self as? any CALayerDelegate)?.draw(layer, in: context)
        }
    }

    private func draw(into context: CGContext, isOnScreen: Bool, _ body: () -> Void) {
        NSAppearance.performing(with: effectiveAppearance) {
            let graphics = NSGraphicsContext(cgContext: context, flipped: isFlipped)
            graphics.isDrawingToScreen = isOnScreen
            graphics.performing(body)
        }
    }

    /// A bitmap of the rectangle's size in the screen's pixels, for `cacheDisplay(in:to:)`; nil where it is empty or
    /// larger than a bitmap may be.
    public final func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
        let scale = windowReference?.backingScaleFactor ?? ScreenScale.ofMain
        guard let context = CGContext(points: NSRect(origin: .zero, size: rect.size), scale: scale) else {
            return nil
        }
        let rep = NSBitmapImageRep(bitmap: context.bitmap)
        rep.size = rect.size
        return rep
    }

    /// Draws the part of the view, with its subviews and as they are on the screen, into the bitmap.
    public final func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
        guard let context = NSGraphicsContext(bitmapImageRep: bitmapImageRep)?.cgContext, rect.width > 0,
            rect.height > 0
        else { return }
        settleLayout()
        context.saveGState()
        context.scaleBy(x: bitmapImageRep.size.width / rect.width, y: bitmapImageRep.size.height / rect.height)
        if isFlipped {
            context.translateBy(x: 0, y: rect.height)
            context.scaleBy(x: 1, y: -1)
        }
        context.translateBy(x: -rect.minX, y: -rect.minY)
        backing.renderAsOnScreen(in: context)
        context.restoreGState()
    }

    /// PDF is not written yet: empty, which is said once.
    public final func dataWithPDF(inside rect: NSRect) -> Data {
        Notice.once("NSView.dataWithPDF(inside:) is not supported; empty")
        return Data()
    }
}
