import CoreGraphics

/// Runs animations by something other than their own timing: forth, back, or by hand.
package protocol AnimationDriver: AnyObject {
    /// How far the animations are, 0 at their beginning and 1 at their end, which a spring passes.
    ///
    /// - Parameter time: Of the common clock.
    func progress(at time: CFTimeInterval) -> Double
    var hasEnded: Bool { get }
}
