internal import CoreGraphics
internal import CornerGeometry
internal import Raster
internal import RenderTree

extension NodePainter {
    /// The painter for a list of items of its own, which knows what lies behind it where the node asks for that.
    func seeing(_ items: [DrawItem], _ node: RenderNode) -> NodePainter {
        guard node.hasBackdrop else { return self }
        var painter = self
        painter.behind += items
        return painter
    }

    /// The most pixels of a picture that is filtered whole; of a larger one the part that is seen is.
    private static let largestArea: CGFloat = 67_108_864

    /// Draws the finished picture on the picture's own pixels, filters it, and adds that as one thing.
    ///
    /// The bitmap is drawn whole whatever part is seen, so that regions fit together.
    func paintFiltered(
        _ node: RenderNode, by filters: [RenderFilter], in space: NodeSpace, opacity: Double, isFlipped: Bool,
        into items: inout [DrawItem]
    ) {
        var box = space.drawnBox(of: node) ?? visible
        if !(box.width * box.height <= Self.largestArea) {
            let reach = filters.reduce(0) { $0 + $1.reach } * space.scale
            box = box.overlap(with: visible.insetBy(dx: -reach, dy: -reach))
        }
        guard !box.isNull, let area = PixelRect(covering: box), !area.isEmpty,
            let bitmap = Bitmap(width: area.width, height: area.height)
        else { return }
        let (left, top) = (CGFloat(area.x0), CGFloat(area.y0))
        let moved = NodeSpace(
            space.transform.concatenating(CGAffineTransform(translationX: -left, y: -top)), look: look)
        var inner: [DrawItem] = []
        NodePainter(look: look, visible: bitmap.bounds).paintFinished(
            node, in: moved, opacity: 1, isFlipped: isFlipped, into: &inner)
        Renderer(threads: 1).draw(inner, into: bitmap)
        var clip: Shape?
        for filter in filters {
            switch filter {
            case .color(let matrix): bitmap.mapColors(matrix.applied)
            case .luminanceToAlpha:
                bitmap.mapColors { SIMD4(0, 0, 0, FilterMatrix.luminance($0) * $0.w) }
            case .blur(let sigma, let isOpaque):
                bitmap.blur(sigma: Double(min(max(sigma, 0), RenderFilter.largestSigma) * space.scale))
                if isOpaque {
                    bitmap.makeOpaque()
                    clip = space.shape(of: node.outline)
                }
            }
        }
        append(bitmap, at: area, opacity: opacity, clip: clip, to: &items)
    }

    /// What lies behind, blurred, in the backdrop's shape.
    ///
    /// What has been drawn so far is drawn again, blurred whole, and shown through the shape.
    func paint(_ backdrop: RenderBackdrop, in space: NodeSpace, alpha: Double, into items: inout [DrawItem]) {
        let shown = space.box(of: backdrop.shape.drawnBounds)
        let behind = behind + items
        guard !behind.isEmpty, let area = PixelRect(covering: shown.insetBy(dx: -1, dy: -1)) else { return }
        let sigma = Double(backdrop.sigma * space.scale)
        let reach = Int((3.5 * sigma).rounded(.up)) + 1
        let source = PixelRect(
            x0: max(0, area.x0 - reach), y0: max(0, area.y0 - reach), x1: area.x1 + reach, y1: area.y1 + reach)
        guard !source.isEmpty, CGFloat(source.x1) * CGFloat(source.y1) <= Self.largestArea,
            let drawn = Bitmap(width: source.x1, height: source.y1),
            let part = Bitmap(width: source.width, height: source.height)
        else { return }
        Renderer(threads: 1).draw(behind, into: drawn, region: source)
        for y in 0..<part.height {
            drawn.withRow(y + source.y0) { from in
                part.withMutableRow(y) { to in
                    for x in to.indices { to[x] = from[x + source.x0] }
                }
            }
        }
        part.blur(sigma: sigma, extendsEdges: true)
        let saturation = FilterMatrix.saturation(backdrop.saturation)
        if backdrop.saturation != 1 { part.mapColors(saturation.applied) }
        append(part, at: source, opacity: alpha, clip: backdrop.shape.fillShape(in: space), to: &items)
    }

    /// A bitmap whose pixels are those of the picture.
    private func append(
        _ bitmap: Bitmap, at area: PixelRect, opacity: Double, clip: Shape?, to items: inout [DrawItem]
    ) {
        let paint = ImagePaint(
            bitmap: bitmap,
            transform: Affine(a: 1, b: 0, c: 0, d: 1, tx: Double(area.x0), ty: Double(area.y0)),
            interpolation: .nearest, alpha: opacity)
        let rect = CGRect(x: area.x0, y: area.y0, width: area.width, height: area.height)
        var item = DrawItem(.fill(Shape(.outline(CornerOutline(rect: rect))), .image(paint)))
        if let clip { item.addClip(clip) }
        items.append(item)
    }
}
