import Foundation
@_spi(Reflection) import Swift

/// Where the stored properties of a type lie.
///
/// The one file that looks into values by address: a property wrapper inside of a view can be connected to what lasts in
/// no other way, and views whose closures have not changed can be told from others only by their bytes.
struct FieldLayout: Sendable {
    private struct Field: Sendable {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    /// Stored properties that are dynamic, in their order.
    private var dynamic: [Field] = []
    /// Bytes that hold values; those between are padding.
    private var spans: [Range<Int>] = []
    /// Whether the environment is read by one of them.
    private(set) var readsEnvironment = false

    static func of<Value>(_ type: Value.Type) -> FieldLayout { FieldLayouts.shared.layout(of: type) }

    init<Value>(describing type: Value.Type) {
        var spans: [Range<Int>] = []
        Self.addSpans(of: type, at: 0, to: &spans)
        self.spans = spans
        for (offset, field) in Self.fields(of: type) {
            guard let property = field as? any DynamicProperty.Type else { continue }
            dynamic.append(Field(offset: offset, type: property))
            readsEnvironment =
                readsEnvironment || property is any EnvironmentReading.Type
                || Self.layout(of: property).readsEnvironment
        }
    }

    /// Hands each dynamic property over, in place.
    @MainActor
    func visit<Value>(_ value: inout Value, _ body: (inout any DynamicProperty) -> Void) {
        guard !dynamic.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let start = UnsafeMutableRawPointer(pointer)
            for field in dynamic { Self.change(field.type, at: start + field.offset, body) }
        }
    }

    private static func change<Property: DynamicProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, _ body: (inout any DynamicProperty) -> Void
    ) {
        let place = address.assumingMemoryBound(to: Property.self)
        var property: any DynamicProperty = place.pointee
        body(&property)
        if let property = property as? Property { place.pointee = property }
    }

    private static func layout<Property: DynamicProperty>(of type: Property.Type) -> FieldLayout { of(type) }

    /// Whether two values are the same: equal where they can be compared, or made of the same bytes.
    static func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
        if of(Value.self).hasSameBytes(first, second) { return true }
        guard let first = first as? any Equatable else { return false }
        return isEqual(first, second)
    }

    /// Whether two values of the type are made of the same bytes.
    ///
    /// Such values are the same: references in them are to the same objects, closures run the same code over the same
    /// captures.
    func hasSameBytes<Value>(_ first: Value, _ second: Value) -> Bool {
        withUnsafeBytes(of: first) { first in
            withUnsafeBytes(of: second) { second in
                guard let first = first.baseAddress, let second = second.baseAddress else { return true }
                return spans.allSatisfy { memcmp(first + $0.lowerBound, second + $0.lowerBound, $0.count) == 0 }
            }
        }
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
        (second as? Value).map { $0 == first } ?? false
    }

    private static func addSpans(of type: Any.Type, at base: Int, to spans: inout [Range<Int>]) {
        func open<Value>(_ type: Value.Type) {
            let fields = type is AnyClass ? [] : fields(of: type)
            if fields.isEmpty {
                let size = MemoryLayout<Value>.size
                if let last = spans.last, last.upperBound == base {
                    spans[spans.count - 1] = last.lowerBound..<base + size
                } else if size > 0 {
                    spans.append(base..<base + size)
                }
            } else {
                for (offset, field) in fields { addSpans(of: field, at: base + offset, to: &spans) }
            }
        }
        _openExistential(type, do: open)
    }

    /// Stored properties of a structure or a tuple; none of any other type, the walk through which is not safe.
    private static func fields(of type: Any.Type) -> [(offset: Int, type: Any.Type)] {
        // What an existential holds is not known by its type.
        guard hasFields(type) else { return [] }
        var fields: [(Int, Any.Type)] = []
        _ = _forEachField(of: type, options: []) { _, offset, type, _ in
            fields.append((offset, type))
            return true
        }
        return fields
    }

    /// A type, as the type of a field, of which its kind is known.
    private struct Holder<Value> {
        let value: Value
    }

    /// Whether a type is a structure or a tuple.
    private static func hasFields(_ type: Any.Type) -> Bool {
        var result = false
        func open<Value>(_ type: Value.Type) {
            _ = _forEachField(of: Holder<Value>.self, options: []) { _, _, _, kind in
                result = kind == .struct || kind == .tuple
                return false
            }
        }
        _openExistential(type, do: open)
        return result
    }
}
