import Foundation

extension CGAffineTransform: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue {
        NSValue(doubles: [a, b, c, d, tx, ty].map { Double($0) })
    }

    private init?(boxed source: NSValue) {
        guard let n = source.doubles(6)?.map({ CGFloat($0) }) else { return nil }
        self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
        result = CGAffineTransform(boxed: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue, result: inout CGAffineTransform?
    ) -> Bool {
        result = CGAffineTransform(boxed: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
        source.flatMap { CGAffineTransform(boxed: $0) } ?? .identity
    }
}
