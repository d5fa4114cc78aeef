import CoreText
import QuartzCore

/// An image that stands in a text as a letter does.
open class NSTextAttachment: NSObject {
    private final let foundationMark = FoundationMark.word
    open var image: UIImage?
    /// From the pen on the baseline, y upwards; zero for the image's own size.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?

    /// - Parameter contentData: Of an image.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// The unit of text that an attachment is.
    public static var character: Int { 0xFFFC }
}

extension NSTextAttachment: TextAttachmentSource {
    package func attachmentBounds(font: FontInstance, position: Int, width: CGFloat) -> CGRect {
        guard bounds == .zero else { return bounds }
        // A symbol stands on the baseline as it does beside text.
        return CGRect(origin: CGPoint(x: 0, y: -(image?.baselineOffsetFromBottom ?? 0)), size: image?.size ?? .zero)
    }

    package func drawAttachment(in rect: CGRect, of context: CGContext, color: CGColor?) {
        guard var content = image?.content, rect.width != 0, rect.height != 0 else { return }
        if content.isTemplate, let color { content = content.tinted(color) }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        content.draw(in: CGRect(origin: .zero, size: rect.size), of: context)
        context.restoreGState()
    }
}

extension NSAttributedString {
    /// The attachment as a text of one character.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
