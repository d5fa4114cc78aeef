import Foundation

extension PathData {
    /// The smallest upright rectangle around all points, those that only control curves included. Nil where there is
    /// no finite point.
    public var boundingBox: CGRect? {
        var box = Extent()
        for point in points where point.x.isFinite && point.y.isFinite { box.add(point.x, point.y) }
        return box.rect
    }

    /// The smallest upright rectangle around the lines and curves themselves. Nil where there is no finite point.
    public var boundingBoxOfPath: CGRect? {
        var box = Extent()
        var last: CGPoint?
        var start: CGPoint?
        var index = 0
        for verb in verbs {
            let first = index
            index += verb.pointCount
            if verb == .close {
                last = start
                continue
            }
            guard points[first..<index].allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
            let end = points[index - 1]
            if verb == .move {
                start = end
            } else if let last {
                let from = SIMD2<Double>(last)
                if verb == .quad {
                    box.add(.quad(from, SIMD2<Double>(points[first]), SIMD2<Double>(end)))
                } else if verb == .cubic {
                    let second = SIMD2<Double>(points[first + 1])
                    box.add(.cubic(from, SIMD2<Double>(points[first]), second, SIMD2<Double>(end)))
                }
            } else {
                continue
            }
            box.add(end.x, end.y)
            last = end
        }
        return box.rect
    }

    private struct Extent {
        var minX = Double.infinity
        var minY = Double.infinity
        var maxX = -Double.infinity
        var maxY = -Double.infinity

        var rect: CGRect? {
            minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : nil
        }

        mutating func add(_ x: Double, _ y: Double) {
            minX = min(minX, x)
            maxX = max(maxX, x)
            minY = min(minY, y)
            maxY = max(maxY, y)
        }

        /// The places where a curve turns round; its ends are added by the caller.
        mutating func add(_ curve: PathSegment) {
            for t in curve.extremes(0) {
                let x = curve.point(at: t).x
                minX = min(minX, x)
                maxX = max(maxX, x)
            }
            for t in curve.extremes(1) {
                let y = curve.point(at: t).y
                minY = min(minY, y)
                maxY = max(maxY, y)
            }
        }
    }
}

extension PathSegment {
    /// Where one coordinate (0 x, 1 y) turns round: parameters inside 0 ... 1, ascending.
    func extremes(_ axis: Int) -> [Double] {
        var roots: [Double] = []
        switch kind {
        case .line: break
        case .quad:
            let a = p0[axis] - 2 * p1[axis] + p3[axis]
            roots.append((p0[axis] - p1[axis]) / a)
        case .cubic:
            // The derivative over 3: a t^2 + b t + c.
            let a = p3[axis] - p0[axis] + 3 * (p1[axis] - p2[axis])
            let b = 2 * (p0[axis] - 2 * p1[axis] + p2[axis])
            let c = p1[axis] - p0[axis]
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { break }
            // The sum that does not cancel; the other root from their product.
            let sum = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
            roots.append(sum / a)
            roots.append(c / sum)
        }
        return roots.filter { $0 > 0 && $0 < 1 }.sorted()
    }
}
