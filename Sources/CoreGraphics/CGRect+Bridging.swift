import Foundation

extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    private static func taken(from source: NSValue) -> CGRect? {
        source.isEncoded(as: "{CGRect={CGPoint=dd}{CGSize=dd}}") ? source.rectValue : nil
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = taken(from: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = taken(from: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source.flatMap { taken(from: $0) } ?? .zero
    }
}
