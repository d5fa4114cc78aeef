/// The scenes' random numbers: a linear congruential generator of 32 bits, of which the upper 24 are used.
struct RandomNumbers {
    private var state: UInt32

    init(seed: UInt32) { state = seed }

    /// A whole number in `0 ..< bound`.
    mutating func next(below bound: Int) -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        return (Int(state >> 8) * bound) >> 24
    }

    /// Four radii in the order top left, top right, bottom right, bottom left, each `0 ... largest`.
    mutating func radii(upTo largest: Int) -> [Int] {
        (0..<4).map { _ in next(below: largest + 1) }
    }

    mutating func color(alpha: Int = 255) -> SceneColor {
        let red = next(below: 256)
        let green = next(below: 256)
        let blue = next(below: 256)
        return SceneColor(red, green, blue, alpha)
    }
}
