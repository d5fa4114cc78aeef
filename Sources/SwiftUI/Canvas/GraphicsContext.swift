import CoreGraphics
internal import CornerGeometry
internal import Raster
import RenderTree
import UIKit

/// What a canvas is drawn with. A copy draws on the same canvas, with a state of its own.
public struct GraphicsContext {
    let drawing: CanvasDrawing
    let size: CGSize
    let parent: ViewNode?
    /// Finds a symbol by its tag.
    let symbols: ((AnyHashable) -> ResolvedSymbol?)?
    /// What the canvas was handed down.
    public let environment: EnvironmentValues

    /// How opaque what is drawn from now on is.
    public var opacity = 1.0
    /// How what is drawn from now on is combined with what is there.
    public var blendMode = BlendMode.normal
    /// From the space that is drawn in to the canvas's points.
    public var transform = CGAffineTransform.identity
    private var clips: [RenderNode] = []
    private var clipBounds: CGRect
    private var filters: [(filter: Filter, transform: CGAffineTransform)] = []

    init(
        _ drawing: CanvasDrawing, _ size: CGSize, _ environment: EnvironmentValues, parent: ViewNode?,
        symbols: ((AnyHashable) -> ResolvedSymbol?)? = nil
    ) {
        self.symbols = symbols
        self.drawing = drawing
        self.size = size
        self.environment = environment
        self.parent = parent
        clipBounds = CGRect(origin: .zero, size: size)
    }

    // The state

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// Around what can still be drawn in, in the space that is drawn in.
    public var clipBoundingRect: CGRect {
        transform.isInvertible ? clipBounds.applying(transform.inverted()) : .null
    }

    /// Limits what is drawn from now on to a path, or to what lies outside of it.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let box = path.boundingRect
        var shape = path
        if options.contains(.inverse) {
            let around = clipBoundingRect.union(box.isNull ? .zero : box).insetBy(dx: -2, dy: -2)
            shape = Path(
                CGPath(rect: around, transform: nil).subtracting(
                    path.cgPath, using: style.isEOFilled ? .evenOdd : .winding))
        } else {
            clipBounds = clipBounds.intersection(box.applying(transform))
        }
        let area = shape.boundingRect
        clips.append(
            RenderNode.mask(shape, style, in: area.isNull ? .zero : area).mapped(by: transform, size))
    }

    /// Limits what is drawn from now on to where something else is opaque.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = CanvasDrawing()
        var context = GraphicsContext(layer, size, environment, parent: parent, symbols: symbols)
        context.transform = transform
        try content(&context)
        var mask = RenderNode.group(size, layer.nodes)
        if opacity < 1 { mask = mask.placed(by: .identity, opacity: opacity, blendMode: .normal) }
        if options.contains(.inverse) {
            // All that is clear there, and nothing that is opaque.
            let whole = RenderNode(
                outline: CornerOutline(rect: clipBounds), background: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            mask = RenderNode(
                outline: CornerOutline(rect: clipBounds), isolatesBlending: true,
                children: [whole, mask.blended(.destinationOut, size)])
        }
        clips.append(mask)
    }

    /// Changes the picture of each thing that is drawn from now on.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append((filter, transform))
    }

    // Drawing

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(shading.fill(path, style, in: self))
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(shading.fill(path.strokedPath(style), FillStyle(), in: self))
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws several things as one: opacity, blending and filters act on the whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = CanvasDrawing()
        var context = GraphicsContext(layer, size, environment, parent: parent, symbols: symbols)
        try content(&context)
        guard !layer.nodes.isEmpty else { return }
        add(
            RenderNode(
                outline: CornerOutline(rect: CGRect(origin: .zero, size: size)), isolatesBlending: true,
                children: RenderChildren(layer.nodes)))
    }

    /// Draws by Core Graphics, y downwards, into a bitmap as fine as the display.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        guard size.width > 0, size.height > 0 else { return }
        UIGraphicsBeginImageContextWithOptions(size, false, environment.displayScale)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.concatenate(transform)
        try content(context)
        guard let core = UIGraphicsGetImageFromCurrentImageContext()?.cgImage else { return }
        var plain = self
        plain.transform = .identity
        plain.draw(core, in: CGRect(origin: .zero, size: size))
    }

    /// Draws an image over a rectangle.
    func draw(_ image: CGImage, in rect: CGRect) {
        let piece = RenderContents.Piece(
            source: CGRect(x: 0, y: 0, width: image.width, height: image.height), destination: rect)
        add(
            RenderNode(
                outline: CornerOutline(rect: rect),
                contents: RenderContents(image: image, pieces: [piece], filter: .linear)))
    }

    /// Adds what is drawn, with the state that it is drawn in.
    func add(_ node: RenderNode?) {
        guard var node, transform.isFinite, transform.isInvertible else { return }
        if transform != .identity { node = node.mapped(by: transform, size) }
        for (filter, transform) in filters { node = filter.apply(to: node, size, transform, environment) }
        for clip in clips {
            node = RenderNode(
                outline: CornerOutline(rect: CGRect(origin: .zero, size: size)), mask: clip, children: [node])
        }
        let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        if opacity < 1 || blendMode != .normal {
            if node.blendMode != .normal { node = .group(size, [node]) }
            node = node.placed(by: node.transform, opacity: node.opacity * opacity, blendMode: blendMode.core)
        }
        drawing.nodes.append(node)
    }

    /// How a clip is meant.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What lies outside stays.
        public static let inverse = ClipOptions(rawValue: 1)
    }
}
