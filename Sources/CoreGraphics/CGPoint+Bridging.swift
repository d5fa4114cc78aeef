import Foundation

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    private static func taken(from source: NSValue) -> CGPoint? {
        source.isEncoded(as: "{CGPoint=dd}") ? source.pointValue : nil
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = taken(from: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = taken(from: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source.flatMap { taken(from: $0) } ?? .zero
    }
}
