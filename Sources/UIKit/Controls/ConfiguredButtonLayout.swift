import QuartzCore

/// Places the image and the title of a configured button, as one block in the middle.
@MainActor struct ConfiguredButtonLayout {
    var image: CGSize
    var title: CGSize
    /// The side of the title on which the image stands.
    var placement: NSDirectionalRectEdge
    var padding: CGFloat
    var isMirrored: Bool

    private var gap: CGFloat { image.width > 0 && title.width > 0 ? padding : 0 }
    private var isVertical: Bool { placement.contains(.top) || placement.contains(.bottom) }

    var size: CGSize {
        isVertical
            ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
            : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    }

    func frames(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let block = CGRect(
            x: content.midX - size.width / 2, y: content.midY - size.height / 2, width: size.width,
            height: size.height)
        let imageFirst: Bool
        if isVertical {
            imageFirst = placement.contains(.top)
        } else {
            imageFirst = placement.contains(.trailing) == isMirrored
        }
        func place(_ part: CGSize, isFirst: Bool) -> CGRect {
            let x = isVertical ? content.midX - part.width / 2 : isFirst ? block.minX : block.maxX - part.width
            let y = isVertical ? (isFirst ? block.minY : block.maxY - part.height) : content.midY - part.height / 2
            return CGRect(
                x: ButtonLayout.rounded(x), y: ButtonLayout.rounded(y), width: part.width, height: part.height)
        }
        return (place(image, isFirst: imageFirst), place(title, isFirst: !imageFirst))
    }
}
