import CoreGraphics
import CoreText
import Raster

/// The stored values of a text layer.
struct TextState {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = .white
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
    var allowsFontSubpixelQuantization = false

    /// The text as an attributed one; nil without.
    var attributed: NSAttributedString? {
        switch string {
        case nil: return nil
        case let string as NSAttributedString: return string
        case let string as String: return NSAttributedString(string: string)
        case let string as NSString: return NSAttributedString(string: String(describing: string))
        default:
            Notice.once("CATextLayer.string: neither a string nor an attributed one; not drawn")
            return nil
        }
    }

    /// What the layer says where the text's attributes do not.
    var defaults: TextDefaults {
        let size = FontFinder.size(fontSize == 0 ? 36 : fontSize, "CATextLayer.fontSize")
        let instance: FontInstance =
            switch font {
            case let font as CTFont: font.instance.with(size: size)
            case let font as CGFont: CTFontCreateWithGraphicsFont(font, CGFloat(size), nil, nil).instance
            case let name as String: FontFinder.namedOrSystem(name, size: size)
            case let name as NSString: FontFinder.namedOrSystem(String(describing: name), size: size)
            default: FontFinder.unnamed(size: size)
            }
        var paragraph = ParagraphSettings()
        paragraph.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        paragraph.lineBreak = isWrapped ? .wordWrapping : shortening ?? .clipping
        return TextDefaults(font: instance, color: foregroundColor, paragraph: paragraph)
    }

    /// How a line is shortened; nil for not at all.
    var shortening: ParagraphSettings.LineBreak? {
        switch truncationMode {
        case .start: .truncatingHead
        case .end: .truncatingTail
        case .middle: .truncatingMiddle
        default: nil
        }
    }

    func layout(in size: CGSize) -> TextLayout? {
        guard let attributed else { return nil }
        var options = TextLayout.Options()
        options.width = Double(size.width)
        if isWrapped, let shortening {
            options.height = Double(size.height)
            options.marksOmission = true
            options.omission = shortening
        }
        return TextLayout(TypesetText(attributed, defaults: defaults), options)
    }
}
