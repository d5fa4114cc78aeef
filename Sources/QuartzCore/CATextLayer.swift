import CoreGraphics
import CoreText

/// A layer that draws text, its first line at the top.
open class CATextLayer: CALayer {
    @exclusivity(unchecked) final var text = TextState()

    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CATextLayer { text = other.text }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// A string, or an attributed one, whose attributes go before the layer's font, size, colour and alignment.
    public final var string: Any? {
        get { text.string }
        set {
            change("string") {
                $0.string = (newValue as? NSAttributedString).map(NSAttributedString.init) ?? newValue
            }
        }
    }

    /// A `CTFont` (so also a font of UIKit's), a `CGFont`, or a font's name. Its size does not count.
    public final var font: Any? {
        get { text.font }
        set { change("font") { $0.font = newValue } }
    }

    /// In points. 36 unless set.
    public final var fontSize: CGFloat {
        get { text.fontSize }
        set { change("fontSize") { $0.fontSize = newValue } }
    }

    /// Opaque white unless set.
    public final var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { change("foregroundColor") { $0.foregroundColor = newValue } }
    }

    /// Whether lines are broken at the layer's width.
    public final var isWrapped: Bool {
        get { text.isWrapped }
        set { change("wrapped") { $0.isWrapped = newValue } }
    }

    public final var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { change("truncationMode") { $0.truncationMode = newValue } }
    }

    public final var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { change("alignmentMode") { $0.alignmentMode = newValue } }
    }

    /// A hint; letters lie at any place between pixels.
    public final var allowsFontSubpixelQuantization: Bool {
        get { text.allowsFontSubpixelQuantization }
        set { text.allowsFontSubpixelQuantization = newValue }
    }

    /// Draws the text into the bounds; a subclass may move the context first.
    open override func draw(in ctx: CGContext) {
        guard let layout = text.layout(in: bounds.size) else { return }
        ctx.saveGState()
        if ctx.userSpaceToDeviceSpaceTransform.d > 0 {
            // y grows upwards here.
            ctx.translateBy(x: 0, y: bounds.minY + bounds.maxY)
            ctx.scaleBy(x: 1, y: -1)
        }
        layout.draw(at: bounds.origin, in: ctx)
        ctx.restoreGState()
    }

    private func change(_ key: String, _ body: (inout TextState) -> Void) {
        changing(key) { body(&text) }
        setNeedsDisplay()
    }

    override func ownProperty(_ key: String) -> LayerProperty? { Self.ownProperties[key] }
}

extension CATextLayer {
    /// By the names of Apple's key-value coding. Changes are drawn at once, without an animation.
    static let ownProperties: [String: LayerProperty] = [
        "string": .object(\CATextLayer.text.string),
        "font": .object(\CATextLayer.text.font),
        "fontSize": .number(\CATextLayer.text.fontSize, implicit: false),
        "foregroundColor": .color(\CATextLayer.text.foregroundColor),
        "wrapped": .flag(\CATextLayer.text.isWrapped),
        "truncationMode": .name(\CATextLayer.text.truncationMode),
        "alignmentMode": .name(\CATextLayer.text.alignmentMode),
    ]
}
