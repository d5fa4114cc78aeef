import Foundation
internal import Raster

/// What `saveGState()` keeps.
struct GraphicsState {
    struct CastShadow {
        /// In base space; the transform of the moment does not count.
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }

    var ctm: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    /// Where bare components are read in.
    var fillSpace = CGColorSpaceCreateDeviceGray()
    var strokeSpace = CGColorSpaceCreateDeviceGray()
    /// In base space.
    var patternPhase = CGSize.zero
    var lineWidth: CGFloat = 1
    var lineCap: CGLineCap = .butt
    var lineJoin: CGLineJoin = .miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    /// Nil for the context's default.
    var flatness: CGFloat?
    var alpha: CGFloat = 1
    var shadow: CastShadow?
    var blendMode: CGBlendMode = .normal
    var interpolationQuality: CGInterpolationQuality = .default
    var shouldAntialias = true
    var textDrawingMode = CGTextDrawingMode.fill
    var textFont: AnyObject?
    var fontSize: CGFloat = 0
    var characterSpacing: CGFloat = 0
    /// In the target's pixels.
    var clip = Clip()
    /// Around the clip, in the target's pixels; what lies outside is never drawn.
    var clipBounds: CGRect
}
