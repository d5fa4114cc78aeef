/// Draws items into a bitmap.
public struct Renderer: Sendable {
    /// 1 draws on the caller's thread.
    public var threads: Int

    public init(threads: Int = 1) {
        self.threads = max(1, threads)
    }

    /// Draws `items` in order over what the bitmap holds.
    ///
    /// - Parameter region: the only pixels that change; nil for all.
    public func draw(_ items: [DrawItem], into bitmap: Bitmap, region: PixelRect? = nil) {
        let area = bitmap.bounds.intersection(region ?? bitmap.bounds)
        guard !area.isEmpty else { return }
        for item in items { draw(item, into: bitmap, area: area) }
    }

    private func draw(_ item: DrawItem, into bitmap: Bitmap, area: PixelRect) {
        switch item.content {
        case .fill(let shape, let paint):
            var plane = AlphaPlane(bounds: area)
            plane.add(coverage(of: shape, within: area))
            clip(&plane, by: item.clip)
            guard case .color(let color) = paint else { return }
            blend(color, through: plane, into: bitmap)
        case .shadow(let shape, let shadow):
            let margin = Int(shadow.sigma * 4) + 2 + Int(max(abs(shadow.dx), abs(shadow.dy)))
            var plane = AlphaPlane(bounds: grown(area, by: margin))
            plane.add(coverage(of: shape, within: plane.bounds))
            var blurred = plane.blurred(sigma: shadow.sigma, dx: shadow.dx, dy: shadow.dy, within: area)
            clip(&blurred, by: item.clip)
            blend(shadow.color, through: blurred, into: bitmap)
        case .group(let group):
            draw(group, into: bitmap, area: area)
        }
    }

    private func draw(_ group: Group, into bitmap: Bitmap, area: PixelRect) {
        let margin = group.shadow.map { Int($0.sigma * 4) + 2 + Int(max(abs($0.dx), abs($0.dy))) } ?? 0
        let wide = grown(area, by: margin)
        guard let layer = Bitmap(width: wide.width, height: wide.height) else { return }
        let local = Affine(a: 1, b: 0, c: 0, d: 1, tx: Double(-wide.x0), ty: Double(-wide.y0))
        guard wide == bitmap.bounds || true else { return }
        _ = local
        _ = layer
    }

    private func coverage(of shape: Shape, within: PixelRect) -> Coverage {
        func path(_ data: PathData, _ rule: FillRule) -> Coverage {
            Coverage.ofPath(
                data, rule: rule, flatness: shape.flatness, isAntialiased: shape.isAntialiased, within: within)
        }
        switch shape.geometry {
        case .outline(let outline): return path(PathData(outline), .nonZero)
        case .ring(let outer, let inner):
            var data = PathData(outer)
            data.append(PathData(inner))
            return path(data, .evenOdd)
        case .path(let data, let rule): return path(data, rule)
        case .stroke: return .empty
        }
    }

    private func clip(_ plane: inout AlphaPlane, by clip: Clip?) {
        guard let clip else { return }
        for shape in clip.shapes {
            var other = AlphaPlane(bounds: plane.bounds)
            other.add(coverage(of: shape, within: plane.bounds))
            for i in plane.bytes.indices {
                plane.bytes[i] = UInt8((Int(plane.bytes[i]) * Int(other.bytes[i]) + 127) / 255)
            }
        }
    }

    private func grown(_ area: PixelRect, by margin: Int) -> PixelRect {
        PixelRect(x0: area.x0 - margin, y0: area.y0 - margin, x1: area.x1 + margin, y1: area.y1 + margin)
    }

    private func blend(_ color: PixelColor, through plane: AlphaPlane, into bitmap: Bitmap) {
        for y in max(0, plane.bounds.y0)..<min(bitmap.height, plane.bounds.y1) {
            bitmap.withMutableRow(y) { row in
                for x in max(0, plane.bounds.x0)..<min(bitmap.width, plane.bounds.x1) {
                    let c = UInt32(plane.bytes[(y - plane.bounds.y0) * plane.stride + x - plane.bounds.x0])
                    guard c > 0 else { continue }
                    let a = (color.bits >> 24) * c
                    var result: UInt32 = 0
                    for shift: UInt32 in [0, 8, 16, 24] {
                        let s = (color.bits >> shift) & 255, d = (row[x] >> shift) & 255
                        result |= min(255, (s * c * 255 + d * (255 * 255 - a) + 32512) / 65025) << shift
                    }
                    row[x] = result
                }
            }
        }
    }
}
