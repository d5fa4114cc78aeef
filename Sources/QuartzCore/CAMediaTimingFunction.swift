import CoreGraphics
import Foundation
import Raster

/// A curve from (0, 0) to (1, 1) by which an animation goes faster or slower: a cubic with two control points.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: nothing in it changes.
    package final let curve: TimingCurve

    package init(_ curve: TimingCurve) {
        self.curve = curve
        super.init()
    }

    /// One of the named curves; an unknown name is linear, which is said.
    public init(name: CAMediaTimingFunctionName) {
        if let named = TimingCurve.named[name] {
            curve = named
        } else {
            Notice.once("CAMediaTimingFunction: there is no curve \"\(name.rawValue)\"; linear")
            curve = .linear
        }
        super.init()
    }

    /// - Parameters: The two inner control points, x then y of each; x within 0 ... 1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
        super.init()
    }

    /// Writes x and y of a control point, 0 ... 3, to `ptr`.
    public final func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        guard (0...3).contains(idx) else {
            return Notice.once(
                "CAMediaTimingFunction.getControlPoint(at:values:): there are points 0 to 3; ignored")
        }
        let point = curve.points[idx]
        ptr[0] = Float(point.x)
        ptr[1] = Float(point.y)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction).map { $0.curve == curve } ?? false
    }

    open override var hash: Int { curve.hashValue }
}
