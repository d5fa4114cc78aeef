import QuartzCore

/// Places an image and a title beside each other in a button of the older style.
@MainActor struct ButtonLayout {
    var image: CGSize
    var title: CGSize
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    /// Whether the image stands right of the title.
    var isMirrored: Bool

    func imageRect(in content: CGRect) -> CGRect {
        let size = CGSize(
            width: min(image.width, max(content.size.width, 0)),
            height: min(image.height, max(content.size.height, 0)))
        return rect(size, in: content, before: isMirrored ? title.width : 0)
    }

    func titleRect(in content: CGRect) -> CGRect {
        // However narrow insets make the content, letters are not cut above and below.
        let size = CGSize(width: min(title.width, max(content.size.width - image.width, 0)), height: title.height)
        return rect(size, in: content, before: isMirrored ? 0 : image.width)
    }

    private func rect(_ size: CGSize, in content: CGRect, before: CGFloat) -> CGRect {
        let left: CGFloat
        var size = size
        switch horizontal {
        case .left, .leading: left = content.minX + before
        case .right, .trailing: left = content.maxX - (image.width + title.width) + before
        case .fill:
            left = content.minX + before
            size.width = max(content.width - before, 0)
        case .center: left = content.midX - (image.width + title.width) / 2 + before
        }
        let top: CGFloat
        switch vertical {
        case .top: top = content.minY
        case .bottom: top = content.maxY - size.height
        case .fill:
            top = content.minY
            size.height = max(content.height, 0)
        case .center: top = content.midY - size.height / 2
        }
        return CGRect(x: Self.rounded(left), y: Self.rounded(top), width: size.width, height: size.height)
    }

    /// To a whole pixel of the screen.
    static func rounded(_ length: CGFloat) -> CGFloat {
        let scale = UIScreen.main.scale
        return scale > 0 && length.isFinite ? (length * scale).rounded() / scale : length
    }
}
