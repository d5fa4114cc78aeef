import QuartzCore

/// One of the three parts of an axis of an image with cap insets.
struct CapSpan {
    /// In the image's pixels.
    let source: Range<Int>
    /// In points.
    let start: CGFloat
    let length: CGFloat
    let isFlexible: Bool

    /// The parts that hold pixels. Caps that do not fit the image or the rectangle are made smaller.
    static func spans(
        pixels: Int, scale: CGFloat, before: CGFloat, after: CGFloat, start: CGFloat, length: CGFloat
    ) -> [CapSpan] {
        func cap(_ points: CGFloat, _ room: Int) -> Int {
            let wanted = (points * scale).rounded()
            return wanted > 0 ? Int(min(wanted, CGFloat(room))) : 0
        }
        let first = cap(before, pixels)
        let last = cap(after, pixels - first)
        var (firstLength, lastLength) = (CGFloat(first) / scale, CGFloat(last) / scale)
        if firstLength + lastLength > length {
            let shrink = length / (firstLength + lastLength)
            (firstLength, lastLength) = (firstLength * shrink, lastLength * shrink)
        }
        let spans = [
            CapSpan(source: 0..<first, start: start, length: firstLength, isFlexible: false),
            CapSpan(
                source: first..<(pixels - last), start: start + firstLength,
                length: length - firstLength - lastLength, isFlexible: true),
            CapSpan(
                source: (pixels - last)..<pixels, start: start + length - lastLength, length: lastLength,
                isFlexible: false),
        ]
        return spans.filter { !$0.source.isEmpty }
    }
}
