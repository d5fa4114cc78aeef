import CornerGeometry
import Foundation

/// Turns items into coverage, shadow plans and groups; one for each worker.
struct Preparer {
    /// Groups nested deeper than this are left out.
    static let deepestGroup = 256
    static let largestSigma = 4096.0
    /// More pixels than this are filled row by row, ahead of which memory is read.
    private static let longRow = 512

    let arena: Arena
    let arenaIndex: Int32
    let kernels: Kernels
    private var corners = CornerCache()
    private let shadowCorners = CornerBlurCache()

    init(arena: Arena, index: Int, kernels: Kernels) {
        self.arena = arena
        arenaIndex = Int32(truncatingIfNeeded: index)
        self.kernels = kernels
        arena.paths.kernels = kernels
    }

    mutating func prepare(_ items: ArraySlice<DrawItem>, within: PixelRect, depth: Int = 0) -> [PreparedItem] {
        var result: [PreparedItem] = []
        result.reserveCapacity(items.count)
        for item in items { prepare(item, within: within, depth: depth, into: &result) }
        return result
    }

    /// Those of a picture's items that stand at `places`.
    mutating func prepare(_ items: [DrawItem], at places: ArraySlice<Int32>, within: PixelRect) -> [PreparedItem] {
        var result: [PreparedItem] = []
        result.reserveCapacity(places.count)
        for place in places { prepare(items[Int(place)], within: within, depth: 0, into: &result) }
        return result
    }

    private mutating func prepare(
        _ item: DrawItem, within: PixelRect, depth: Int, into result: inout [PreparedItem]
    ) {
        var within = within
        var clip: PreparedClip?
        if let outer = item.clip {
            let prepared = prepare(outer, within: within)
            if let coverage = prepared.coverage { within = within.intersection(coverage.bounds) }
            clip = prepared
        }
        guard !within.isEmpty else { return }
        switch item.content {
        case .fill(let shape, let paint):
            fill(shape, paint, clip: clip, within: within, into: &result)
        case .shadow(let shape, let shadow):
            self.shadow(shape, shadow, clip: clip, within: within, into: &result)
        case .group(let group):
            guard depth < Self.deepestGroup else {
                return Notice.once("groups nested more than 256 deep are not drawn")
            }
            self.group(group, clip: clip, within: within, depth: depth, into: &result)
        }
    }

    // MARK: Shapes and clips

    mutating func coverage(of shape: Shape, within: PixelRect) -> StoredCoverage {
        switch shape.geometry {
        case .outline(let outline):
            return coverage(of: outline, shape, within: within)
        case .ring(let outer, let inner):
            let whole = coverage(of: outer, shape, within: within)
            if whole.isEmpty { return .empty }
            return arena.combine(whole, coverage(of: inner, shape, within: within), .difference)
        case .path(let path, let rule):
            return arena.store(
                path, rule: rule, flatness: shape.flatness, isAntialiased: shape.isAntialiased, within: within)
        case .stroke(let path, let style, let transform):
            return arena.store(
                path, style: style, transform: transform, flatness: shape.flatness,
                isAntialiased: shape.isAntialiased, within: within)
        }
    }

    private mutating func coverage(
        of outline: CornerOutline, _ shape: Shape, within: PixelRect
    ) -> StoredCoverage {
        if shape.flatness != .exact, !outline.isRectangle {
            // Chords by the asked rule: the outline's own cubics.
            return arena.store(
                PathData(outline), rule: .nonZero, flatness: shape.flatness, isAntialiased: shape.isAntialiased,
                within: within)
        }
        return OutlineCoverage.store(
            outline, isAntialiased: shape.isAntialiased, within: within, arena: arena, corners: &corners)
    }

    private mutating func coverage(
        of shape: Shape, clippedTo clip: StoredCoverage?, within: PixelRect
    ) -> StoredCoverage {
        guard let clip else { return coverage(of: shape, within: within) }
        // A picture under rounded corners: all of the clip is filled. It may have been made for more than is asked for.
        if let outline = shape.uprightOutline, clip.bounds.intersection(within) == clip.bounds,
            outline.covers(clip.bounds)
        {
            return clip
        }
        return arena.combine(coverage(of: shape, within: within), clip, .product)
    }

