import CoreGraphics
internal import CornerGeometry
import RenderTree
import SymbolShapes
import UIKit

/// A symbol beside text of the environment's font.
struct SymbolImage {
    private let picture: SymbolPicture
    private let mode: SymbolRenderingMode
    private let scale: CGFloat
    private let environment: EnvironmentValues
    private let keepsColors: Bool

    /// Nil for any other image, and for what is no symbol's name.
    init?(_ view: Image, _ environment: EnvironmentValues) {
        guard case .symbol(let name) = view.source else { return nil }
        var font = environment.font ?? .body
        for case .fontChange(let change, isActive: true) in environment.textSettings.changes {
            font = font.changed(change)
        }
        let platform = font.resolved(in: environment)
        let scale: SymbolScale =
            switch environment.imageScale {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        let style = SymbolStyle(
            pointSize: platform.pointSize, weight: SymbolWeight(number: platform.instance.weight), scale: scale)
        guard let picture = SymbolPicture(named: environment.symbolVariants.name(of: name), style: style) else {
            return nil
        }
        self.picture = picture
        self.environment = environment
        self.scale = environment.displayScale > 0 ? environment.displayScale : 1
        // Several styles in front are a palette.
        let own: SymbolRenderingMode = environment.foregroundLevels == nil ? .monochrome : .palette
        mode = view.symbolRenderingMode ?? environment.symbolRenderingMode ?? own
        keepsColors = view.renderingMode == .original
    }

    /// In whole pixels.
    var size: CGSize {
        let pixels = picture.pixels(scale: scale)
        return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }

    /// From the upper edge, in whole pixels.
    var baseline: CGFloat {
        let size = size
        let lower = (size.height - picture.size.height) / 2 + picture.baseline
        return ((size.height - lower) * scale).rounded() / scale
    }

    /// What the symbol's parts are painted with: all of them alike, or each level of a palette.
    var paints: [Paint] {
        guard mode.kind == .palette else { return [ForegroundStyle().resolvedPaint(in: environment)] }
        return (0..<3).map { HierarchicalShapeStyle(level: $0).resolvedPaint(in: environment) }
    }

    /// - Parameter paints: As many as ``paints``.
    @MainActor func draw(_ size: CGSize, _ paints: [Paint]) -> RenderNode? {
        guard mode.kind == .palette else {
            let black = CGColor(gray: 0, alpha: 1)
            let colors = mode.kind == .hierarchical ? SymbolColors.hierarchical(black) : .monochrome(black)
            return painted(colors, paints.first ?? .none, size)
        }
        let (clear, black) = (CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 1))
        let nodes = paints.enumerated().compactMap { level, paint in
            painted(.palette((0..<3).map { $0 == level ? black : clear }), paint, size)
        }
        let frame = CGRect(origin: .zero, size: size)
        return RenderNode(outline: CornerOutline(rect: frame), children: RenderChildren(nodes))
    }

    /// The paint where the symbol has these colours.
    @MainActor private func painted(_ colors: SymbolColors, _ paint: Paint, _ size: CGSize) -> RenderNode? {
        let frame = CGRect(origin: .zero, size: size)
        let (own, whole) = (picture.size, self.size)
        let pixels = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        guard whole.width > 0, whole.height > 0, pixels.width >= 1, pixels.height >= 1, pixels.width.isFinite,
            pixels.height.isFinite, pixels.width * pixels.height < 64_000_000
        else { return nil }
        let part = CGSize(
            width: own.width * pixels.width / whole.width, height: own.height * pixels.height / whole.height)
        guard let image = picture.image(pixels: pixels, part: part, colors: colors) else { return nil }
        let source = CGRect(origin: .zero, size: pixels)
        let contents = RenderContents(
            image: image, pieces: [.init(source: source, destination: frame)], filter: .linear)
        let mask = RenderNode(outline: CornerOutline(rect: frame), contents: contents)
        guard !keepsColors else { return mask }
        guard let node = paint.fill(Path(frame), FillStyle(), in: size) else { return nil }
        return RenderNode(outline: CornerOutline(rect: frame), mask: mask, children: [node])
    }
}
