import CoreGraphics
internal import Raster
import RenderTree

/// A net of colours as it is shown: drawn once for a size, as an image.
struct PaintedMesh: Sendable {
    let width: Int
    let height: Int
    let points: [SIMD2<Float>]
    let colors: [CGColor]
    let background: CGColor
    let smoothsColors: Bool
    let isPerceptual: Bool
    let scale: CGFloat

    /// Each cell of the net is drawn as so many small quadrangles across and down.
    private static let pieces = 12
    private static let mostPixels = 4_000_000

    /// Four numbers of a colour that are mixed, its alpha last.
    private typealias Mix = SIMD4<Double>

    private func mix(_ color: CGColor) -> Mix {
        let (red, green, blue) = color.sRGB
        guard isPerceptual else { return Mix(red, green, blue, Double(color.alpha)) }
        let lab = Oklab(red: red, green: green, blue: blue)
        return Mix(lab.lightness, lab.a, lab.b, Double(color.alpha))
    }

    private func bytes(_ mix: Mix) -> SIMD4<UInt8> {
        var (red, green, blue) = (mix.x, mix.y, mix.z)
        if isPerceptual {
            var lab = Oklab(red: 0, green: 0, blue: 0)
            (lab.lightness, lab.a, lab.b) = (mix.x, mix.y, mix.z)
            (red, green, blue) = lab.sRGB
        }
        let alpha = min(max(mix.w, 0), 1)
        func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * alpha * 255).rounded()) }
        return SIMD4(byte(red), byte(green), byte(blue), UInt8((alpha * 255).rounded()))
    }

    func fill(_ path: Path, _ style: FillStyle, in size: CGSize) -> RenderNode? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let (columns, rows) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard columns * rows <= CGFloat(Self.mostPixels), let image = image(Int(columns), Int(rows)) else {
            return nil
        }
        let whole = CGRect(x: 0, y: 0, width: columns, height: rows)
        return PaintedImage(image: image, source: whole, tile: size).fill(path, style, in: size)
    }

    private func image(_ columns: Int, _ rows: Int) -> CGImage? {
        var pixels = [SIMD4<UInt8>](repeating: bytes(mix(background)), count: columns * rows)
        let mixes = colors.map { mix($0) }
        let count = Self.pieces
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                let corner = row * width + column
                let corners = [corner, corner + 1, corner + width, corner + width + 1]
                let places = corners.map { CGPoint(x: CGFloat(points[$0].x), y: CGFloat(points[$0].y)) }
                guard places.allSatisfy({ $0.x.isFinite && $0.y.isFinite && abs($0.x) < 100 && abs($0.y) < 100 })
                else { continue }
                func vertex(_ i: Int, _ j: Int) -> MeshVertex<Mix> {
                    let (u, v) = (Double(i) / Double(count), Double(j) / Double(count))
                    func between(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Double {
                        let top = Double(a) + (Double(b) - Double(a)) * u
                        return top + (Double(c) + (Double(d) - Double(c)) * u - top) * v
                    }
                    func eased(_ t: Double) -> Double { smoothsColors ? t * t * (3 - 2 * t) : t }
                    let (s, t) = (eased(u), eased(v))
                    let top = mixes[corners[0]] + (mixes[corners[1]] - mixes[corners[0]]) * s
                    let bottom = mixes[corners[2]] + (mixes[corners[3]] - mixes[corners[2]]) * s
                    return MeshVertex(
                        x: between(places[0].x, places[1].x, places[2].x, places[3].x) * Double(columns),
                        y: between(places[0].y, places[1].y, places[2].y, places[3].y) * Double(rows),
                        value: top + (bottom - top) * t)
                }
                for j in 0..<count {
                    for i in 0..<count {
                        let quad = [vertex(i, j), vertex(i + 1, j), vertex(i, j + 1), vertex(i + 1, j + 1)]
                        draw(quad[0], quad[1], quad[2], into: &pixels, columns, rows)
                        draw(quad[1], quad[3], quad[2], into: &pixels, columns, rows)
                    }
                }
            }
        }
        let data = Data(pixels.flatMap { [$0.x, $0.y, $0.z, $0.w] })
        return CGDataProvider(data: data as CFData).flatMap { provider in
            CGImage(
                width: columns, height: rows, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: columns * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
    }

    /// A triangle, in those pixels whose centres lie in it or on its edge.
    private func draw(
        _ a: MeshVertex<Mix>, _ b: MeshVertex<Mix>, _ c: MeshVertex<Mix>, into pixels: inout [SIMD4<UInt8>],
        _ columns: Int, _ rows: Int
    ) {
        let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
        guard area != 0 else { return }
        let left = max(0, Int((min(a.x, b.x, c.x) - 0.5).rounded(.up)))
        let right = min(columns - 1, Int((max(a.x, b.x, c.x) - 0.5).rounded(.down)))
        let top = max(0, Int((min(a.y, b.y, c.y) - 0.5).rounded(.up)))
        let bottom = min(rows - 1, Int((max(a.y, b.y, c.y) - 0.5).rounded(.down)))
        guard left <= right, top <= bottom else { return }
        for y in top...bottom {
            for x in left...right {
                let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
                let u = ((b.x - px) * (c.y - py) - (c.x - px) * (b.y - py)) / area
                let v = ((c.x - px) * (a.y - py) - (a.x - px) * (c.y - py)) / area
                let w = 1 - u - v
                guard u >= -1e-9, v >= -1e-9, w >= -1e-9 else { continue }
                pixels[y * columns + x] = bytes(a.value * u + b.value * v + c.value * w)
            }
        }
    }
}

/// A corner of a small piece of a net, in pixels.
private struct MeshVertex<Value> {
    let x: Double
    let y: Double
    let value: Value
}
