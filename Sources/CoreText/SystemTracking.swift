/// How much further or closer the system font's letters stand, by its size.
///
/// The values, in points for each size in points, are those of Apple's Human Interface Guidelines for San Francisco up to
/// 20 points. Inter, which stands for it, is drawn with the same spacing in itself: with these, words are as wide as
/// Apple's ("Label" at 17 points 41.5 points, "Button" at 15 points 45.6). From 20 points on Apple changes to other
/// letters; here the proportion of 20 points stays, which is also what Inter's own rule for large sizes comes to.
enum SystemTracking {
    private static let first = 6
    private static let values = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
    ]

    /// In points, to be added after each letter; between whole sizes on a straight line.
    static func points(size: Double) -> Double {
        let place = size - Double(first)
        guard place > 0 else { return values[0] / Double(first) * size }
        let last = values.count - 1
        guard place < Double(last) else { return values[last] / Double(first + last) * size }
        let index = Int(place)
        let part = place - Double(index)
        return values[index] + (values[index + 1] - values[index]) * part
    }
}
