import QuartzCore

/// How an image of one size lies in a rectangle of another.
public enum NSImageScaling: UInt, Sendable {
    /// Made smaller where it does not fit, its proportions kept.
    case scaleProportionallyDown = 0
    /// Stretched to the rectangle.
    case scaleAxesIndependently = 1
    /// At its own size.
    case scaleNone = 2
    /// As large as fits, its proportions kept.
    case scaleProportionallyUpOrDown = 3

    /// Where the image lies.
    func rect(of size: NSSize, in bounds: NSRect, _ alignment: NSImageAlignment, isFlipped: Bool) -> NSRect {
        guard self != .scaleAxesIndependently, size.width > 0, size.height > 0 else { return bounds }
        let fit = min(bounds.width / size.width, bounds.height / size.height)
        let scale: CGFloat =
            switch self {
            case .scaleProportionallyDown: min(fit, 1)
            case .scaleProportionallyUpOrDown: fit
            case .scaleNone, .scaleAxesIndependently: 1
            }
        let shown = NSSize(width: size.width * scale, height: size.height * scale)
        let (x, y) = alignment.place
        // The share of the room that is left below, or above where y grows downwards.
        let below = isFlipped ? 1 - y : y
        return NSRect(
            x: bounds.minX + (bounds.width - shown.width) * x,
            y: bounds.minY + (bounds.height - shown.height) * below,
            width: shown.width, height: shown.height)
    }
}

/// Where in its view an image lies.
public enum NSImageAlignment: UInt, Sendable {
    case alignCenter = 0
    case alignTop = 1
    case alignTopLeft = 2
    case alignTopRight = 3
    case alignLeft = 4
    case alignBottom = 5
    case alignBottomLeft = 6
    case alignBottomRight = 7
    case alignRight = 8

    /// 0 ... 1 from the left and from the bottom.
    var place: (x: CGFloat, y: CGFloat) {
        switch self {
        case .alignCenter: (0.5, 0.5)
        case .alignTop: (0.5, 1)
        case .alignTopLeft: (0, 1)
        case .alignTopRight: (1, 1)
        case .alignLeft: (0, 0.5)
        case .alignBottom: (0.5, 0)
        case .alignBottomLeft: (0, 0)
        case .alignBottomRight: (1, 0)
        case .alignRight: (1, 0.5)
        }
    }
}
