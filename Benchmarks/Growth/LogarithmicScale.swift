import CoreGraphics
import Foundation

/// Places of numbers on an axis whose equal steps are equal factors.
struct LogarithmicScale {
    /// Powers of ten that the axis marks.
    let decades: ClosedRange<Int>
    private let from, to: Double
    private let places: (first: CGFloat, last: CGFloat)

    /// - Parameters:
    ///   - numbers: what the axis must hold; numbers that are not over 0 are left out.
    ///   - areWholeDecades: the axis begins and ends at powers of ten.
    ///   - places: of the axis' ends.
    init(_ numbers: [Double], areWholeDecades: Bool, places: (first: CGFloat, last: CGFloat)) {
        let logarithms = numbers.filter { $0 > 0 && $0.isFinite }.map { log10($0) }
        let (least, most) = (logarithms.min() ?? 0, logarithms.max() ?? 1)
        var (low, high) = (Int(least.rounded(.down)), Int(most.rounded(.up)))
        if high == low { high += 1 }
        from = areWholeDecades ? Double(low) : least
        to = areWholeDecades ? Double(high) : max(most, least + 0.1)
        if !areWholeDecades {
            // Those inside alone.
            (low, high) = (Int(least.rounded(.up)), Int(most.rounded(.down)))
            high = max(low, high)
        }
        decades = low...high
        self.places = places
    }

    func place(of number: Double) -> CGFloat {
        let share = (log10(max(number, 1e-9)) - from) / (to - from)
        return places.first + (places.last - places.first) * CGFloat(min(max(share, 0), 1))
    }

    /// 0.01, 1, 1000 or 10k.
    static func label(_ power: Int) -> String {
        switch power {
        case ..<0: "0." + String(repeating: "0", count: -power - 1) + "1"
        case 0..<4: "1" + String(repeating: "0", count: power)
        default: "1" + String(repeating: "0", count: power - 3) + "k"
        }
    }
}
