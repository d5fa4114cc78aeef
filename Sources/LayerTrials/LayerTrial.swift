import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import Raster
import RenderTree

/// One tree of layers by a seed, drawn in all ways while it changes and its animations go on.
///
/// What goes wrong stands in `failures`: bytes that one and four threads, or damage and a whole drawing, do not share, and
/// layers that stay when the tree is gone. What traps ends the process.
package struct LayerTrial {
    package let seed: UInt64
    package private(set) var failures: [String] = []
    /// A hash of all pictures, which any two builds share.
    package private(set) var digest: UInt64 = 0xcbf2_9ce4_8422_2325

    private static let (width, height) = (48, 40)
    private static let transform = CGAffineTransform(translationX: 0.25, y: 0)

    package init(seed: UInt64) {
        self.seed = seed
        var tree = RandomLayerTree(seed: seed)
        MediaClock.$current.withValue(MediaClock()) { show(&tree) }
        let left = tree.made.compactMap(\.layer)
        if !left.isEmpty { failures.append("seed \(seed): \(left.count) of \(tree.made.count) layers stay") }
    }

    private mutating func show(_ tree: inout RandomLayerTree) {
        let root = tree.root()
        let looks = [Look.screen, .quartz]
        let sessions = looks.map { look in
            RenderSession(bitmap: Self.canvas(), compositor: Compositor(look: look), transform: Self.transform)
        }
        for step in 0..<4 {
            let node = root.commit()
            for (look, session) in zip(looks, sessions) {
                session.update(to: node)
                let whole = drawn(node, look, threads: 1)
                compare(session.bitmap, whole, "step \(step), \(look): damage")
                compare(drawn(node, look, threads: 4), whole, "step \(step), \(look): threads")
                add(whole)
            }
            if step == 2 { ask(root) }
            CATransaction.begin()
            CATransaction.setDisableActions(tree.numbers.chance(50))
            tree.change(root)
            CATransaction.commit()
            MediaClock.current.advance(to: MediaClock.current.now + tree.numbers.one(of: [0, 0.1, 0.5])) {
                _ = root.commit()
            }
        }
    }

    private static func canvas() -> Bitmap {
        guard let bitmap = Bitmap(width: width, height: height) else {
            fatalError("no memory for a trial's canvas")
        }
        return bitmap
    }

    private func drawn(_ node: RenderNode, _ look: Look, threads: Int) -> Bitmap {
        let bitmap = Self.canvas()
        Compositor(look: look, threads: threads).draw(node, into: bitmap, transform: Self.transform)
        return bitmap
    }

    private mutating func add(_ bitmap: Bitmap) {
        for y in 0..<Self.height {
            digest = bitmap.withRow(y) { row in
                row.reduce(digest) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
            }
        }
    }

    /// Tells of the first pixel that differs.
    private mutating func compare(_ found: Bitmap, _ wanted: Bitmap, _ what: String) {
        for y in 0..<Self.height {
            let (found, wanted) = (found.withRow(y) { Array($0) }, wanted.withRow(y) { Array($0) })
            guard found != wanted, let x = found.indices.first(where: { found[$0] != wanted[$0] }) else { continue }
            let (was, should) = (String(found[x], radix: 16), String(wanted[x], radix: 16))
            failures.append("seed \(seed), \(what): (\(x), \(y)) is \(was), not \(should)")
            return
        }
    }

    /// What else asks a layer: contexts, touches, presentation copies.
    private func ask(_ root: CALayer) {
        let context = CGContext(
            data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        if let context { root.render(in: context) }
        _ = root.hitTest(CGPoint(x: 20, y: 20))
        for layer in root.sublayers ?? [] {
            _ = layer.presentation()?.frame
            _ = layer.convert(CGPoint(x: 3, y: 4), to: root)
        }
    }
}
