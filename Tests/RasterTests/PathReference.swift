import Foundation
import Raster

/// What tests compare coverage with, worked out in another way than the rasteriser does.
enum PathReference {
    /// Polygons to alpha by many scan lines a pixel: exact along x, sampled along y.
    static func coverage(
        of polygons: [[CGPoint]], rule: FillRule, bounds: PixelRect, lines: Int = 512
    ) -> [[Double]] {
        var result: [[Double]] = []
        for row in bounds.y0..<bounds.y1 {
            var sums = [Double](repeating: 0, count: bounds.width)
            for line in 0..<lines {
                let y = Double(row) + (Double(line) + 0.5) / Double(lines)
                var hits: [(Double, Int)] = []
                for polygon in polygons {
                    for index in polygon.indices {
                        let a = polygon[index]
                        let b = polygon[(index + 1) % polygon.count]
                        if (a.y <= y) == (b.y <= y) { continue }
                        hits.append((a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y), a.y < b.y ? 1 : -1))
                    }
                }
                hits.sort { $0.0 < $1.0 }
                var winding = 0
                for index in hits.indices.dropLast() {
                    winding += hits[index].1
                    guard rule == .nonZero ? winding != 0 : winding % 2 != 0 else { continue }
                    let from = max(hits[index].0, Double(bounds.x0))
                    let to = min(hits[index + 1].0, Double(bounds.x1))
                    guard to > from else { continue }
                    for column in Int(from.rounded(.down))..<Int(to.rounded(.up)) {
                        sums[column - bounds.x0] +=
                            min(to, Double(column + 1)) - max(from, Double(column))
                    }
                }
            }
            result.append(sums.map { $0 / Double(lines) * 255 })
        }
        return result
    }

    static func path(_ polygons: [[CGPoint]]) -> PathData {
        var path = PathData()
        for polygon in polygons {
            path.move(to: polygon[0])
            for point in polygon.dropFirst() { path.addLine(to: point) }
            path.close()
        }
        return path
    }

    /// A circle as `sides` chords: near enough the true one when they are thousands.
    static func circle(_ x: Double, _ y: Double, _ radius: Double, sides: Int = 4000) -> [CGPoint] {
        (0..<sides).map {
            let angle = Double($0) / Double(sides) * 2 * Double.pi
            return CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
        }
    }

    /// A circle as four cubics, right to a 4000th of its radius.
    static func cubicCircle(_ x: Double, _ y: Double, _ r: Double, clockwise: Bool = true) -> PathData {
        let k = 0.5522847498 * r
        let s: Double = clockwise ? 1 : -1
        var path = PathData()
        path.move(to: CGPoint(x: x + r, y: y))
        func curve(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
            path.addCurve(
                to: CGPoint(x: x + e, y: y + s * f), control1: CGPoint(x: x + a, y: y + s * b),
                control2: CGPoint(x: x + c, y: y + s * d))
        }
        curve(r, k, k, r, 0, r)
        curve(-k, r, -r, k, -r, 0)
        curve(-r, -k, -k, -r, 0, -r)
        curve(k, -r, r, -k, r, 0)
        path.close()
        return path
    }

    /// The largest difference, in levels of 255, over all of `bounds`.
    static func largestDifference(_ coverage: Coverage, _ reference: [[Double]], bounds: PixelRect) -> Double {
        var worst = 0.0
        for y in bounds.y0..<bounds.y1 {
            let row = coverage.row(y, bounds.x0..<bounds.x1)
            for x in 0..<bounds.width { worst = max(worst, abs(Double(row[x]) - reference[y - bounds.y0][x])) }
        }
        return worst
    }
}

extension Coverage {
    /// One row as plain bytes.
    func row(_ y: Int, _ columns: Range<Int>) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: columns.count)
        guard y >= bounds.y0, y < bounds.y1 else { return result }
        let row = y - bounds.y0
        for run in runs[Int(rowStart[row])..<Int(rowStart[row + 1])] {
            for index in 0..<Int(run.count) {
                let x = Int(run.x) + index
                guard columns.contains(x) else { continue }
                result[x - columns.lowerBound] = run.offset < 0 ? 255 : bytes[Int(run.offset) + index]
            }
        }
        return result
    }

    /// The whole area, in pixels.
    var area: Double {
        var sum = 0.0
        for run in runs {
            if run.offset < 0 {
                sum += Double(run.count)
            } else {
                for index in Int(run.offset)..<Int(run.offset + run.count) { sum += Double(bytes[index]) / 255 }
            }
        }
        return sum
    }
}
