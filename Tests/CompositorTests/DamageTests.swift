import CoreGraphics
import CornerGeometry
import Raster
import RenderTree
import Testing

@testable import Compositor

/// What is drawn again after a change gives the bytes of drawing everything.
struct DamageTests {
    #if DEBUG
        private static let trees: UInt32 = 40
    #else
        private static let trees: UInt32 = 300
    #endif

    private func canvas(_ side: Int = 64) throws -> Bitmap { try #require(Bitmap(width: side, height: side)) }

    private func firstDifference(_ a: Bitmap, _ b: Bitmap) -> String? {
        for y in 0..<a.height {
            let place = a.withRow(y) { first in
                b.withRow(y) { second in
                    first.indices.first { first[$0] != second[$0] }.map {
                        "(\($0), \(y)): \(String(first[$0], radix: 16)), \(String(second[$0], radix: 16))"
                    }
                }
            }
            if let place { return place }
        }
        return nil
    }

    private func full(_ node: RenderNode, _ compositor: Compositor) throws -> Bitmap {
        let bitmap = try canvas()
        compositor.draw(node, into: bitmap, transform: .identity)
        return bitmap
    }

    @Test(arguments: [Look.screen, .quartz], [1, 4])
    func randomEditsGiveTheBytesOfAFullDraw(_ look: Look, _ threads: Int) throws {
        let compositor = Compositor(look: look, threads: threads)
        var (drawn, all) = (0, 0)
        for seed in 0..<Self.trees {
            var edits = RandomEdits(seed: seed)
            var tree = edits.tree()
            let session = RenderSession(bitmap: try canvas(), compositor: compositor)
            #expect(session.update(to: tree) == [session.bitmap.bounds])
            for step in 0..<4 {
                tree = edits.edited(tree)
                let rects = session.update(to: tree)
                let difference = firstDifference(session.bitmap, try full(tree, compositor))
                #expect(difference == nil, "\(look), seed \(seed), step \(step)")
                if difference != nil { break }
                all += 64 * 64
                drawn += min(64 * 64, rects.reduce(0) { $0 + $1.width * $1.height })
            }
        }
        // The trees are small and close, and most changes touch a part of them alone.
        #expect(drawn * 10 < all * 7, "\(drawn) of \(all) pixels")
    }

    @Test(arguments: [Look.screen, .quartz]) func regionsGiveTheBytesOfAFullDraw(_ look: Look) throws {
        let compositor = Compositor(look: look)
        for seed in 220..<220 + Self.trees {
            var edits = RandomEdits(seed: seed)
            let tree = edits.tree()
            let parts = try canvas()
            for y in stride(from: 0, to: 64, by: 13) {
                for x in stride(from: 0, to: 64, by: 17) {
                    let region = PixelRect(x0: x, y0: y, x1: x + 17, y1: y + 13)
                    compositor.draw(tree, into: parts, transform: .identity, region: region)
                }
            }
            let difference = firstDifference(parts, try full(tree, compositor))
            #expect(difference == nil, "\(look), seed \(seed)")
        }
    }

    /// What was shown in a mode that clears or replaces what lies behind it is damage when it goes, and that alone.
    @Test func everyBlendModeActsWhereItShows() throws {
        let compositor = Compositor()
        func node(_ mode: CGBlendMode, _ place: CGFloat, _ width: CGFloat) -> RenderNode {
            func box(_ rect: CGRect, _ color: CGColor) -> RenderNode {
                RenderNode(outline: CornerOutline(rect: rect), background: color)
            }
            let blue = CGColor(red: 0, green: 0.25, blue: 1, alpha: 0.75)
            let blended = RenderNode(
                outline: CornerOutline(rect: .zero), blendMode: mode,
                children: [
                    box(CGRect(x: 3, y: 4, width: 6, height: 5), blue),
                    box(CGRect(x: place, y: 40, width: width, height: 8.5), blue),
                ])
            return RenderNode(
                outline: CornerOutline(rect: .zero),
                children: [box(CGRect(x: 0, y: 0, width: 40, height: 60), .white), blended])
        }
        let modes: [CGBlendMode] = [
            .normal, .multiply, .difference, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
            .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
        ]
        for mode in modes {
            let session = RenderSession(bitmap: try canvas(), compositor: compositor)
            session.update(to: node(mode, 4.5, 50))
            let last = node(mode, 30.25, 9)
            let rects = session.update(to: last)
            #expect(firstDifference(session.bitmap, try full(last, compositor)) == nil, "\(mode)")
            #expect(rects.reduce(0) { $0 + $1.width * $1.height } < 64 * 24, "\(mode): \(rects)")
        }
    }

    /// Ten thousand leaves, in rows or all side by side.
    private func field(inRows: Bool, moved: Int? = nil, from last: RenderNode? = nil) -> RenderNode {
        func leaf(_ index: Int, _ x: Int, _ y: Int) -> RenderNode {
            RenderNode(
                transform: CGAffineTransform(translationX: CGFloat(x) + (index == moved ? 0.5 : 0), y: CGFloat(y)),
                outline: CornerOutline(rect: CGRect(x: 0, y: 0, width: 5, height: 5), radii: CornerRadii(1)),
                background: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
        func parent(_ y: Int, _ height: Int, _ children: [RenderNode]) -> RenderNode {
            RenderNode(
                transform: CGAffineTransform(translationX: 0, y: CGFloat(y)),
                outline: CornerOutline(rect: CGRect(x: 0, y: 0, width: 600, height: height)),
                children: RenderChildren(children))
        }
        if inRows {
            return parent(
                0, 600,
                (0..<100).map { row in
                    if let last, moved.map({ $0 / 100 != row }) ?? true { return last.children[row] }
                    return parent(
                        row * 6, 6,
                        (0..<100).map { column in
                            let index = row * 100 + column
                            return index != moved
                                ? last?.children[row].children[column] ?? leaf(index, column * 6, 0)
                                : leaf(index, column * 6, 0)
                        })
                })
        }
        return parent(
            0, 600,
            (0..<10_000).map { index in
                index != moved
                    ? last?.children[index] ?? leaf(index, index % 100 * 6, index / 100 * 6)
                    : leaf(index, index % 100 * 6, index / 100 * 6)
            })
    }

    @Test(arguments: [true, false]) func oneOfTenThousandCostsLittle(_ inRows: Bool) throws {
        let session = RenderSession(bitmap: try canvas(600))
        let first = field(inRows: inRows)
        session.update(to: first)
        let second = field(inRows: inRows, moved: 5050, from: first)
        let rects = session.update(to: second)
        #expect(session.visits <= 3)
        #expect(rects.count == 1 && rects.reduce(0) { $0 + $1.width * $1.height } < 250, "\(rects)")
        let items = session.compositor.items(for: second, transform: .identity, visible: rects[0])
        #expect(items.count <= 12)
        #expect(session.update(to: second).isEmpty && session.visits == 1)
        let all = try canvas(600)
        session.compositor.draw(second, into: all, transform: .identity)
        #expect(firstDifference(session.bitmap, all) == nil)
    }

    private func box(
        _ rect: CGRect, _ color: CGColor? = .black, shadow: RenderShadow? = nil, masks: Bool = false,
        opacity: Double = 1, children: RenderChildren = []
    ) -> RenderNode {
        RenderNode(
            transform: CGAffineTransform(translationX: rect.minX, y: rect.minY),
            outline: CornerOutline(rect: CGRect(origin: .zero, size: rect.size)), background: color, shadow: shadow,
            masksToBounds: masks, opacity: opacity, children: children)
    }

    private func damage(_ old: RenderNode, _ new: RenderNode) -> [PixelRect] {
        Compositor().damage(
            from: old, to: new, transform: .identity, within: PixelRect(x0: 0, y0: 0, x1: 64, y1: 64)
        ).rects
    }

    @Test func damageFollowsClipsShadowsAndGroups() {
        let whole = CGRect(x: 0, y: 0, width: 64, height: 64)
        func small(_ x: CGFloat, _ opacity: Double = 1) -> RenderNode {
            box(CGRect(x: x, y: 10, width: 4, height: 4), opacity: opacity)
        }
        // A part alone, with the margin of three pixels.
        #expect(
            damage(box(whole, children: [small(10)]), box(whole, children: [small(10, 0.5)]))
                == [PixelRect(x0: 7, y0: 7, x1: 17, y1: 17)])
        // Under a clip no more than the clip shows.
        func clipped(_ child: RenderNode) -> RenderNode {
            box(whole, children: [box(CGRect(x: 0, y: 0, width: 12, height: 40), masks: true, children: [child])])
        }
        #expect(damage(clipped(small(10)), clipped(small(10, 0.5))) == [PixelRect(x0: 7, y0: 7, x1: 15, y1: 17)])
        // What casts its parent's shadow is damage there as well.
        let shadow = RenderShadow(
            color: .black, opacity: 1, radius: 1, offset: CGSize(width: 0, height: 40), path: nil)
        func casting(_ child: RenderNode) -> RenderNode {
            box(
                whole,
                children: [
                    box(
                        CGRect(x: 0, y: 0, width: 20, height: 20), nil, shadow: shadow,
                        children: [box(CGRect(x: 0, y: 0, width: 4, height: 4)), child])
                ])
        }
        let cast = damage(casting(small(10)), casting(small(10, 0.5)))
        #expect(cast.contains { $0.y1 > 60 } && cast.contains { $0.x0 <= 10 && $0.y0 <= 10 && $0.x1 >= 14 })
        // A second part makes a translucent node a group: all of it may round otherwise.
        let (one, two) = (box(whole, opacity: 0.5), box(whole, opacity: 0.5, children: [small(10)]))
        #expect(damage(one, two) == [PixelRect(x0: 0, y0: 0, x1: 64, y1: 64)])
        // Nothing that shows.
        #expect(damage(box(whole, children: [small(10, 0)]), box(whole, children: [small(20, 0)])).isEmpty)
    }

    /// What is one outline casts the outline's shadow, anything else that of its pixels: they round differently, so that
    /// a second part, however small, is damage as far as the whole shadow reaches.
    @Test func aSecondPartMayChangeAllOfAShadow() throws {
        func rounded(_ radius: CGFloat) -> CornerOutline {
            CornerOutline(rect: CGRect(x: 0, y: 0, width: 30, height: 26), radii: CornerRadii(radius))
        }
        let masked = RenderNode(
            transform: CGAffineTransform(translationX: 14, y: 12), outline: rounded(0), background: .black,
            mask: RenderNode(outline: rounded(9), background: .black))
        let shadow = RenderShadow(color: .black, opacity: 1, radius: 4, offset: .zero, path: nil)
        func tree(_ children: RenderChildren) -> RenderNode {
            let whole = CGRect(x: 0, y: 0, width: 64, height: 64)
            return box(whole, .white, children: [box(whole, nil, shadow: shadow, children: children)])
        }
        let (one, two) = (tree([masked]), tree([masked, box(CGRect(x: 40, y: 36, width: 2, height: 2))]))
        let drawn = damage(one, two)
        #expect(drawn.contains { $0.x0 <= 6 && $0.y0 <= 4 && $0.x1 >= 52 && $0.y1 >= 46 }, "\(drawn)")
        let session = RenderSession(bitmap: try canvas(), compositor: Compositor())
        for state in [one, two, one] {
            session.update(to: state)
            #expect(firstDifference(session.bitmap, try full(state, Compositor())) == nil)
        }
        let items = Compositor().items(
            for: one, transform: .identity, visible: PixelRect(x0: 0, y0: 0, x1: 20, y1: 20))
        guard case .group(let group) = items.last?.content else {
            Issue.record("no group")
            return
        }
        #expect(!group.isExcerpt && group.items.count == 1)
    }

    @Test func whatMovesInTheOrderIsFoundWhereItIs() {
        let whole = CGRect(x: 0, y: 0, width: 64, height: 64)
        let children = (0..<6).map { box(CGRect(x: CGFloat($0) * 10, y: 0, width: 8, height: 8)) }
        func damaged(_ order: [Int]) -> [PixelRect] {
            damage(
                box(whole, nil, children: RenderChildren(children)),
                box(whole, nil, children: RenderChildren(order.map { children[$0] })))
        }
        #expect(damaged([0, 1, 2, 3, 4, 5]).isEmpty)
        #expect(damaged([0, 2, 3, 4, 5]) == [PixelRect(x0: 7, y0: 0, x1: 21, y1: 11)])
        #expect(damaged([0, 2, 3, 4, 5, 1]) == [PixelRect(x0: 7, y0: 0, x1: 21, y1: 11)])
        #expect(damaged([5, 0, 1, 2, 3, 4]) == [PixelRect(x0: 47, y0: 0, x1: 61, y1: 11)])
    }
}
