import CoreGraphics
import Foundation
import Raster

// What `@NSManaged` stands for in a layer's class: a property whose value Core Animation keeps under its name, so that it
// can be animated and goes over to presentation copies.

extension CALayer {
    /// The value under a name, as the type that the property is declared with. Before one is set it is nothing: zero, an
    /// empty text, nil.
    public final func managedValue<Value>(forKey key: String) -> Value {
        let found = value(forKey: key)
        if let value = found as? Value { return value }
        // Numbers of one kind serve for those of another, as `NSNumber`s do.
        if case .number(let number)? = LayerValue(found, kind: .number),
            let value = NSNumber(value: number) as? Value
        {
            return value
        }
        if let value = ManagedValue.nothing(of: Value.self) { return value }
        preconditionFailure(
            "\(Swift.type(of: self)).\(key) is no \(Value.self) before it is set; declare it as optional")
    }

    /// Sets the value under a name. It has an action as any property has, and the layer is drawn anew where its class
    /// says so by `needsDisplay(forKey:)`.
    public final func setManagedValue<Value>(_ value: Value, forKey key: String) {
        setValue(ManagedValue.unwrapped(value), forKey: key)
    }
}

/// Values of properties whose types are known when the program runs.
private enum ManagedValue {
    static func nothing<Value>(of type: Value.Type) -> Value? {
        if let optional = type as? any ExpressibleByNilLiteral.Type {
            return optional.init(nilLiteral: ()) as? Value
        }
        return blank.lazy.compactMap { $0 as? Value }.first
    }

    private static let blank: [any Sendable] = [
        CGFloat(0), Double(0), Float(0), false, "", 0, Int8(0), Int16(0), Int32(0), Int64(0), UInt(0), UInt8(0),
        UInt16(0), UInt32(0), UInt64(0), CGPoint.zero, CGSize.zero, CGRect.zero, CGVector(dx: 0, dy: 0),
        CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
        CATransform3D(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0,
            m42: 0, m43: 0, m44: 0),
    ]

    /// An optional's value; nil for none.
    static func unwrapped<Value>(_ value: Value) -> Any? {
        guard let optional = value as? any Emptiable else { return value }
        return optional.content
    }
}

private protocol Emptiable {
    var content: Any? { get }
}

extension Optional: Emptiable {
    fileprivate var content: Any? { map { $0 as Any } }
}
