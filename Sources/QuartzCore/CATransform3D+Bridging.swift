import CoreGraphics
import Foundation

extension CATransform3D: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue {
        NSValue(doubles: rows.flatMap { [$0.x, $0.y, $0.z, $0.w] })
    }

    private init?(boxed source: NSValue) {
        guard let n = source.doubles(16) else { return nil }
        self.init(rows: stride(from: 0, to: 16, by: 4).map { SIMD4(n[$0], n[$0 + 1], n[$0 + 2], n[$0 + 3]) })
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
        result = CATransform3D(boxed: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) -> Bool {
        result = CATransform3D(boxed: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
        source.flatMap { CATransform3D(boxed: $0) } ?? CATransform3DIdentity
    }
}

extension NSValue {
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(doubles: t.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] })
    }

    /// The identity where the value holds something else.
    public var caTransform3DValue: CATransform3D { CATransform3D._unconditionallyBridgeFromObjectiveC(self) }
}
