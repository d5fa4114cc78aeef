import Compositor
import CoreGraphics
import Foundation
import Raster
import RenderTree
import Testing

@testable import QuartzCore

/// Trees of all layers with all values, drawn in all ways: nothing traps, the ways give the same bytes, and nothing stays.
///
/// `CORNERSTONE_TREES` says how many trees, `CORNERSTONE_SEED` which is the first; with either, each seed is told before
/// its tree is made. Without them there are up to 300, as many as five seconds of the process's time are enough for.
struct RandomLayerTreeTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["CORNERSTONE_TREES"].flatMap { Int($0) }
    private static let first = environment["CORNERSTONE_SEED"].flatMap { UInt64($0) }
    private static let (width, height) = (48, 40)

    @Test func treesAreDrawnTheSameInAllWays() {
        let tells = Self.count != nil || Self.first != nil
        let count = Self.count ?? (Self.first == nil ? 300 : 1)
        var slowest: [(seed: UInt64, time: Double)] = []
        let begin = Self.time
        for seed in (Self.first ?? 0)..<(Self.first ?? 0) + UInt64(max(count, 0)) {
            if tells { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
            let start = Self.time
            if !tells, start - begin > 5 { break }
            show(seed)
            slowest.append((seed, Self.time - start))
        }
        guard tells else { return }
        slowest.sort { $0.time > $1.time }
        for (seed, time) in slowest.prefix(8) { print("seed \(seed): \(Int(time * 1000)) ms") }
        // Far more than any tree needs: what takes so long would not have ended.
        #expect(slowest.allSatisfy { $0.time < 20 })
    }

    /// The process's own, in seconds.
    private static var time: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func show(_ seed: UInt64) {
        var tree = RandomLayerTree(seed: seed)
        MediaClock.$current.withValue(MediaClock()) { show(&tree, seed) }
        let left = tree.made.compactMap(\.layer)
        #expect(left.isEmpty, "seed \(seed): \(left.count) of \(tree.made.count) layers stay")
    }

    private func show(_ tree: inout RandomLayerTree, _ seed: UInt64) {
        let root = tree.root()
        let looks = [Look.screen, .quartz]
        let sessions = looks.map { look in
            RenderSession(
                bitmap: Picture.canvas(Self.width, Self.height), compositor: Compositor(look: look),
                transform: Self.transform)
        }
        for step in 0..<4 {
            let node = root.commit()
            for (look, session) in zip(looks, sessions) {
                session.update(to: node)
                let whole = drawn(node, look, threads: 1)
                let damaged = difference(Picture(bitmap: session.bitmap).bytes, whole)
                #expect(damaged == nil, "seed \(seed), step \(step), \(look): damage")
                let threaded = difference(drawn(node, look, threads: 4), whole)
                #expect(threaded == nil, "seed \(seed), step \(step), \(look): threads")
            }
            if step == 2 { inContext(root) }
            CATransaction.begin()
            CATransaction.setDisableActions(tree.numbers.chance(50))
            tree.change(root)
            CATransaction.commit()
            MediaClock.current.advance(to: MediaClock.current.now + tree.numbers.one(of: [0, 0.1, 0.5])) {
                _ = root.commit()
            }
        }
    }

    private static let transform = CGAffineTransform(translationX: 0.25, y: 0)

    private func drawn(_ node: RenderNode, _ look: Look, threads: Int) -> [UInt32] {
        let bitmap = Picture.canvas(Self.width, Self.height)
        Compositor(look: look, threads: threads).draw(node, into: bitmap, transform: Self.transform)
        return Picture(bitmap: bitmap).bytes
    }

    /// The first pixel that differs.
    private func difference(_ found: [UInt32], _ wanted: [UInt32]) -> String? {
        guard let place = zip(found, wanted).enumerated().first(where: { $1.0 != $1.1 })?.offset else { return nil }
        let (x, y) = (place % Self.width, place / Self.width)
        return "(\(x), \(y)): \(String(found[place], radix: 16)), not \(String(wanted[place], radix: 16))"
    }

    /// What else asks a layer: contexts, touches, presentation copies.
    private func inContext(_ root: CALayer) {
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
