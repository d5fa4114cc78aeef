import QuartzCore

/// A button's title and image, and how they lie beside one another.
@MainActor struct ButtonContent {
    let title: NSAttributedString?
    let image: NSImage?
    private let position: NSControl.ImagePosition
    private let titleSize: NSSize
    private let imageSize: NSSize

    init(of button: NSButton) {
        let isOn = button.showsOn
        var position = button.imagePosition
        var image = isOn ? button.alternateImage ?? button.image : button.image
        if button.isMarked || position == .noImage { image = nil }
        var title: NSAttributedString? = button.attributedTitle
        if isOn, !button.alternateTitle.isEmpty {
            title = NSAttributedString(string: button.alternateTitle, attributes: [.font: button.titleFont])
        }
        if title?.length == 0 || image != nil && position == .imageOnly { title = nil }
        if position == .imageLeading {
            position = button.userInterfaceLayoutDirection == .leftToRight ? .imageLeft : .imageRight
        }
        if position == .imageTrailing {
            position = button.userInterfaceLayoutDirection == .leftToRight ? .imageRight : .imageLeft
        }
        self.position = position
        (self.title, self.image) = (title, image)
        titleSize = title?.size() ?? .zero
        imageSize = image?.size ?? .zero
    }

    private var gap: CGFloat { title == nil || image == nil ? 0 : 4 }

    private var isColumn: Bool { position == .imageAbove || position == .imageBelow }

    var size: NSSize {
        if position == .imageOverlaps || title == nil || image == nil {
            return NSSize(
                width: max(titleSize.width, imageSize.width), height: max(titleSize.height, imageSize.height))
        }
        return isColumn
            ? NSSize(
                width: max(titleSize.width, imageSize.width), height: titleSize.height + imageSize.height + gap)
            : NSSize(
                width: titleSize.width + imageSize.width + gap, height: max(titleSize.height, imageSize.height))
    }

    /// The two in the middle of a rectangle, y downwards.
    func places(in rect: NSRect) -> (title: NSRect, image: NSRect) {
        let size = size
        var title = NSRect(
            x: rect.midX - titleSize.width / 2, y: rect.midY - titleSize.height / 2, width: titleSize.width,
            height: titleSize.height)
        var image = NSRect(
            x: rect.midX - imageSize.width / 2, y: rect.midY - imageSize.height / 2, width: imageSize.width,
            height: imageSize.height)
        guard self.title != nil, self.image != nil else { return (title, image) }
        let (left, top) = (rect.midX - size.width / 2, rect.midY - size.height / 2)
        switch position {
        case .imageLeft: (image.origin.x, title.origin.x) = (left, left + imageSize.width + gap)
        case .imageRight: (title.origin.x, image.origin.x) = (left, left + titleSize.width + gap)
        case .imageAbove: (image.origin.y, title.origin.y) = (top, top + imageSize.height + gap)
        case .imageBelow: (title.origin.y, image.origin.y) = (top, top + titleSize.height + gap)
        default: break
        }
        return (title, image)
    }
}
