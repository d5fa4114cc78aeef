import Foundation
internal import Raster

extension CGContext {
    /// From user space to device space (pixels, y upwards from the lower edge).
    public var ctm: CGAffineTransform { state.ctm }

    public func concatenate(_ transform: CGAffineTransform) {
        let next = transform.concatenating(state.ctm)
        guard next.affine.isFinite else {
            Notice.once("CGContext: a transform that is not finite; ignored")
            return
        }
        state.ctm = next
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// - Parameter angle: Radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

    /// From device space to the pixels of what is drawn into, y downwards.
    var deviceToTarget: Affine {
        let margin = Double(layers.last?.margin ?? 0)
        return Affine(a: 1, b: 0, c: 0, d: -1, tx: margin, ty: Double(bitmap.height) + margin)
    }

    var userToTarget: Affine { state.ctm.affine.concatenating(deviceToTarget) }
}
