import Foundation
package import Raster

extension CGContext {
    /// Where the next glyph comes, in user space.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else {
                Notice.once("CGContext.textPosition: a value that is not finite; ignored")
                return
            }
            textMatrix.tx = newValue.x
            textMatrix.ty = newValue.y
        }
    }

    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

    /// In text space, between the glyphs of `showGlyphs(_:)`.
    public func setCharacterSpacing(_ spacing: CGFloat) {
        if spacing.isFinite { state.characterSpacing = spacing }
    }

    /// In text space; 0 and less draw nothing.
    public func setFontSize(_ size: CGFloat) {
        if size.isFinite { state.fontSize = size }
    }

    /// Glyphs lie at any place between pixels, are never hinted, and are drawn without regard to the order of a
    /// screen's red, green and blue: these are hints that nothing depends on.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// The font of `setFont(_:)`, whose type lives above this module.
    package var textFont: AnyObject? {
        get { state.textFont }
        set { state.textFont = newValue }
    }

    package var fontSize: CGFloat { state.fontSize }
    package var characterSpacing: CGFloat { state.characterSpacing }

    /// Whether what lies in the rectangle (user space) may be seen. A shadow may fall into the clip from anywhere.
    package func mayShow(_ rect: CGRect) -> Bool {
        if state.shadow != nil || state.textDrawingMode.clips { return true }
        let box = rect.applying(CGAffineTransform(userToTarget)).insetBy(dx: -2, dy: -2)
        return box.intersects(state.clipBounds)
    }

    /// Paints glyphs as the text drawing mode says. Their curves are drawn to a byte, whatever the flatness.
    ///
    /// - Parameter outline: In user space.
    package func paintText(_ outline: PathData) {
        guard !outline.isEmpty, userToTarget.inverted != nil else { return }
        let mode = state.textDrawingMode
        if mode.fills {
            let path = outline.transformed(by: userToTarget)
            let isPlain = state.fillColor.pattern == nil
            let box = isPlain ? .zero : CGRect(around: path.points)
            if let paint = paint(of: state.fillColor, around: box) {
                self.paint(Shape(.path(path, .nonZero), isAntialiased: isAntialiased), paint)
            }
        }
        if mode.strokes, state.lineWidth > 0 {
            if let paint = paint(of: state.strokeColor, around: CGRect(target.bounds)) {
                self.paint(
                    Shape(.stroke(outline, strokeStyle, userToTarget), isAntialiased: isAntialiased), paint)
            }
        }
        if mode.clips { textClip.append(outline) }
    }

    /// To be called when what one call draws is painted: narrows the clip to it where the text drawing mode says so.
    package func clipToText() {
        guard state.textDrawingMode.clips else { return }
        let outline = textClip
        textClip = PathData()
        clip(to: CGPath(data: outline), using: .winding, flatness: 0.05)
    }
}
