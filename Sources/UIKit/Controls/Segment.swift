import QuartzCore

/// Sizes of a segmented control as systems from 13 to 18 are reported to have them, in points.
enum SegmentMetrics {
    static let height: CGFloat = 32
    static let radius: CGFloat = 8
    /// Around the thumb.
    static let edge: CGFloat = 2
    /// At both sides of a segment's content.
    static let padding: CGFloat = 12
    static let fontSize: CGFloat = 13
}

/// One choice of a segmented control.
@MainActor final class Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
    let view = UIView(frame: .zero)
    let label = UILabel(frame: .zero)
    let imageView = UIImageView(frame: .zero)
    let divider = UIView(frame: .zero)

    init(title: String? = nil, image: UIImage? = nil) {
        (self.title, self.image) = (title, image)
        view.isUserInteractionEnabled = false
        label.textAlignment = .center
        for part in [label, imageView, divider] { view.addSubview(part) }
    }

    func contentWidth(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        if let image { return image.size.width }
        return NSAttributedString(string: title ?? "", attributes: attributes).size().width.rounded(.up)
    }
}
