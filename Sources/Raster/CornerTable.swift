import CornerGeometry
import Foundation

/// One corner on the pixel grid: what it takes away from its pixels, and what is left of them.
///
/// Columns count from the pixel of the rectangle's vertical edge inwards, rows from that of its horizontal edge.
///
/// `@unchecked Sendable`: nothing changes after it is made.
final class CornerTable: @unchecked Sendable {
    struct Key: Hashable, Sendable {
        var shape: CornerShape
        /// How much of the first column and row lies outside of the edges, 0 ..< 1.
        var fractionX, fractionY: Double
        /// The corner is at the right: columns are stored from the far one to the edge.
        var isMirrored: Bool
    }

    struct Row: Sendable {
        /// Columns before `lead` are outside; columns from `end` on are untouched by the corner.
        var lead, end: Int32
        /// Where the values of lead ..< end begin.
        var offset: Int32
    }

    /// Columns and rows that the corner may touch.
    let columns, rowCount: Int
    /// The first row that `rows` holds.
    let firstRow: Int
    private let rows: UnsafeMutableBufferPointer<Row>
    /// The area cut off, by column inwards whether mirrored or not.
    let cuts: [Float]
    /// Coverage with the corner's own two edges counted, as it lies in the bitmap from left to right.
    private let bytes: UnsafeMutableBufferPointer<UInt8>

    /// - Parameters:
    ///   - range: The rows that are wanted.
    ///   - limit: How many columns are wanted.
    init(_ key: Key, rows range: Range<Int>, columns limit: Int) {
        let shape = key.shape
        columns = min(limit, Int((shape.extentX + key.fractionX).rounded(.up)))
        rowCount = Int((shape.extentY + key.fractionY).rounded(.up))
        let wanted = range.clamped(to: 0..<rowCount)
        firstRow = wanted.lowerBound
        var rows: [Row] = []
        var cuts: [Float] = []
        var bytes: [UInt8] = []
        rows.reserveCapacity(wanted.count)
        var walker = shape.curve == .continuous ? CornerWalker(shape) : nil
        var values: [Double] = []
        for row in wanted {
            let top = max(0, Double(row) - key.fractionY)
            let bottom = min(Double(row) + 1 - key.fractionY, shape.extentY)
            values.removeAll(keepingCapacity: true)
            let first: Int
            if walker != nil {
                first = walker!.cut(from: top, to: bottom, fraction: key.fractionX, columns: columns, into: &values)
            } else {
                first = Self.cutByCircle(
                    shape.radius, from: top, to: bottom, fraction: key.fractionX, columns: columns, into: &values)
            }
            // A vertical edge off the grid has a column of its own even where the corner takes nothing from it.
            if values.isEmpty, first == 0, key.fractionX > 0 { values.append(0) }
            let height = row == 0 ? 1 - key.fractionY : 1
            let inner = Self.byte(height)
            var lead = first
            var end = first + values.count
            func remaining(_ column: Int) -> UInt8 {
                Self.byte((column == 0 ? 1 - key.fractionX : 1) * height - values[column - first])
            }
            while lead < end, remaining(lead) == 0 { lead += 1 }
            // The edge's own column is never like the columns inside, unless the edge lies on the grid.
            let least = key.fractionX > 0 ? 1 : 0
            while end > max(lead, least), remaining(end - 1) == inner { end -= 1 }
            rows.append(Row(lead: Int32(lead), end: Int32(end), offset: Int32(bytes.count)))
            for column in lead..<end { cuts.append(Float(values[column - first])) }
            if key.isMirrored {
                for column in (lead..<end).reversed() { bytes.append(remaining(column)) }
            } else {
                for column in lead..<end { bytes.append(remaining(column)) }
            }
        }
        self.rows = .allocate(capacity: max(1, rows.count))
        _ = self.rows.initialize(from: rows)
        self.cuts = cuts
        // Readers take eight at a time.
        self.bytes = .allocate(capacity: bytes.count + 8)
        self.bytes.initialize(repeating: 0)
        _ = self.bytes.update(from: bytes)
    }

    deinit {
        rows.deallocate()
        bytes.deallocate()
    }

    @inline(__always)
    var rowBase: UnsafePointer<Row> { UnsafePointer(rows.baseAddress!) }
    @inline(__always)
    var base: UnsafePointer<UInt8> { UnsafePointer(bytes.baseAddress!) }

    @inline(__always)
    static func byte(_ coverage: Double) -> UInt8 {
        // Not a number counts as 0.
        coverage > 0 ? coverage >= 1 ? 255 : UInt8(truncatingIfNeeded: Int(coverage * 255 + 0.5)) : 0
    }

    /// The area outside of a quarter circle in the columns of the strip top ... bottom, from the first column that is
    /// not wholly outside to the last that is touched; returns the first's number.
    ///
    /// Inside a column the arc is integrated with two Gauss points, or eight where it is tight.
    private static func cutByCircle(
        _ r: Double, from top: Double, to bottom: Double, fraction: Double, columns: Int,
        into values: inout [Double]
    ) -> Int {
        guard bottom > top else { return 0 }
        // Measured from the arc's centre outwards: p along the row, s along the column.
        let (low, high) = (r - bottom, r - top)
        let square = r * r
        let near = max(0, square - high * high).squareRoot()
        let far = max(0, square - low * low).squareRoot()
        let first = max(0, min(columns, Int((r - far + fraction).rounded(.down))))
        let last = max(first, min(columns, Int((r - near + fraction).rounded(.up))))
        for column in first..<last {
            let (left, right) = (max(0, Double(column) - fraction), min(Double(column) + 1 - fraction, r))
            guard right > left else {
                values.append(0)
                continue
            }
            let (p0, p1) = (r - right, r - left)
            var inside = max(0, min(p1, near) - p0) * (high - low)
            let (a, b) = (max(p0, near), min(p1, far))
            if b > a {
                // Where the arc turns much within a pixel, its part is halved.
                let middle = (a + b) / 2
                inside +=
                    r < 6
                    ? mean(square, a, (a + middle) / 2, low) * (middle - a) / 2
                        + mean(square, (a + middle) / 2, middle, low) * (middle - a) / 2
                        + mean(square, middle, (middle + b) / 2, low) * (b - middle) / 2
                        + mean(square, (middle + b) / 2, b, low) * (b - middle) / 2
                    : mean(square, a, b, low) * (b - a)
            }
            values.append((right - left) * (bottom - top) - inside)
        }
        return first
    }

    /// The mean height of the arc over `low` between p = a and b.
    @inline(__always)
    private static func mean(_ square: Double, _ a: Double, _ b: Double, _ low: Double) -> Double {
        let middle = (a + b) / 2
        let q = 0.288675134594813 * (b - a)
        let s0 = max(0, square - (middle - q) * (middle - q)).squareRoot()
        let s1 = max(0, square - (middle + q) * (middle + q)).squareRoot()
        return max(0, (s0 + s1) / 2 - low)
    }
}
