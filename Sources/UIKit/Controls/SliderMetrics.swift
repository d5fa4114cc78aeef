import QuartzCore

/// Sizes and places of a slider's parts, in points, as iOS 13 to 18 are reported to have them.
enum SliderMetrics {
    static let height: CGFloat = 34
    static let trackHeight: CGFloat = 4
    /// A side of the thumb's square, with the room of its shadow.
    static let thumbSide: CGFloat = 31
    /// The white disc in it.
    static let knobSide: CGFloat = 28
    /// How far beside the thumb a touch may begin.
    static let reach: CGFloat = 10
    private static let edge: CGFloat = 2
    private static let imageGap: CGFloat = 12

    /// Where a value lies between two, 0 ... 1.
    static func part(_ value: Float, _ minimum: Float, _ maximum: Float) -> CGFloat {
        guard maximum > minimum, value.isFinite else { return 0 }
        return CGFloat(min(max((value - minimum) / (maximum - minimum), 0), 1))
    }

    static func track(in bounds: CGRect, start: CGRect, end: CGRect) -> CGRect {
        let left = start.isEmpty ? bounds.minX + edge : start.maxX + imageGap
        let right = end.isEmpty ? bounds.maxX - edge : end.minX - imageGap
        return CGRect(x: left, y: bounds.midY - trackHeight / 2, width: max(0, right - left), height: trackHeight)
    }

    /// The thumb's square reaches over the track's ends by 2 points.
    static func thumb(_ image: CGSize?, on track: CGRect, part: CGFloat, isMirrored: Bool) -> CGRect {
        let size = image ?? CGSize(width: thumbSide, height: thumbSide)
        let way = track.width + 2 * edge - size.width
        let left = track.minX - edge + way * (isMirrored ? 1 - part : part)
        return CGRect(x: left, y: track.midY - size.height / 2, width: size.width, height: size.height)
    }

    static func endImage(_ size: CGSize?, in bounds: CGRect, atStart: Bool) -> CGRect {
        guard let size else { return .zero }
        return CGRect(
            x: atStart ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height)
    }
}
