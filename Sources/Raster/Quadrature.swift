/// Gauss-Legendre quadrature and the quarter circle, by +, -, *, / and square roots alone.
struct Quadrature: Sendable {
    struct Node: Sendable {
        /// On 0 ... 1.
        var place, weight: Double
    }

    /// Rules with up to this many nodes.
    static let largest = 24
    private static let rules: [[Node]] = (0...largest).map { make($0) }

    /// The rule with `count` nodes, 1 ... `largest`.
    static func rule(_ count: Int) -> [Node] { rules[min(max(count, 1), largest)] }

    private static func make(_ n: Int) -> [Node] {
        guard n > 0 else { return [] }
        var nodes: [Node] = []
        for index in 0..<n {
            // From Tricomi's estimate by Newton's method to the root of the Legendre polynomial.
            let guess = (Double(index) + 0.75) / (Double(n) + 0.5)
            var x = guess < 0.5 ? sine(1 - 2 * guess) : -sine(2 * guess - 1)
            var slope = 1.0
            for _ in 0..<12 {
                var (previous, current) = (1.0, x)
                for degree in stride(from: 2, through: n, by: 1) {
                    let k = Double(degree)
                    (previous, current) = (current, ((2 * k - 1) * x * current - (k - 1) * previous) / k)
                }
                slope = Double(n) * (x * current - previous) / (x * x - 1)
                x -= current / slope
            }
            nodes.append(Node(place: (1 - x) / 2, weight: 1 / ((1 - x * x) * slope * slope)))
        }
        return nodes
    }

    /// sin(π / 2 · t), t in 0 ... 1: its Taylor series to x^21.
    static func sine(_ t: Double) -> Double {
        let x = t * 1.5707963267948966
        let square = x * x
        var sum = 1.0
        for k in stride(from: 10, through: 1, by: -1) {
            sum = 1 - square / Double((2 * k) * (2 * k + 1)) * sum
        }
        return x * sum
    }
}
