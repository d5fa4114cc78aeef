import CoreText
import QuartzCore

/// Shows a text that is edited: its letters, what is selected, and the caret.
@MainActor final class TextCanvas: UIView {
    /// Two points wide, as systems draw it. It does not blink, so that a picture shows it.
    private static let caretWidth: CGFloat = 2

    /// With fonts and colours.
    var text = NSAttributedString(string: "") {
        didSet {
            guard text != oldValue else { return }
            changed()
        }
    }
    /// Of a text without characters.
    var font = UIFont.systemFont(ofSize: UIFont.systemFontSize) {
        didSet { if font != oldValue { changed() } }
    }
    var alignment = NSTextAlignment.natural {
        didSet { if alignment != oldValue { changed() } }
    }
    var options = TextLayout.Options() {
        didSet { if options != oldValue { changed() } }
    }
    /// Nil while nothing is edited.
    var selection: NSRange? {
        didSet {
            guard selection != oldValue else { return }
            setNeedsDisplay()
            setNeedsLayout()
        }
    }
    /// The upper left corner of the column, in points of the bounds.
    var corner = CGPoint.zero {
        didSet {
            if corner != oldValue {
                setNeedsDisplay()
                setNeedsLayout()
            }
        }
    }
    private var known: TextLayout?
    private let caret = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        caret.layer.cornerRadius = Self.caretWidth / 2
        addSubview(caret)
    }

    required init?(coder: NSCoder) { return nil }

    private func changed() {
        known = nil
        setNeedsDisplay()
        setNeedsLayout()
    }

    var layout: TextLayout {
        if let known { return known }
        let defaults = TextDefaults(font: font.instance)
        let made = TextLayout(TypesetText(text, defaults: defaults), options)
        known = made
        return made
    }

    /// In the canvas' space.
    func caretRect(at unit: Int) -> CGRect {
        var rect = layout.caret(at: unit) ?? CGRect(x: 0, y: 0, width: 0, height: font.lineHeight)
        if text.length == 0, options.width.isFinite {
            switch alignment {
            case .center: rect.origin.x = CGFloat(options.width) / 2
            case .right: rect.origin.x = CGFloat(options.width)
            default: break
            }
        }
        return CGRect(
            x: corner.x + rect.minX - Self.caretWidth / 2, y: corner.y + rect.minY, width: Self.caretWidth,
            height: rect.height)
    }

    func unit(at point: CGPoint) -> Int {
        layout.unit(at: CGPoint(x: point.x - corner.x, y: point.y - corner.y))
    }

    func rects(of range: NSRange) -> [CGRect] {
        layout.rects(of: range, width: max(0, bounds.width - corner.x)).map {
            $0.offsetBy(dx: corner.x, dy: corner.y)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        caret.backgroundColor = tintColor
        if let selection, selection.length == 0 {
            caret.isHidden = false
            // The whole of it is seen also at the text's beginning.
            var rect = caretRect(at: selection.location)
            rect.origin.x = min(max(rect.minX, 0), max(0, bounds.width - rect.width))
            caret.frame = rect
        } else {
            caret.isHidden = true
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let selection, selection.length > 0 {
            tintColor.withAlphaComponent(0.2).setFill()
            for rect in rects(of: selection) { context.fill(rect) }
        }
        layout.draw(at: corner, in: context)
    }
}
