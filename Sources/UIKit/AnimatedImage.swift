import CoreGraphics

/// An image of several, one shown after another; its own pixels are those of the first.
///
/// `@unchecked Sendable`, as `UIImage` is: nothing in it changes.
final class AnimatedImage: UIImage, @unchecked Sendable {
    private let frames: [UIImage]
    private let seconds: TimeInterval

    init?(_ images: [UIImage], duration: TimeInterval) {
        guard let first = images.first else { return nil }
        frames = images
        seconds = duration > 0 && duration.isFinite ? duration : Self.standardDuration(of: images.count)
        super.init(content: first.content)
    }

    public required init(imageLiteralResourceName name: String) {
        (frames, seconds) = ([], 0)
        super.init(imageLiteralResourceName: name)
    }

    public required init?(coder: NSCoder) { nil }

    override var images: [UIImage]? { frames }
    override var duration: TimeInterval { seconds }

    /// Thirty images a second.
    static func standardDuration(of count: Int) -> TimeInterval { Double(count) / 30 }
}

extension UIImage {
    /// An image that an image view shows as a film, again and again; nil without images.
    ///
    /// - Parameter duration: Of all images together; 0 gives each a thirtieth of a second.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        AnimatedImage(images, duration: duration)
    }

    /// The film of the files `name0`, `name1`, … up to 1024; a first one that is missing may be `name1`.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for number in 0...1024 {
            if let image = UIImage(named: "\(name)\(number)") {
                images.append(image)
            } else if number > 0 {
                break
            }
        }
        return AnimatedImage(images, duration: duration)
    }
}
