import CoreGraphics

/// Where the parts of a table lie, from top to bottom, in points.
struct TableGeometry {
    struct Section {
        var headerTop: CGFloat = 0
        var headerHeight: CGFloat = 0
        /// Of each row, and the end of the last one.
        var edges: [CGFloat] = [0]
        var footerHeight: CGFloat = 0

        var rows: Int { edges.count - 1 }
        var footerTop: CGFloat { edges.last ?? 0 }
        var bottom: CGFloat { footerTop + footerHeight }
    }

    private(set) var sections: [Section] = []
    /// Of what lies above the sections.
    private(set) var top: CGFloat = 0
    private(set) var bottom: CGFloat = 0

    init(top: CGFloat) {
        self.top = max(0, top)
        bottom = self.top
    }

    /// - Parameters:
    ///   - gap: Above the header.
    ///   - heights: Of the rows.
    mutating func add(gap: CGFloat, header: CGFloat, heights: [CGFloat], footer: CGFloat) {
        var section = Section()
        section.headerTop = bottom + Self.valid(gap)
        section.headerHeight = Self.valid(header)
        var y = section.headerTop + section.headerHeight
        section.edges = [y]
        section.edges.reserveCapacity(heights.count + 1)
        for height in heights {
            y += Self.valid(height)
            section.edges.append(y)
        }
        section.footerHeight = Self.valid(footer)
        sections.append(section)
        bottom = section.bottom
    }

    func hasRow(_ row: Int, _ section: Int) -> Bool {
        sections.indices.contains(section) && row >= 0 && row < sections[section].rows
    }

    func span(ofRow row: Int, _ section: Int) -> (top: CGFloat, height: CGFloat)? {
        guard hasRow(row, section) else { return nil }
        let edges = sections[section].edges
        return (edges[row], edges[row + 1] - edges[row])
    }

    /// The rows of a section that are seen between two heights.
    func rows(_ section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard sections.indices.contains(section) else { return 0..<0 }
        let edges = sections[section].edges
        let rows = sections[section].rows
        guard rows > 0, end > edges[0], start < edges[rows] else { return 0..<0 }
        var (low, high) = (0, rows - 1)
        // The last row that begins at or above the start.
        while low < high {
            let middle = (low + high + 1) / 2
            if edges[middle] <= start { low = middle } else { high = middle - 1 }
        }
        var last = low
        while last < rows, edges[last] < end { last += 1 }
        return low..<max(low, last)
    }

    private static func valid(_ height: CGFloat) -> CGFloat {
        height > 0 && height.isFinite ? min(height, 1e7) : 0
    }
}
