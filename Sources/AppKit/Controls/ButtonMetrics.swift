import QuartzCore

/// Sizes of buttons in points. Push buttons are reported to be 20 points high with 7, 5, 7 and 7 points of their frame
/// around them; what stands beside a title is by eye.
@MainActor struct ButtonMetrics {
    let size: NSControl.ControlSize
    let style: NSButton.BezelStyle
    /// A switch or radio button: a mark with its title beside it.
    let isMarked: Bool

    static let gap: CGFloat = 5
    var markSide: CGFloat {
        switch size {
        case .regular, .large: 14
        case .small: 12
        case .mini: 10
        }
    }

    var isPush: Bool { style == .push || style == .automatic || style == .pushDisclosure }
    var isRound: Bool { style == .circular || style == .helpButton }

    /// The bezel's height, whatever that of the frame; nil for a style that fills its frame.
    var height: CGFloat? {
        guard isPush else { return nil }
        switch size {
        case .mini: return 13
        case .small: return 16
        case .regular: return 20
        case .large: return 28
        }
    }

    /// On either side of the content.
    var padding: CGFloat {
        if isMarked { return 0 }
        return switch style {
        case .badge: 6
        case .push, .automatic: size == .large ? 14 : 10
        default: 8
        }
    }

    var radius: CGFloat {
        switch style {
        case .badge: .infinity
        case .circular, .helpButton: .infinity
        case .smallSquare, .shadowlessSquare, .texturedSquare: 0
        default: size == .large ? 6 : 5
        }
    }

    var insets: NSEdgeInsets {
        if isMarked { return NSEdgeInsets(top: 1, left: 2, bottom: 1, right: 2) }
        return isPush ? NSEdgeInsets(top: 5, left: 7, bottom: 7, right: 7) : NSEdgeInsets()
    }

    /// Of a button with such content.
    func natural(_ content: NSSize) -> NSSize {
        if isMarked {
            return NSSize(
                width: markSide + (content.width > 0 ? Self.gap + content.width : 0),
                height: max(16 - (14 - markSide), content.height))
        }
        if isRound {
            let side = max(max(content.width, content.height) + 4, style == .helpButton ? 20 : 24)
            return NSSize(width: side, height: side)
        }
        return NSSize(
            width: content.width + 2 * padding, height: height ?? max(content.height + 4, style == .badge ? 16 : 20)
        )
    }
}
