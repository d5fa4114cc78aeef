import CornerGeometry
import Foundation
import RasterKernels

/// An upright outline's coverage by its corners' rows, which all outlines with such corners share: most fills of a
/// picture are that, and so no row is written for any of them.
///
/// In each row the left side has bytes, then coverage is even, then the right side has bytes.
struct OutlineRows: BitwiseCopyable {
    /// The outline's own rows.
    let y0, y1: Int
    /// Blocks of 8 pixels that the sides' blocks count from.
    private let leftBlock, rightBlock: Int
    private let topLeft, topRight, bottomRight, bottomLeft: StoredCorner
    /// Coverage between the sides in the first and in the last row; 255 in all others.
    private let firstInner, lastInner: UInt8

    /// A larger corner, in pixels, is made for each outline alone, as far as it shows.
    private static let largestCorner = 512.0

    /// Nil where corners are large, share rows or blocks of pixels, or where columns are cut off.
    init?(
        _ outline: CornerOutline, _ e: (minX: Double, minY: Double, maxX: Double, maxY: Double), bounds: PixelRect,
        corners: CornerStore, tables: inout CornerCache
    ) {
        let (x0, x1) = (Int(e.minX.rounded(.down)), Int(e.maxX.rounded(.up)))
        guard bounds.x0 == x0, bounds.x1 == x1, !corners.isFull else { return nil }
        y0 = Int(e.minY.rounded(.down))
        y1 = Int(e.maxY.rounded(.up))
        (leftBlock, rightBlock) = (x0 >> 3, x1 >> 3)
        let (left, right) = (e.minX - Double(x0), Double(x1) - e.maxX)
        let (top, bottom) = (e.minY - Double(y0), Double(y1) - e.maxY)
        func stored(_ corner: Corner) -> StoredCorner? {
            let shape =
                OutlineCoverage.shape(at: corner, of: outline)
                ?? CornerShape(radius: 0, extentX: 0, extentY: 0, curve: .circular)
            guard shape.extentX < Self.largestCorner, shape.extentY < Self.largestCorner else { return nil }
            let (fractionX, fractionY) = (corner.isLeft ? left : right, corner.isTop ? top : bottom)
            let key = CornerStore.Key(
                radius: shape.radius, extentX: shape.extentX, extentY: shape.extentY, fractionX: fractionX,
                fractionY: fractionY, isContinuous: shape.curve == .continuous, isLeft: corner.isLeft,
                phase: UInt8(truncatingIfNeeded: (corner.isLeft ? x0 : x1) & 7))
            return corners.corner(key) {
                guard shape.radius > 0 else { return nil }
                return tables.table(
                    CornerTable.Key(
                        shape: shape, fractionX: fractionX, fractionY: fractionY, isMirrored: !corner.isLeft),
                    rows: 0..<Int.max, columns: Int.max)
            }
        }
        guard let topLeft = stored(.topLeft), let topRight = stored(.topRight),
            let bottomRight = stored(.bottomRight), let bottomLeft = stored(.bottomLeft)
        else { return nil }
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
        firstInner = top > 0 ? CornerTable.byte(1 - top) : 255
        lastInner = bottom > 0 ? CornerTable.byte(1 - bottom) : 255
        let (leftEnd, rightStart) = (max(topLeft.end, bottomLeft.end), min(topRight.first, bottomRight.first))
        guard leftBlock + Int(leftEnd) <= rightBlock + Int(rightStart), topRows + bottomRows <= y1 - y0 else {
            return nil
        }
    }

    private var topRows: Int { Int(max(topLeft.count, topRight.count)) }
    private var bottomRows: Int { Int(max(bottomLeft.count, bottomRight.count)) }

    /// Rows that follow each other on the corners' sides.
    struct Stretch {
        var rows: Range<Int>
        var left, right: rk_side
        /// Coverage between the sides.
        var inner: UInt8
    }

    @inline(__always)
    func forEachStretch(_ rows: Range<Int>, _ reader: ArenaReader, _ body: (Stretch) -> Void) {
        @inline(__always)
        func side(_ corner: StoredCorner, _ block: Int, row: Int, step: Int) -> rk_side {
            rk_side(
                rows: reader.sideRows + Int(corner.rowBase), row: row, step: step, last: Int(corner.count),
                block: block)
        }
        @inline(__always)
        func emit(_ from: Int, _ to: Int, _ inner: UInt8, isTop: Bool) {
            let (from, to) = (max(from, rows.lowerBound), min(to, rows.upperBound))
            guard from < to else { return }
            let (row, step) = isTop ? (from - y0, 1) : (y1 - 1 - from, -1)
            body(
                Stretch(
                    rows: from..<to, left: side(isTop ? topLeft : bottomLeft, leftBlock, row: row, step: step),
                    right: side(isTop ? topRight : bottomRight, rightBlock, row: row, step: step), inner: inner))
        }
        // What lies under the top corners' rows is straight until the bottom ones begin.
        let (first, last) = (y0 + (firstInner < 255 ? 1 : 0), y1 - (lastInner < 255 ? 1 : 0))
        emit(y0, first, firstInner, isTop: true)
        emit(first, y1 - bottomRows, 255, isTop: true)
        emit(y1 - bottomRows, last, 255, isTop: false)
        emit(last, y1, lastInner, isTop: false)
    }
}

extension rk_side {
    /// The blocks of the row `index` rows after the first.
    @inline(__always)
    func blocks(_ index: Int) -> (first: Int, end: Int) {
        let row = rows[min(row + index * step, last)]
        return (block + Int(row.first), block + Int(row.end))
    }
}
