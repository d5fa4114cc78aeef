import Foundation
import UIKit

/// One element of a path, for comparison: its letter and its points.
struct PathElements {
    private(set) var letters = ""
    private(set) var numbers: [Double] = []

    init(_ path: CGPath) {
        var letters = ""
        var numbers: [Double] = []
        path.applyWithBlock { element in
            let count: Int
            switch element.pointee.type {
            case .moveToPoint: (letters, count) = (letters + "m", 1)
            case .addLineToPoint: (letters, count) = (letters + "l", 1)
            case .addQuadCurveToPoint: (letters, count) = (letters + "q", 2)
            case .addCurveToPoint: (letters, count) = (letters + "c", 3)
            case .closeSubpath: (letters, count) = (letters + "z", 0)
            }
            for index in 0..<count {
                numbers.append(Double(element.pointee.points[index].x))
                numbers.append(Double(element.pointee.points[index].y))
            }
        }
        (self.letters, self.numbers) = (letters, numbers)
    }

    /// From a listing such as "m 0 0 l 10 0 z".
    init(_ listing: String) {
        for word in listing.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) { numbers.append(number) } else { letters += word }
        }
    }

    /// The largest difference of two lists of the same elements; infinite where the elements differ.
    func distance(to other: PathElements) -> Double {
        guard letters == other.letters, numbers.count == other.numbers.count else { return .infinity }
        return zip(numbers, other.numbers).map { abs($0 - $1) }.max() ?? 0
    }
}
