import CoreGraphics

/// Places the sections of a flow layout one after the other, along the axis of scrolling.
struct FlowPlacement {
    let isVertical: Bool
    /// The length across scrolling, in points.
    let across: CGFloat
    private var along: CGFloat = 0

    init(isVertical: Bool, across: CGFloat) {
        (self.isVertical, self.across) = (isVertical, across)
    }

    var contentSize: CGSize {
        isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    /// A header or footer; nil for one without a length.
    mutating func end(_ size: CGSize) -> CGRect? {
        let length = Self.valid(isVertical ? size.height : size.width)
        guard length > 0 else { return nil }
        defer { along += length }
        return rect(along, 0, length, across)
    }

    mutating func section(
        _ sizes: [CGSize], inset: UIEdgeInsets, lineSpacing: CGFloat, itemSpacing: CGFloat
    ) -> [CGRect] {
        let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        let (start, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        along += Self.signed(before)
        let room = max(0, across - Self.signed(start) - Self.signed(end))
        let (gap, between) = (Self.valid(itemSpacing), Self.signed(lineSpacing))
        var frames: [CGRect] = []
        var lastGap: CGFloat?
        var index = 0
        while index < sizes.count {
            var (last, used) = (index, side(sizes[index]))
            while last + 1 < sizes.count, used + gap + side(sizes[last + 1]) <= room + 0.001 {
                last += 1
                used += gap + side(sizes[last])
            }
            let line = sizes[index...last]
            let thickness = line.map(depth).max() ?? 0
            let count = line.count
            // Full lines reach from side to side; the last one goes on as the line before it.
            let spare = max(0, room - line.map(side).reduce(0, +))
            var (step, place) = (gap, Self.signed(start))
            if last + 1 < sizes.count {
                if count > 1 { step = spare / CGFloat(count - 1) } else { place += spare / 2 }
                lastGap = count > 1 ? step : nil
            } else if let lastGap, count > 1, lastGap * CGFloat(count - 1) <= spare + 0.001 {
                step = lastGap
            }
            for size in line {
                frames.append(
                    rect(along + (thickness - depth(size)) / 2, place, depth(size), side(size)))
                place += side(size) + step
            }
            along += thickness
            index = last + 1
            if index < sizes.count { along += between }
        }
        along += Self.signed(after)
        return frames
    }

    private func side(_ size: CGSize) -> CGFloat { Self.valid(isVertical ? size.width : size.height) }
    private func depth(_ size: CGSize) -> CGFloat { Self.valid(isVertical ? size.height : size.width) }

    private func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ side: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: side, height: length)
            : CGRect(x: along, y: across, width: length, height: side)
    }

    private static func valid(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e7 ? length : 0 }
    private static func signed(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -1e7), 1e7) : 0 }
}
