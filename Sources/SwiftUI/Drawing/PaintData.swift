import CoreGraphics

/// What of paints an animation moves: numbers, and of what make the paints are that they belong to.
///
/// Paints of two makes (a colour and a gradient, gradients of different counts of stops) have nothing between them: they
/// change at once.
struct PaintData: VectorArithmetic {
    private var make: [Int] = []
    private var numbers: [Double] = []

    static var zero: PaintData { PaintData() }

    private var isZero: Bool { numbers.allSatisfy { $0 == 0 } }

    mutating func add(kind: Int) { make.append(kind) }
    mutating func add(_ number: Double) { numbers.append(number) }
    mutating func add(_ number: CGFloat) { add(Double(number)) }

    mutating func add(_ color: CGColor) {
        let data = color.animatableData
        numbers += [data.first.first, data.first.second, data.second.first, data.second.second]
    }

    static func + (lhs: PaintData, rhs: PaintData) -> PaintData {
        if lhs.make.isEmpty { return rhs }
        guard lhs.make == rhs.make else { return lhs }
        var sum = lhs
        for index in rhs.numbers.indices { sum.numbers[index] += rhs.numbers[index] }
        return sum
    }

    static func - (lhs: PaintData, rhs: PaintData) -> PaintData {
        if rhs.make.isEmpty { return lhs }
        guard lhs.make.isEmpty || lhs.make == rhs.make else { return .zero }
        return lhs + rhs.scaled(by: -1)
    }

    static func == (lhs: PaintData, rhs: PaintData) -> Bool {
        lhs.make == rhs.make ? lhs.numbers == rhs.numbers : lhs.isZero && rhs.isZero
    }

    mutating func scale(by rhs: Double) { for index in numbers.indices { numbers[index] *= rhs } }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

    /// Takes the numbers out again, in the order in which they were added.
    struct Reader {
        private var numbers: ArraySlice<Double>

        init(_ data: PaintData) { numbers = data.numbers[...] }

        mutating func number() -> Double { numbers.popFirst().flatMap { $0.isFinite ? $0 : nil } ?? 0 }
        mutating func length() -> CGFloat { CGFloat(number()) }

        mutating func color() -> CGColor {
            let (lightness, a, b) = (number(), number(), number())
            return .moved(ColorData(AnimatablePair(lightness, a), AnimatablePair(b, number())))
        }
    }
}
