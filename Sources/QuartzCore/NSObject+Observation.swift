import Foundation

extension NSObjectProtocol where Self: NSObject {
    /// Tells of changes of a value, as they are seen once in each frame of the clock.
    ///
    /// - Returns: What has to be kept for as long as the changes are to be told.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        func tell(_ object: Self, _ value: Value, _ old: Value?) {
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? value : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        }
        if options.contains(.initial) { tell(self, last, nil) }
        return NSKeyValueObservation { [weak self] in
            guard let self else { return false }
            let value = self[keyPath: keyPath]
            guard !isSame(value, last) else { return true }
            let old = last
            last = value
            tell(self, value, old)
            return true
        }
    }
}

/// Whether two values are equal, or the same object; what can be compared in no way never changes.
private func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    if let first = first as? any Equatable { return isEqual(first, second) }
    guard type(of: first as Any) is AnyClass, type(of: second as Any) is AnyClass else { return true }
    return (first as AnyObject) === (second as AnyObject)
}

private func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { (second as? Value) == first }