    mutating func prepare(_ clip: Clip, within: PixelRect) -> PreparedClip {
        var product: StoredCoverage?
        for shape in clip.shapes {
            let area = product.map { $0.bounds.intersection(within) } ?? within
            let next = area.isEmpty ? .empty : coverage(of: shape, within: area)
            product = product.map { arena.combine($0, next, .product) } ?? next
        }
        return PreparedClip(coverage: product, masks: clip.masks.map { ImageSpan($0) })
    }

    /// The clip's place in the arena, or -1 where there is none.
    func storeClip(_ clip: PreparedClip?) -> Int32 {
        guard let clip, clip.coverage != nil || !clip.masks.isEmpty else { return -1 }
        arena.clips.append(clip)
        return Int32(truncatingIfNeeded: arena.clips.count - 1)
    }

    // MARK: Fills

    private mutating func fill(
        _ shape: Shape, _ paint: Paint, clip: PreparedClip?, within: PixelRect, into result: inout [PreparedItem]
    ) {
        var item = PreparedItem(kind: .color, arena: arenaIndex, bounds: .empty)
        if case .color(let color) = paint {
            if color.alpha == 0 { return }
            if clip == nil, let item = outline(shape, color, within: within) {
                hidePrevious(by: item, in: &result)
                return result.append(item)
            }
        }
        let coverage = coverage(of: shape, clippedTo: clip?.coverage, within: within)
        guard !coverage.isEmpty else { return }
        item.coverage = coverage
        if let clip, !clip.masks.isEmpty { item.clip = storeClip(PreparedClip(coverage: nil, masks: clip.masks)) }
        switch paint {
        case .color(let color):
            item.color = color.validBits
            // A stroke hides next to nothing: looking for what it hides would cost more.
            if case .stroke = shape.geometry {} else { item.isOpaque = color.isOpaque && item.clip < 0 }
        case .gradient(let gradient):
            item.kind = .gradient
            item.isOpaque = item.clip < 0 && gradient.isOpaque
            item.payload = Int32(truncatingIfNeeded: arena.gradients.count)
            arena.gradients.append(GradientSpan(gradient))
        case .image(let image):
            item.kind = .image
            item.payload = Int32(truncatingIfNeeded: arena.images.count)
            arena.images.append(ImageSpan(image))
        }
        if clip == nil, case .outline = shape.geometry { hidePrevious(by: item, in: &result) }
        result.append(item)
    }

    /// A colour in an outline that its corners' rows describe.
    private mutating func outline(_ shape: Shape, _ color: PixelColor, within: PixelRect) -> PreparedItem? {
        guard case .outline(let outline) = shape.geometry, shape.isAntialiased,
            shape.flatness == .exact || outline.isRectangle, let edges = OutlineCoverage.edges(of: outline)
        else { return nil }
        let bounds = OutlineCoverage.pixels(of: outline).intersection(within)
        // Rows of long rectangles are filled by runs.
        guard !bounds.isEmpty, !outline.isRectangle || bounds.width <= Self.longRow,
            let rows = OutlineRows(outline, edges, bounds: bounds, corners: arena.corners, tables: &corners)
        else { return nil }
        var item = PreparedItem(kind: .outline, arena: arenaIndex, bounds: bounds)
        item.color = color.validBits
        item.isOpaque = color.isOpaque
        item.payload = Int32(truncatingIfNeeded: arena.outlines.count)
        arena.outlines.append(rows)
        return item
    }

    /// A shadow right before an opaque fill is not painted where that covers it fully.
    func hidePrevious(by item: PreparedItem, in result: inout [PreparedItem]) {
        guard item.isOpaque, let last = result.last, last.kind == .outlineShadow else { return }
        result[result.count - 1].isHiddenByNext = true
    }

    // MARK: Shadows

