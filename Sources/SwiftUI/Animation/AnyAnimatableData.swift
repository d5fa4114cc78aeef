/// The moving values of a shape whose type is not known.
///
/// Values of two types have nothing in common: of the two the right one is the result, and one that is zero gives way.
public struct _AnyAnimatableData: VectorArithmetic {
    private var value: (any VectorArithmetic)?

    init(_ value: (any VectorArithmetic)?) { self.value = value }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

    func cast<Value>(to type: Value.Type) -> Value? { value as? Value }

    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        combined(lhs, rhs, Sum())
    }

    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        guard lhs.value != nil else { return rhs.scaled(by: -1) }
        return combined(lhs, rhs, Difference())
    }

    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        switch (lhs.value, rhs.value) {
        case (nil, nil): true
        case (let value?, nil), (nil, let value?): value.magnitudeSquared == 0
        case (let left?, let right?): isEqual(left, right)
        }
    }

    public mutating func scale(by rhs: Double) {
        guard var scaled = value else { return }
        scaled.scale(by: rhs)
        value = scaled
    }

    public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

    private static func isEqual<Value: VectorArithmetic>(_ left: Value, _ right: Any) -> Bool {
        (right as? Value) == left
    }

    private protocol Operation {
        func apply<Value: VectorArithmetic>(_ left: Value, _ right: Value) -> Value
    }

    private struct Sum: Operation {
        func apply<Value: VectorArithmetic>(_ left: Value, _ right: Value) -> Value { left + right }
    }

    private struct Difference: Operation {
        func apply<Value: VectorArithmetic>(_ left: Value, _ right: Value) -> Value { left - right }
    }

    private static func combined(
        _ lhs: _AnyAnimatableData, _ rhs: _AnyAnimatableData, _ operation: some Operation
    ) -> _AnyAnimatableData {
        guard let left = lhs.value else { return rhs }
        guard let right = rhs.value else { return lhs }
        func opened<Value: VectorArithmetic>(_ left: Value) -> any VectorArithmetic {
            guard let right = right as? Value else { return right }
            return operation.apply(left, right)
        }
        return _AnyAnimatableData(opened(left))
    }
}
