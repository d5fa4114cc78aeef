import Foundation
internal import Raster

extension CGContext {
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
        state.fillSpace = color.colorSpace ?? state.fillSpace
    }

    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
        state.strokeSpace = color.colorSpace ?? state.strokeSpace
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: CGColorSpaceCreateDeviceRGB(), values: [red, green, blue, alpha]))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: CGColorSpaceCreateDeviceRGB(), values: [red, green, blue, alpha]))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: CGColorSpaceCreateDeviceGray(), values: [gray, alpha]))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: CGColorSpaceCreateDeviceGray(), values: [gray, alpha]))
    }

    /// The device's inks, plainly: red = (1 - cyan)(1 - black).
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        let paper = 1 - black
        setFillColor(
            red: (1 - cyan) * paper, green: (1 - magenta) * paper, blue: (1 - yellow) * paper, alpha: alpha)
    }

    /// The device's inks, plainly: red = (1 - cyan)(1 - black).
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        let paper = 1 - black
        setStrokeColor(
            red: (1 - cyan) * paper, green: (1 - magenta) * paper, blue: (1 - yellow) * paper, alpha: alpha)
    }

    /// The space of `setFillColor(_:)` with components; the colour becomes its opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        setFillColor(CGColor(space: space, values: Array(repeating: 0, count: space.numberOfComponents) + [1]))
    }

    public func setStrokeColorSpace(_ space: CGColorSpace) {
        setStrokeColor(CGColor(space: space, values: Array(repeating: 0, count: space.numberOfComponents) + [1]))
    }

    /// - Parameter components: Those of the fill's colour space, alpha last.
    public func setFillColor(_ components: [CGFloat]) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
    }

    public func setStrokeColor(_ components: [CGFloat]) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
    }

    /// In user space; 0 and less draw nothing.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = valid(width, "setLineWidth(_:)") ?? state.lineWidth
    }

    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// In line widths.
    public func setMiterLimit(_ limit: CGFloat) {
        state.miterLimit = valid(limit, "setMiterLimit(_:)") ?? state.miterLimit
    }

    /// - Parameters:
    ///   - phase: How far into the pattern a path begins.
    ///   - lengths: Dashes and gaps by turns, in user space; empty for solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }),
            lengths.isEmpty || lengths.contains(where: { $0 > 0 })
        else {
            Notice.once(
                "CGContext.setLineDash(phase:lengths:): lengths must be finite, not negative and not all 0; ignored"
            )
            return
        }
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// In pixels: how coarse the chords are that are drawn for curves. 0 for the default, 0.25.
    public func setFlatness(_ flatness: CGFloat) {
        guard let flatness = valid(flatness, "setFlatness(_:)") else { return }
        state.flatness = flatness > 0 ? min(max(flatness, 0.05), 100) : nil
    }

    /// 0 ... 1, for all that is drawn.
    public func setAlpha(_ alpha: CGFloat) {
        guard let alpha = valid(alpha, "setAlpha(_:)") else { return }
        state.alpha = min(max(alpha, 0), 1)
    }

    /// Mixed on encoded sRGB, as the W3C's compositing rules say for each mode.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// - Parameters:
    ///   - offset: In base space: neither it nor `blur` follows the transform.
    ///   - blur: How far the shadow reaches beyond its caster: twice the standard deviation of the Gaussian, which ends
    ///     there. In pixels, `blur` is rounded up to whole ones, and `offset` to the nearest.
    ///   - color: Nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color else {
            state.shadow = nil
            return
        }
        guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            Notice.once("CGContext.setShadow(offset:blur:color:): a value that is not finite; ignored")
            return
        }
        state.shadow = GraphicsState.CastShadow(offset: offset, blur: max(0, blur), color: color)
    }

    /// A shadow of black at a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

    /// `.none` takes the nearest pixel of an image; all others mix the four around.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Colours are clipped to sRGB, whatever the intent.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    private func valid(_ value: CGFloat, _ name: String) -> CGFloat? {
        if value.isFinite { return value }
        Notice.once("CGContext.\(name): a value that is not finite; ignored")
        return nil
    }
}