    mutating func shadow(
        _ shape: Shape, _ shadow: Shadow, clip: PreparedClip?, within: PixelRect, into result: inout [PreparedItem]
    ) {
        guard shadow.color.alpha > 0, shadow.opacity > 0, shadow.dx.isFinite, shadow.dy.isFinite else { return }
        let sigma = Self.valid(sigma: shadow.sigma)
        if sigma == 0, shadow.falloff == .gaussian {
            let moved = shape.moved(dx: shadow.dx, dy: shadow.dy)
            return fill(moved, .color(shadow.color), clip: clip, within: within, into: &result)
        }
        var item = PreparedItem(kind: .outlineShadow, arena: arenaIndex, bounds: .empty)
        item.color = shadow.color.validBits
        if shadow.falloff == .gaussian, case .outline(let outline) = shape.geometry, shape.isAntialiased,
            shape.flatness == .exact || outline.isRectangle
        {
            let plan = OutlineShadow.plan(
                outline.offsetBy(dx: shadow.dx, dy: shadow.dy), sigma: sigma, alpha: shadow.color.alpha,
                within: within, arena: arena, corners: shadowCorners, kernels: kernels)
            switch plan {
            case .nothing: return
            case .shadow(let plan):
                item.bounds = plan.bounds
                item.payload = Int32(truncatingIfNeeded: arena.shadows.count)
                arena.shadows.append(plan)
                item.clip = storeClip(clip)
                return result.append(item)
            case .plane(let plane):
                return append(.bytes(plane), item, clip: clip, to: &result)
            }
        }
        let coarse = CoarseShadow(shadow, sigma: sigma)
        if coarse.shift > 0 {
            let reduced = shape.enlarged(by: coarse.scale)
            let plane = coarse.plane(within: within, extent: Extent.of(reduced), kernels: kernels) {
                let stored = coverage(of: reduced, within: $0)
                var plane = AlphaPlane(bounds: stored.bounds)
                if !stored.isEmpty { plane.add(arena.coverage(stored)) }
                return plane
            }
            return append(plane, item, clip: clip, to: &result)
        }
        let need = Self.source(of: within, sigma: sigma, dx: shadow.dx, dy: shadow.dy)
            .intersection(Extent.of(shape))
        guard !need.isEmpty else { return }
        let fine = FineShadow(sigma: sigma)
        if shadow.falloff == .gaussian, fine.factor > 1, shape.isAntialiased {
            let enlarged = shape.enlarged(by: Double(fine.factor))
            let target = within.intersection(
                Self.source(of: need, sigma: sigma, dx: -shadow.dx, dy: -shadow.dy))
            let plane = fine.plane(sigma: sigma, dx: shadow.dx, dy: shadow.dy, target: target, kernels: kernels) {
                arena.coverage(coverage(of: enlarged, within: $0))
            }
            return append(.bytes(plane), item, clip: clip, to: &result)
        }
        let stored = coverage(of: shape, within: need)
        guard !stored.isEmpty else { return }
        var plane = AlphaPlane(bounds: stored.bounds)
        plane.add(arena.coverage(stored))
        let blurred = plane.shadow(shadow, sigma: sigma, within: within, kernels: kernels)
        append(blurred, item, clip: clip, to: &result)
    }

    func append(
        _ plane: ShadowPlane, _ item: PreparedItem, clip: PreparedClip?, to result: inout [PreparedItem]
    ) {
        guard !plane.bounds.isEmpty else { return }
        var item = item
        item.kind = .plane
        item.bounds = plane.bounds
        item.payload = Int32(truncatingIfNeeded: arena.planes.count)
        arena.planes.append(plane)
        item.clip = storeClip(clip)
        result.append(item)
    }

    static func valid(sigma: Double) -> Double { sigma > 0.01 ? min(sigma, largestSigma) : 0 }

    /// What a blurred and moved copy of may be seen in `within`.
    static func source(of within: PixelRect, sigma: Double, dx: Double, dy: Double) -> PixelRect {
        within.grown(by: Extent.blurReach(sigma), dx: -Extent.held(dx), dy: -Extent.held(dy))
    }
}
