import Foundation

extension CGSize: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    private static func taken(from source: NSValue) -> CGSize? {
        source.isEncoded(as: "{CGSize=dd}") ? source.sizeValue : nil
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = taken(from: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = taken(from: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source.flatMap { taken(from: $0) } ?? .zero
    }
}
