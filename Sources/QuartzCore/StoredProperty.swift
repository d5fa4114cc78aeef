import CoreGraphics
@_spi(Reflection) import Swift

/// A stored property of a class of layers that a program defines, found by its name.
///
/// Core Animation writes the moment's value into such a property of a presentation copy by key-value coding, which Swift
/// has not on this system; so it is written to where the property lies in the object. Observers are not called.
struct StoredProperty {
    let kind: LayerValue.Kind
    private let offset: Int
    private let type: Any.Type

    /// Nil where the object's class has no stored property of that name and of a type that can be animated.
    init?(_ name: String, of object: AnyObject) {
        var found: (offset: Int, type: Any.Type)?
        _ = _forEachField(of: Swift.type(of: object), options: Self.ofClass) { field, offset, type, _ in
            guard String(cString: field) == name else { return true }
            found = (offset, type)
            return false
        }
        guard let found, let kind = Self.kinds.first(where: { $0.type == found.type })?.kind else { return nil }
        (offset, type, self.kind) = (found.offset, found.type, kind)
    }

    /// That the type is a class; the library's own name for it is no constant.
    private static var ofClass: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

    private static var kinds: [(type: Any.Type, kind: LayerValue.Kind)] {
        [
            (CGFloat.self, .number), (Double.self, .number), (Float.self, .number), (CGPoint.self, .point),
            (CGSize.self, .size), (CGRect.self, .rect), (CATransform3D.self, .transform),
            (Optional<CGColor>.self, .color), (CGColor.self, .color), (Optional<CGPath>.self, .path),
        ]
    }

    func value(in object: AnyObject) -> LayerValue {
        func read<Value>(_ type: Value.Type) -> Value { place(of: type, in: object).pointee }
        if type == CGFloat.self { return .number(Double(read(CGFloat.self))) }
        if type == Double.self { return .number(read(Double.self)) }
        if type == Float.self { return .number(Double(read(Float.self))) }
        if type == CGPoint.self { return .point(read(CGPoint.self)) }
        if type == CGSize.self { return .size(read(CGSize.self)) }
        if type == CGRect.self { return .rect(read(CGRect.self)) }
        if type == CATransform3D.self { return .transform(read(CATransform3D.self)) }
        if type == CGColor.self { return .color(read(CGColor.self)) }
        if type == Optional<CGColor>.self { return read(Optional<CGColor>.self).map { .color($0) } ?? .none }
        if type == Optional<CGPath>.self { return read(Optional<CGPath>.self).map { .path($0) } ?? .none }
        return .none
    }

    func set(_ value: LayerValue, in object: AnyObject) {
        func write<Value>(_ new: Value) { place(of: Value.self, in: object).pointee = new }
        switch value {
        case .number(let number):
            if type == CGFloat.self { write(CGFloat(number)) }
            if type == Double.self { write(number) }
            if type == Float.self { write(Float(number)) }
        case .point(let point): if type == CGPoint.self { write(point) }
        case .size(let size): if type == CGSize.self { write(size) }
        case .rect(let rect): if type == CGRect.self { write(rect) }
        case .transform(let transform): if type == CATransform3D.self { write(transform) }
        case .color(let color):
            if type == CGColor.self { write(color) }
            if type == Optional<CGColor>.self { write(Optional(color)) }
        case .path(let path): if type == Optional<CGPath>.self { write(Optional(path)) }
        case .none, .list, .object: break
        }
    }

    private func place<Value>(of type: Value.Type, in object: AnyObject) -> UnsafeMutablePointer<Value> {
        UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque()).advanced(by: offset)
            .assumingMemoryBound(to: type)
    }
}
