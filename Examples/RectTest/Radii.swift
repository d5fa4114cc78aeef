import CoreGraphics
import Foundation

/// The radii of four corners, named as they are seen.
struct Radii: Equatable {
    var topLeft: CGFloat = 0
    var topRight: CGFloat = 0
    var bottomLeft: CGFloat = 0
    var bottomRight: CGFloat = 0

    private static let corners: [WritableKeyPath<Radii, CGFloat> & Sendable] = [
        \.topLeft, \.topRight, \.bottomLeft, \.bottomRight,
    ]

    var areEqual: Bool { topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight }

    /// Two rows, as the corners lie.
    var rows: (top: String, bottom: String) {
        (Self.row(topLeft, topRight), Self.row(bottomLeft, bottomRight))
    }

    private static func row(_ left: CGFloat, _ right: CGFloat) -> String {
        String(format: "%.1f   %.1f", Double(left), Double(right))
    }

    /// A step towards `target`, each corner by itself: what is left falls by a factor of e in every `tau` seconds.
    ///
    /// - Returns: The target itself once every corner is within a hundredth of a point.
    func approaching(_ target: Radii, after time: TimeInterval, tau: TimeInterval) -> Radii {
        let share = CGFloat(1 - exp(-time / tau))
        var next = self
        for corner in Self.corners {
            next[keyPath: corner] += (target[keyPath: corner] - next[keyPath: corner]) * share
        }
        let isThere = Self.corners.allSatisfy { abs(next[keyPath: $0] - target[keyPath: $0]) < 0.01 }
        return isThere ? target : next
    }
}
