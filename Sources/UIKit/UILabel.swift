import CoreText
import QuartzCore
internal import Raster

/// A view that shows text, one line unless told otherwise, in the middle of its height.
@MainActor @preconcurrency open class UILabel: UIView {
    final var content = LabelText(font: UIFont.systemFont(ofSize: UIFont.labelFontSize), color: .label)
    final var plainShadow = (color: UIColor?.none, offset: CGSize(width: 0, height: -1))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    /// Takes the place of an attributed text.
    open var text: String? {
        get { content.string?.string }
        set {
            guard newValue != content.string?.string || content.isAttributed else { return }
            changeText {
                $0.string = newValue.map { NSAttributedString(string: $0) }
                $0.isAttributed = false
            }
        }
    }

    /// The text with its attributes; what they leave open is the label's. Of a plain text, all are.
    open var attributedText: NSAttributedString? {
        get { content.string == nil ? nil : content.composed }
        set {
            changeText {
                $0.string = newValue.map { NSAttributedString(attributedString: $0) }
                $0.isAttributed = newValue != nil
                guard let newValue, newValue.length > 0 else { return }
                let first = newValue.attributes(at: 0, effectiveRange: nil)
                if let font = first[.font] as? CTFont {
                    $0.font = font as? UIFont ?? UIFont(instance: font.instance)
                }
                if let color = first[.foregroundColor] as? UIColor { $0.color = color }
                if let style = first[.paragraphStyle] as? NSParagraphStyle {
                    $0.alignment = style.alignment
                    $0.lineBreakMode = style.lineBreakMode
                }
            }
        }
    }

    /// Of the whole text. The system font at 17 points unless set.
    open var font: UIFont! {
        get { content.font }
        set {
            let font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
            changeText {
                $0.font = font
                $0.replace(.font, with: font)
            }
        }
    }

    /// Of the whole text. The system's label colour unless set.
    open var textColor: UIColor! {
        get { content.color }
        set {
            let color = newValue ?? .label
            content.color = color
            content.replace(.foregroundColor, with: color)
            setNeedsDisplay()
        }
    }

    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            content.alignment = newValue
            content.changeParagraphs { $0.alignment = newValue }
            setNeedsDisplay()
        }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            changeText {
                $0.lineBreakMode = newValue
                $0.changeParagraphs { $0.lineBreakMode = newValue }
            }
        }
    }

    /// Kept; lines break by Unicode's rules.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

    /// 0 for as many as there are.
    open var numberOfLines: Int {
        get { content.maximumLines }
        set { if newValue != content.maximumLines { changeText { $0.maximumLines = max(0, newValue) } } }
    }

    /// Whether text is made smaller that does not fit the width.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.adjustsSize }
        set { changeText { $0.adjustsSize = newValue } }
    }

    /// How small text may be made, of its own size; 0 for as small as it must be.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScale }
        set {
            guard newValue.isFinite else { return Notice.once("UILabel.minimumScaleFactor: not finite; ignored") }
            changeText { $0.minimumScale = max(0, newValue) }
        }
    }

    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { setNeedsDisplay() }
    }

    /// Kept; letters are not moved together.
    open var allowsDefaultTighteningForTruncation = false

    /// Whether the font, where it is one of a text style, follows the text size of the traits.
    open var adjustsFontForContentSizeCategory = false {
        didSet { followTextSize() }
    }

    /// Of a plain text.
    open var shadowColor: UIColor? {
        get { plainShadow.color }
        set {
            plainShadow.color = newValue
            setNeedsDisplay()
        }
    }

    /// In points, y downwards.
    open var shadowOffset: CGSize {
        get { plainShadow.offset }
        set {
            plainShadow.offset = newValue
            setNeedsDisplay()
        }
    }

    /// Of the whole text while the label is highlighted.
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// Text of a label that is not enabled is drawn at half its strength.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// The width at which `intrinsicContentSize` breaks lines; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Kept.
    open var showsExpansionTextWhenTruncated = false

    /// Where the text stands in `bounds`: in the middle of its height.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(bounds, numberOfLines)
    }

    /// Draws the text in the middle of the rectangle's height.
    open func drawText(in rect: CGRect) { drawContent(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth
        return fittingSize(CGSize(width: width > 0 && numberOfLines != 1 ? width : 0, height: 0))
    }

    package override var hasHeightForWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        // A label that says its own size is asked for that.
        let own = intrinsicContentSize
        guard width > 0, width < own.width else { return own }
        return fittingSize(CGSize(width: width, height: 0))
    }

    override var baselineDistances: (first: CGFloat, last: CGFloat)? { ownBaselines }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTextSize()
    }

    private func followTextSize() {
        guard adjustsFontForContentSizeCategory, let style = content.font.textStyle else { return }
        let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        if preferred != content.font { font = preferred }
    }

    private func changeText(_ change: (inout LabelText) -> Void) {
        change(&content)
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}
