import SwiftUI
import Testing

/// The elements of a path.
func elements(_ path: Path) -> [Path.Element] {
    var result: [Path.Element] = []
    path.forEach { result.append($0) }
    return result
}

func isNear(_ a: CGPoint, _ b: CGPoint, within distance: CGFloat = 1e-6) -> Bool {
    abs(a.x - b.x) <= distance && abs(a.y - b.y) <= distance
}

/// Element by element, points within a distance.
func isNear(_ a: [Path.Element], _ b: [Path.Element], within distance: CGFloat = 1e-6) -> Bool {
    guard a.count == b.count else { return false }
    return zip(a, b).allSatisfy { pair in
        switch pair {
        case (.move(let p), .move(let q)), (.line(let p), .line(let q)): isNear(p, q, within: distance)
        case (.quadCurve(let p, let c), .quadCurve(let q, let d)):
            isNear(p, q, within: distance) && isNear(c, d, within: distance)
        case (.curve(let p, let a1, let a2), .curve(let q, let b1, let b2)):
            isNear(p, q, within: distance) && isNear(a1, b1, within: distance) && isNear(a2, b2, within: distance)
        case (.closeSubpath, .closeSubpath): true
        default: false
        }
    }
}

/// What a path encloses, by fine chords.
func area(_ path: Path) -> Double {
    var sum = 0.0
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ next: CGPoint) {
        sum += Double(last.x * next.y - next.x * last.y) / 2
        last = next
    }
    Path(path.cgPath.flattened(threshold: 1e-5)).forEach { element in
        switch element {
        case .move(let point):
            add(first)
            (first, last) = (point, point)
        case .line(let point): add(point)
        case .closeSubpath: add(first)
        case .quadCurve, .curve: Issue.record("a curve in a flattened path")
        }
    }
    add(first)
    return abs(sum)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
