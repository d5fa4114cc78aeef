internal import CoreGraphics

extension CGAffineTransform {
    /// This map, then that of the space around: what `concatenating(_:)` gives, without most of the products where this
    /// one only moves, as nearly all do.
    @inline(__always)
    func placed(in parent: CGAffineTransform) -> CGAffineTransform {
        guard a == 1, b == 0, c == 0, d == 1 else { return concatenating(parent) }
        return CGAffineTransform(
            a: parent.a, b: parent.b, c: parent.c, d: parent.d, tx: tx * parent.a + ty * parent.c + parent.tx,
            ty: tx * parent.b + ty * parent.d + parent.ty)
    }
}
