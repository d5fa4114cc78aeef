import Foundation
internal import Raster

extension CGContext {
    /// The most cells that one fill draws.
    private static let maximumCells = 100_000
    private static let maximumPatternDepth = 8

    /// - Parameter components: For a coloured pattern its alpha; for a stencil the components of the pattern space's base,
    ///   and alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        if let color = color(pattern, state.fillSpace, components) { setFillColor(color) }
    }

    /// - Parameter components: As for `setFillPattern(_:colorComponents:)`.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        if let color = color(pattern, state.strokeSpace, components) { setStrokeColor(color) }
    }

    /// Moves the lattice of patterns, in base space.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else {
            Notice.once("CGContext.setPatternPhase(_:): a value that is not finite; ignored")
            return
        }
        state.patternPhase = phase
    }

    private func color(
        _ pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>
    ) -> CGColor? {
        if space.model == .pattern || !pattern.isColored {
            return CGColor(patternSpace: space, pattern: pattern, components: components)
        }
        // A coloured pattern needs no space to be read in.
        return CGColorSpace(patternBaseSpace: nil).flatMap {
            CGColor(patternSpace: $0, pattern: pattern, components: components)
        }
    }

    /// What a fill or stroke in this colour puts down; nil where that is nothing.
    ///
    /// - Parameter box: Around all that will be painted, in the target's pixels.
    func paint(of color: CGColor, around box: CGRect) -> Paint? {
        guard let pattern = color.pattern else { return .color(color.pixel(times: state.alpha)) }
        let region = clipRegion.intersection(PixelRect(covering: box) ?? .empty)
        guard !region.isEmpty, let cells = cells(of: pattern, region) else { return nil }
        return .image(
            ImagePaint(
                bitmap: cells,
                transform: Affine(a: 1, b: 0, c: 0, d: 1, tx: Double(region.x0), ty: Double(region.y0)),
                interpolation: .nearest, alpha: pattern.isColored ? Double(color.alpha * state.alpha) : 1,
                tint: pattern.isColored ? nil : color.stencilPixel(times: state.alpha)))
    }

    /// A bitmap of the region's size, with the cells that fall into it.
    private func cells(of pattern: CGPattern, _ region: PixelRect) -> Bitmap? {
        guard patternDepth < Self.maximumPatternDepth else {
            Notice.once(
                "CGPattern: patterns inside each other more than \(Self.maximumPatternDepth) deep; not drawn")
            return nil
        }
        let margin = CGFloat(layers.last?.margin ?? 0)
        // From device space to the little bitmap's, y upwards in both.
        let shift = CGAffineTransform(
            translationX: margin - CGFloat(region.x0),
            y: CGFloat(region.height + region.y0) - CGFloat(bitmap.height) - margin)
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let base = baseTransform.concatenating(shift)
        let matrix = pattern.matrix.concatenating(phase).concatenating(base)
        guard matrix.affine.isFinite, let inverse = matrix.affine.inverted,
            let bitmap = Bitmap(width: region.width, height: region.height)
        else { return nil }
        let area = CGRect(bitmap.bounds).applying(CGAffineTransform(inverse))
        let cell = pattern.bounds
        let firstX = ((area.minX - cell.maxX) / pattern.step.width).rounded(.up)
        let firstY = ((area.minY - cell.maxY) / pattern.step.height).rounded(.up)
        let countX = ((area.maxX - cell.minX) / pattern.step.width).rounded(.down) - firstX + 1
        let countY = ((area.maxY - cell.minY) / pattern.step.height).rounded(.down) - firstY + 1
        guard countX >= 1, countY >= 1 else { return bitmap }
        guard countX * countY <= CGFloat(Self.maximumCells) else {
            Notice.once("CGPattern: more than \(Self.maximumCells) cells in one fill; not drawn")
            return nil
        }
        let context = CGContext(bitmap: bitmap, baseTransform: base)
        context.renderer = renderer
        context.defaultFlatness = defaultFlatness
        context.allowsAntialiasing = allowsAntialiasing
        context.patternDepth = patternDepth + 1
        let first = context.state
        for row in 0..<Int(countY) {
            for column in 0..<Int(countX) {
                // Whatever the callback leaves behind ends with its cell.
                context.state = first
                context.stack = []
                context.layers = []
                context.beginPath()
                context.state.ctm = CGAffineTransform(
                    translationX: (firstX + CGFloat(column)) * pattern.step.width,
                    y: (firstY + CGFloat(row)) * pattern.step.height
                ).concatenating(matrix)
                // Each pixel belongs to one cell, so that no seam shows where cells meet between pixels.
                context.state.shouldAntialias = false
                context.clip(to: cell)
                context.state.shouldAntialias = true
                guard !context.clipRegion.isEmpty else { continue }
                pattern.draw(in: context)
            }
        }
        return bitmap
    }
}
