import CoreGraphics
internal import CornerGeometry
import RenderTree
import SymbolShapes
import UIKit

extension Image: View {
    public typealias Body = Never
}

extension Image: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode { ImageNode(self, place) }
}

private final class ImageNode: ViewNode {
    private var view: Image
    private lazy var element = ImageElement(self)

    init(_ view: Image, _ place: NodePlace) {
        self.view = view
        super.init(Image.self, place)
    }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? Image, view != self.view else { return false }
        self.view = view
        return true
    }

    override func update() { element.take(view) }
    override func makeElements() -> [LayoutElement] { [element] }
}

/// A picture in its frame.
private final class ImageElement: LayoutElement {
    private var view = Image(source: .symbol(""))
    private var shown: UIImage?
    private lazy var paints = PaintMotion(of: self)

    func take(_ view: Image) {
        self.view = view
        switch view.source {
        case .platform(let image): shown = image
        case .named(let name): shown = UIImage(named: name)
        case .symbol: shown = nil
        }
        if let symbol = SymbolImage(view, environment) {
            paints.aim(at: symbol.paints)
        } else if isTemplate {
            paints.aim(at: ForegroundStyle().resolvedPaint(in: environment))
        }
        doubtLayout()
    }

    private var isTemplate: Bool {
        if let mode = view.renderingMode { return mode == .template }
        return shown?.renderingMode == .alwaysTemplate || shown?.isSymbolImage == true
    }

    private var ownSize: CGSize {
        guard let symbol = SymbolImage(view, environment) else { return shown?.size ?? .zero }
        return symbol.size
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        view.resizing == nil ? ownSize : proposal.replacingUnspecifiedDimensions(by: ownSize)
    }

    /// A symbol stands on the baseline of text beside it.
    override func explicitValue(of key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        guard isBaseline, view.resizing == nil else { return nil }
        return SymbolImage(view, environment)?.baseline
    }

    override func hitRule(_ point: CGPoint) -> HitRule { boundsContain(point) ? .hit : .asInside }

    override func draw(_ size: CGSize) -> RenderNode? {
        guard size.width > 0, size.height > 0 else { return nil }
        if let symbol = SymbolImage(view, environment) { return symbol.draw(size, paints.shown) }
        guard let shown, let pixels = shown.uprightPixels else { return nil }
        let frame = CGRect(origin: .zero, size: size)
        let contents = RenderContents(
            image: pixels, pieces: ImagePieces(pixels, shown.scale, view.resizing, size).pieces,
            filter: view.interpolation == .none ? .nearest : .linear)
        let node = RenderNode(outline: CornerOutline(rect: frame), contents: contents)
        guard isTemplate else { return node }
        guard let paint = paints.first.fill(Path(frame), FillStyle(), in: size) else { return nil }
        return RenderNode(outline: CornerOutline(rect: frame), mask: node, children: [paint])
    }
}

extension UIImage {
    /// The pixels, the right way up.
    fileprivate var uprightPixels: CGImage? {
        guard imageOrientation != .up else { return cgImage }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
    }
}

/// Which parts of a picture land where.
private struct ImagePieces {
    private(set) var pieces: [RenderContents.Piece] = []

    /// - Parameter scale: Pixels a point.
    init(_ image: CGImage, _ scale: CGFloat, _ resizing: Image.Resizing?, _ size: CGSize) {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let caps = resizing?.capInsets ?? EdgeInsets()
        let columns = Self.spans(width, caps.leading, caps.trailing, size.width, scale, resizing?.mode)
        let rows = Self.spans(height, caps.top, caps.bottom, size.height, scale, resizing?.mode)
        guard columns.count * rows.count <= 10_000 else {
            let whole = CGRect(x: 0, y: 0, width: width, height: height)
            pieces = [.init(source: whole, destination: CGRect(origin: .zero, size: size))]
            return
        }
        for row in rows {
            for column in columns {
                pieces.append(
                    .init(
                        source: CGRect(
                            x: column.source.lowerBound, y: row.source.lowerBound,
                            width: column.source.upperBound - column.source.lowerBound,
                            height: row.source.upperBound - row.source.lowerBound),
                        destination: CGRect(
                            x: column.place.lowerBound, y: row.place.lowerBound,
                            width: column.place.upperBound - column.place.lowerBound,
                            height: row.place.upperBound - row.place.lowerBound)))
            }
        }
    }

    private typealias Span = (source: Range<CGFloat>, place: Range<CGFloat>)

    /// One direction: a cap, the middle stretched or repeated, a cap.
    private static func spans(
        _ pixels: CGFloat, _ first: CGFloat, _ last: CGFloat, _ length: CGFloat, _ scale: CGFloat,
        _ mode: Image.ResizingMode?
    ) -> [Span] {
        let clean = { (cap: CGFloat) in cap.isFinite ? max(0, cap) : 0 }
        let head = min(clean(first) * scale, pixels)
        let tail = min(clean(last) * scale, pixels - head)
        // Caps that do not fit are made smaller together.
        let caps = (head + tail) / scale
        let shrink = caps > length && caps > 0 ? length / caps : 1
        let (start, end) = (head / scale * shrink, length - tail / scale * shrink)
        var spans: [Span] = []
        func add(_ source: (CGFloat, CGFloat), _ place: (CGFloat, CGFloat)) {
            if source.1 > source.0, place.1 > place.0 { spans.append((source.0..<source.1, place.0..<place.1)) }
        }
        add((0, head), (0, start))
        let middle = pixels - head - tail
        if mode == .tile, middle > 0 {
            let step = middle / scale
            var place = start
            while place < end, spans.count < 10_000 {
                let part = min(step, end - place)
                add((head, head + part * scale), (place, place + part))
                place += step
            }
        } else {
            add((head, pixels - tail), (start, end))
        }
        add((pixels - tail, pixels), (end, length))
        return spans
    }
}
