import CoreGraphics
import CornerGeometry
import Raster
import RenderTree
import Testing

@testable import Compositor

/// Where Quartz's look differs from the screen's.
struct QuartzLookTests {
    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    private func drawn(
        _ node: RenderNode, _ look: Look = .quartz, side: Int = 40, ground: UInt32 = 0, scale: CGFloat = 1
    ) throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: side, height: side))
        for y in 0..<side { bitmap.withMutableRow(y) { $0.update(repeating: ground) } }
        Compositor(look: look).draw(node, into: bitmap, transform: CGAffineTransform(scaleX: scale, y: scale))
        return bitmap
    }

    private func bytes(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
        let pixel = bitmap.withRow(y) { $0[x] }
        return [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
    }

    private func box(
        side: CGFloat = 40, height: CGFloat? = nil, radius: CGFloat = 0, curve: CornerCurve = .circular,
        _ color: CGColor? = red, gradient: RenderGradient? = nil, border: RenderBorder? = nil,
        shadow: RenderShadow? = nil, masks: Bool = false, mask: RenderNode? = nil, opacity: Double = 1,
        at origin: CGPoint = .zero, mode: CGBlendMode = .normal, children: RenderChildren = []
    ) -> RenderNode {
        RenderNode(
            transform: CGAffineTransform(translationX: origin.x, y: origin.y),
            outline: CornerOutline(
                rect: CGRect(x: 0, y: 0, width: side, height: height ?? side), radii: CornerRadii(radius),
                curve: curve), background: color, gradient: gradient, border: border, shadow: shadow,
            masksToBounds: masks, mask: mask, opacity: opacity, blendMode: mode, children: children)
    }

    @Test func curvesAreCoarseChords() throws {
        let (quartz, screen) = (try drawn(box(radius: 20)), try drawn(box(radius: 20), .screen))
        func area(_ bitmap: Bitmap) -> Double {
            (0..<40).reduce(0) { sum, y in bitmap.withRow(y) { $0.reduce(sum) { $0 + Double($1 >> 24) / 255 } } }
        }
        #expect(abs(area(screen) - .pi * 400) < 0.5)
        // Two halvings a quarter at this size: the chords leave out 4/1000 of the area.
        let missing = .pi * 400 - area(quartz)
        #expect(missing > 1 && missing < 8, "\(missing)")
    }

    @Test func aClipCutsEachDrawing() throws {
        let plain = try drawn(box(radius: 12))
        let clipped = try drawn(box(radius: 12, masks: true))
        let onScreen = try drawn(box(radius: 12, masks: true), .screen)
        var partial = 0
        for y in 0..<12 {
            for x in 0..<12 {
                let c = Double(bytes(plain, x, y)[3]) / 255
                if c > 0.02, c < 0.98 { partial += 1 }
                #expect(abs(Double(bytes(clipped, x, y)[3]) - c * c * 255) <= 1.01, "\(x), \(y)")
                // True curves lie a part of a byte's worth of pixels off, but the clip multiplies once.
                #expect(abs(Double(bytes(onScreen, x, y)[3]) - c * 255) <= 25, "\(x), \(y)")
            }
        }
        #expect(partial > 10)
        // A border: c·c of the fill, then s·c of the border over it.
        let border = RenderBorder(width: 4, color: Self.blue)
        let bordered = try drawn(box(radius: 12, border: border, masks: true))
        for (x, y) in [(3, 4), (2, 5), (1, 6)] {
            let c = Double(bytes(plain, x, y)[3]) / 255
            let found = bytes(bordered, x, y)
            let s = Double(found[2]) / 255 / max(c, 0.01)
            #expect(abs(Double(found[3]) / 255 - (c * c * (1 - s * c) + s * c)) < 0.02, "\(x), \(y): \(found)")
        }
    }

    @Test func aBordersRimShowsTheFillsFringe() throws {
        let border = RenderBorder(width: 4, color: Self.black)
        let bitmap = try drawn(box(radius: 12, border: border), ground: 0xffff_ffff)
        let plain = try drawn(box(radius: 12, Self.black))
        var found = 0
        for y in 0..<12 {
            for x in 0..<12 {
                let c = Double(bytes(plain, x, y)[3]) / 255
                guard c > 0.2, c < 0.8 else { continue }
                found += 1
                // border·c + (1 - c)·(fill·c + page·(1 - c)), red channel: border 0, fill and page 255.
                let pixel = bytes(bitmap, x, y)
                #expect(abs(Double(pixel[0]) - (1 - c) * 255) <= 30, "\(x), \(y)")
                #expect(abs(Double(pixel[1]) - (1 - c) * (1 - c) * 255) <= 30, "\(x), \(y)")
            }
        }
        #expect(found > 4)
    }

    @Test func shadowsEndAtTwoSigma() throws {
        let shadow = RenderShadow(
            color: Self.black, opacity: 1, radius: 2, offset: CGSize(width: 0.4, height: 0.6), path: nil)
        let node = box(side: 10, shadow: shadow, at: CGPoint(x: 15, y: 15))
        let quartz = try drawn(node)
        // Reach 4, offset (0, 1): rows 12 to 29.
        #expect(bytes(quartz, 20, 12)[3] > 0 && bytes(quartz, 20, 11)[3] == 0)
        #expect(bytes(quartz, 20, 29)[3] > 0 && bytes(quartz, 20, 30)[3] == 0)
        #expect(bytes(quartz, 14, 20)[3] == bytes(quartz, 25, 20)[3])
        let screen = try drawn(node, .screen)
        #expect(bytes(screen, 20, 11)[3] > 0 && bytes(screen, 14, 20)[3] < bytes(screen, 25, 20)[3])
        // At 2 pixels to the point everything is twice as large: reach 8, offset (1, 1).
        let double = try drawn(box(side: 6, shadow: shadow, at: CGPoint(x: 7, y: 7)), scale: 2)
        #expect(bytes(double, 20, 7)[3] > 0 && bytes(double, 20, 6)[3] == 0)
    }

    @Test func aShadowsOpacityRoundsDownAndTheLayersOwnMultiplies() throws {
        let shadow = RenderShadow(
            color: Self.black, opacity: 0.5, radius: 0, offset: CGSize(width: 20, height: 0), path: nil)
        #expect(bytes(try drawn(box(side: 10, shadow: shadow)), 25, 5)[3] == 127)
        let half = try drawn(box(side: 10, shadow: shadow, opacity: 0.5))
        #expect(bytes(half, 25, 5)[3] == 63 && bytes(half, 5, 5)[3] == 128)
    }

    @Test func aMaskMultipliesTheFinishedPicture() throws {
        let shadow = RenderShadow(
            color: Self.black, opacity: 1, radius: 0, offset: CGSize(width: 5, height: 0), path: nil)
        let half = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        let mask = box(half, at: .zero)
        let bitmap = try drawn(box(side: 10, shadow: shadow, mask: mask))
        // Where content lies over its shadow: opaque before the mask, so half of it after.
        #expect(bytes(bitmap, 7, 5) == [128, 0, 0, 128] && bytes(bitmap, 12, 5) == [0, 0, 0, 128])
    }

    @Test func gradientsAreMixedInGenericRGB() throws {
        let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        func ends(_ color: CGColor, _ look: Look) throws -> [Int] {
            let gradient = RenderGradient(
                colors: [color, color], locations: [0, 1], startPoint: .zero, endPoint: CGPoint(x: 1, y: 0))
            return bytes(try drawn(box(nil, gradient: gradient), look), 20, 20)
        }
        #expect(try ends(Self.red, .quartz) == [255, 38, 0, 255])
        #expect(try ends(Self.blue, .quartz) == [4, 51, 255, 255])
        let found = try ends(green, .quartz)
        #expect((4...5).contains(found[0]) && found[1] == 249 && (0...1).contains(found[2]))
        #expect(try ends(Self.red, .screen) == [255, 0, 0, 255])
    }

    @Test func continuousCornersAreNotShortened() throws {
        // 40 × 20 with r 10: each corner takes 15.3 of the short side, which has 10.
        let node = box(side: 40, height: 20, radius: 10, curve: .continuous)
        let (quartz, screen) = (try drawn(node), try drawn(node, .screen))
        // The crossing curves cut the sides' middles.
        #expect(bytes(quartz, 0, 10)[3] < bytes(screen, 0, 10)[3] - 5)
        #expect(bytes(quartz, 20, 0)[3] == 255)
    }

    @Test func blendModesActOnWhatLiesBehind() throws {
        let gray = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        for look in [Look.screen, .quartz] {
            let child = box(side: 10, gray, mode: .multiply)
            #expect(bytes(try drawn(box(side: 20, children: [child]), look), 5, 5) == [128, 0, 0, 255])
            // A translucent parent is a picture of its own.
            let parent = box(side: 20, nil, opacity: 0.5, children: [child])
            #expect(bytes(try drawn(parent, look, ground: 0xff00_00ff), 5, 5) == [191, 64, 64, 255])
        }
    }

    @Test(arguments: Array(0..<40)) func randomTreesAreTheSameInPartsAndOnThreads(_ seed: UInt32) throws {
        var tree = RandomTree(seed: seed)
        let node = tree.node()
        func pixels(_ bitmap: Bitmap) -> [UInt32] { (0..<48).flatMap { y in bitmap.withRow(y) { Array($0) } } }
        for look in [Look.screen, .quartz] {
            let whole = try drawn(node, look, side: 48)
            let parts = try drawn(RenderNode(outline: CornerOutline(rect: .zero)), look, side: 48)
            for y in stride(from: 0, to: 48, by: 17) {
                for x in stride(from: 0, to: 48, by: 19) {
                    Compositor(look: look, threads: 3).draw(
                        node, into: parts, transform: .identity,
                        region: PixelRect(x0: x, y0: y, x1: x + 19, y1: y + 17))
                }
            }
            #expect(pixels(whole) == pixels(parts), "seed \(seed)")
        }
    }
}
