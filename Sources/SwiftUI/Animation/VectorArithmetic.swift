/// What can be mixed: added, taken apart, and multiplied by a number.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)

    /// The scalar product of the value with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value times a number.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves the value a part of the way to another one.
    public mutating func interpolate(towards other: Self, amount: Double) { self = mixed(with: other, by: amount) }

    /// A part of the way to another value.
    public func interpolated(towards other: Self, amount: Double) -> Self { mixed(with: other, by: amount) }

    /// Between this value, at 0, and another, at 1.
    package func mixed(with other: Self, by fraction: Double) -> Self {
        self + (other - self).scaled(by: fraction)
    }
}

extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}
