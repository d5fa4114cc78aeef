import Foundation
internal import Raster

extension CGContext {
    /// Up to the matching `endTransparencyLayer()`, drawing goes to a clear layer, which is then drawn as one thing
    /// with the alpha, shadow, clip and blend mode of now.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginLayer(around: nil)
    }

    /// - Parameter rect: What the layer is cut to, in user space.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginLayer(around: rect)
    }

    /// Draws the layer; one too many is ignored.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast(), stack.count >= layer.depth else {
            Notice.once("CGContext.endTransparencyLayer(): no layer was begun; ignored")
            return
        }
        stack.removeLast(stack.count - layer.depth)
        if let last = stack.popLast() { state = last }
        let margin = CGFloat(layer.margin - (layers.last?.margin ?? 0))
        let frame = CGRect(layer.bitmap.bounds).offsetBy(dx: -margin, dy: -margin)
        let image = ImagePaint(
            bitmap: layer.bitmap,
            transform: Affine(a: 1, b: 0, c: 0, d: 1, tx: -Double(margin), ty: -Double(margin)),
            interpolation: .nearest, alpha: Double(state.alpha))
        paint(outline(frame), .image(image))
    }

    private func beginLayer(around rect: CGRect?) {
        stack.append(state)
        let shadow = castShadow(times: 1)
        // What lies outside of the canvas may cast its shadow into it.
        let reach = shadow.map { 3 * $0.sigma + max($0.dx.magnitude, $0.dy.magnitude) } ?? 0
        let margin = min(Int(min(reach, 1e6).rounded(.up)), 2048, (Bitmap.maximumSide - max(width, height)) / 2)
        let outerMargin = layers.last?.margin ?? 0
        let bounds = state.clipBounds.offsetBy(
            dx: CGFloat(margin - outerMargin), dy: CGFloat(margin - outerMargin))
        guard
            let bitmap = Bitmap(width: width + 2 * margin, height: height + 2 * margin)
                ?? Bitmap(width: 1, height: 1)
        else { return }
        layers.append(ContextLayer(bitmap: bitmap, margin: margin, depth: stack.count))
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
        // The clip is applied once, to the finished layer.
        state.clip = Clip()
        state.clipBounds = shadow == nil ? bounds : CGRect(bitmap.bounds)
        if let rect { clip(to: rect) }
    }
}
