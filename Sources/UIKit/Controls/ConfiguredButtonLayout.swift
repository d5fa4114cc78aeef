import QuartzCore

/// Places the image, the title and the line below it of a configured button, as one block.
@MainActor struct ConfiguredButtonLayout {
    struct Frames {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var indicator = CGRect.zero
    }

    var image: CGSize
    var title: CGSize
    var subtitle: CGSize = .zero
    /// The mark at the trailing edge.
    var indicator: CGSize = .zero
    /// The side of the title on which the image stands.
    var placement: NSDirectionalRectEdge
    /// Between image and titles.
    var padding: CGFloat
    /// Between title and subtitle.
    var titlePadding: CGFloat = 0
    var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    var isMirrored: Bool

    /// Between the rest and the mark.
    private static let indicatorPadding: CGFloat = 5

    private var titleGap: CGFloat { title.height > 0 && subtitle.height > 0 ? titlePadding : 0 }
    private var titles: CGSize {
        CGSize(width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
    }
    private var gap: CGFloat { image.width > 0 && titles.width > 0 ? padding : 0 }
    private var indicatorSpace: CGFloat { indicator.width > 0 ? indicator.width + Self.indicatorPadding : 0 }
    private var isVertical: Bool { placement.contains(.top) || placement.contains(.bottom) }

    /// Image and titles, without the mark.
    private var block: CGSize {
        isVertical
            ? CGSize(width: max(image.width, titles.width), height: image.height + gap + titles.height)
            : CGSize(width: image.width + gap + titles.width, height: max(image.height, titles.height))
    }

    var size: CGSize {
        CGSize(width: block.width + indicatorSpace, height: max(block.height, indicator.height))
    }

    /// What the titles may take of a width.
    func titleWidth(in width: CGFloat) -> CGFloat {
        max(width - indicatorSpace - (isVertical ? 0 : image.width + gap), 0)
    }

    func frames(in content: CGRect) -> Frames {
        let rest = CGRect(
            x: content.minX + (isMirrored ? indicatorSpace : 0), y: content.minY,
            width: content.size.width - indicatorSpace, height: content.size.height)
        let area = CGRect(origin: origin(of: block, in: rest), size: block)
        let imageIsFirst = isVertical ? placement.contains(.top) : placement.contains(.trailing) == isMirrored
        let titleArea = place(titles, in: area, isFirst: !imageIsFirst)
        var frames = Frames()
        frames.image = rounded(place(image, in: area, isFirst: imageIsFirst))
        frames.title = rounded(aligned(title, in: titleArea, top: titleArea.minY))
        frames.subtitle = rounded(aligned(subtitle, in: titleArea, top: titleArea.maxY - subtitle.height))
        frames.indicator = rounded(
            CGRect(
                x: isMirrored ? content.minX : content.maxX - indicator.width,
                y: content.midY - indicator.height / 2, width: indicator.width, height: indicator.height))
        return frames
    }

    private func origin(of size: CGSize, in content: CGRect) -> CGPoint {
        let left: CGFloat
        switch horizontal {
        case .left: left = content.minX
        case .right: left = content.maxX - size.width
        case .leading: left = isMirrored ? content.maxX - size.width : content.minX
        case .trailing: left = isMirrored ? content.minX : content.maxX - size.width
        case .center, .fill: left = content.midX - size.width / 2
        }
        let top: CGFloat
        switch vertical {
        case .top: top = content.minY
        case .bottom: top = content.maxY - size.height
        case .center, .fill: top = content.midY - size.height / 2
        }
        return CGPoint(x: left, y: top)
    }

    private func place(_ part: CGSize, in area: CGRect, isFirst: Bool) -> CGRect {
        let x = isVertical ? area.midX - part.width / 2 : isFirst ? area.minX : area.maxX - part.width
        let y = isVertical ? (isFirst ? area.minY : area.maxY - part.height) : area.midY - part.height / 2
        return CGRect(x: x, y: y, width: part.width, height: part.height)
    }

    /// Beside an image, titles begin at its side; below or above one, and alone, they stand in the middle.
    private func aligned(_ part: CGSize, in area: CGRect, top: CGFloat) -> CGRect {
        let isLeading: Bool?
        switch titleAlignment {
        case .leading: isLeading = true
        case .trailing: isLeading = false
        case .center: isLeading = nil
        case .automatic: isLeading = isVertical || image.width == 0 ? nil : !placement.contains(.trailing)
        }
        let x =
            isLeading.map { $0 != isMirrored ? area.minX : area.maxX - part.width } ?? (area.midX - part.width / 2)
        return CGRect(x: x, y: top, width: part.width, height: part.height)
    }

    private func rounded(_ frame: CGRect) -> CGRect {
        CGRect(
            x: ButtonLayout.rounded(frame.minX), y: ButtonLayout.rounded(frame.minY), width: frame.width,
            height: frame.height)
    }
}
