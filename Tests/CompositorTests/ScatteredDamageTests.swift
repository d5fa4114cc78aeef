import CoreGraphics
import CornerGeometry
import Raster
import RenderTree
import Testing

@testable import Compositor

/// Many changes at once: those that are scattered draw little, and where much has changed, looking ends early.
struct ScatteredDamageTests {
    private static let side = 500
    private static let columns = 50
    private var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: Self.side, y1: Self.side) }

    private func leaf(_ x: Int, _ y: Int, _ green: CGFloat) -> RenderNode {
        RenderNode(
            transform: CGAffineTransform(translationX: CGFloat(x * 10), y: CGFloat(y * 10)),
            outline: CornerOutline(rect: CGRect(x: 0, y: 0, width: 8, height: 8), radii: CornerRadii(2)),
            background: CGColor(red: CGFloat(x) / 50, green: green, blue: CGFloat(y) / 50, alpha: 1))
    }

    private func leaves() -> [RenderNode] {
        (0..<Self.columns * Self.columns).map { leaf($0 % Self.columns, $0 / Self.columns, 0) }
    }

    /// Those of the leaves in another colour.
    private func changed(_ leaves: [RenderNode], _ isChanged: (Int) -> Bool) -> [RenderNode] {
        leaves.enumerated().map { index, node in
            isChanged(index) ? leaf(index % Self.columns, index / Self.columns, 1) : node
        }
    }

    /// Nine leaves, 200 pixels apart.
    private func isScattered(_ index: Int) -> Bool {
        index % Self.columns % 20 == 5 && index / Self.columns % 20 == 5
    }

    private func root(_ leaves: [RenderNode], clip: CGRect? = nil, shadow: RenderShadow? = nil) -> RenderNode {
        let parent = RenderNode(
            outline: CornerOutline(rect: clip ?? CGRect(x: 0, y: 0, width: Self.side, height: Self.side)),
            shadow: shadow, masksToBounds: clip != nil, children: RenderChildren(leaves))
        return RenderNode(
            outline: CornerOutline(rect: CGRect(x: 0, y: 0, width: Self.side, height: Self.side)),
            background: .white, children: [parent])
    }

    private func pixels(_ bitmap: Bitmap) -> [UInt32] {
        (0..<bitmap.height).flatMap { y in bitmap.withRow(y) { Array($0) } }
    }

    private func area(_ rects: [PixelRect]) -> Int { rects.reduce(0) { $0 + $1.width * $1.height } }

    /// What an update has drawn again, with the bytes of drawing everything.
    private func update(_ old: RenderNode, _ new: RenderNode) throws -> [PixelRect] {
        let compositor = Compositor()
        let session = RenderSession(
            bitmap: try #require(Bitmap(width: Self.side, height: Self.side)), compositor: compositor)
        session.update(to: old)
        let rects = session.update(to: new)
        let all = try #require(Bitmap(width: Self.side, height: Self.side))
        compositor.draw(new, into: all, transform: .identity)
        #expect(pixels(session.bitmap) == pixels(all))
        return rects
    }

    @Test func scatteredChangesDrawLittle() throws {
        let old = leaves()
        let rects = try update(root(old), root(changed(old, isScattered)))
        #expect(rects.count == 9)
        #expect(area(rects) == 9 * 14 * 14)
    }

    @Test func whereAllHasChangedLookingEndsEarly() throws {
        let old = leaves()
        let new = changed(old) { _ in true }
        #expect(try update(root(old), root(new)) == [bounds])
        let damage = Compositor().damage(from: root(old), to: root(new), transform: .identity, within: bounds)
        #expect(damage.visits < old.count * 2 / 3)
    }

    @Test func aFewOfManyChangesTellThatAllComeToMuch() throws {
        let old = leaves()
        for step in [1, 3] {
            let new = changed(old) { $0 % step == 0 }
            #expect(try update(root(old), root(new)) == [bounds])
            let damage = Compositor().damage(from: root(old), to: root(new), transform: .identity, within: bounds)
            #expect(damage.rects == [bounds] && damage.visits < 40)
        }
    }

    /// In each place stands another child, but only one has gone and one has come.
    @Test(arguments: [1, 40]) func whatHasMovedInTheListIsNotChanged(by distance: Int) throws {
        let old = leaves()
        let added = (0..<distance).map { leaf($0, 0, 0.5) }
        let rects = try update(root(old), root(Array(old.dropFirst(distance)) + added))
        #expect(!rects.isEmpty && area(rects) <= 14 * (10 * distance + 4))
    }

    /// The bytes are told by `update`.
    @Test func childrenThatTakeEachOthersPlacesAreDrawnAgain() throws {
        for count in [2, 40, 200] {
            let old = Array(leaves().prefix(count))
            for (first, second) in [(0, 1), (0, count - 1), (count / 2, count - 1)] {
                var new = old
                new.swapAt(first, second)
                new[count / 2] = leaf(7, 7, 0.7)
                _ = try update(root(old), root(new))
            }
        }
    }

    @Test func changesThatAClipHidesAreNoReasonToDrawAll() throws {
        let old = leaves()
        let clip = CGRect(x: 100, y: 100, width: 40, height: 40)
        let rects = try update(root(old, clip: clip), root(changed(old) { _ in true }, clip: clip))
        #expect(!rects.isEmpty && area(rects) <= 46 * 46)
    }

    /// Each part would draw what casts the shadow far around it.
    @Test func manyPartsUnderABlurAreDrawnAtOnce() throws {
        let old = leaves()
        let shadow = RenderShadow(color: .black, opacity: 0.5, radius: 3, offset: .zero, path: nil)
        let new = changed(old, isScattered)
        #expect(try update(root(old, shadow: shadow), root(new, shadow: shadow)).count == 9)
        let wide = RenderShadow(color: .black, opacity: 0.5, radius: 9, offset: .zero, path: nil)
        #expect(try update(root(old, shadow: wide), root(new, shadow: wide)) == [bounds])
    }

    @Test func listsStayShortAndTakeInAll() {
        var list = DamageList()
        var added: [PixelRect] = []
        for index in 0..<5000 {
            let (x, y) = (index * 7919 % 10_007, index * 104_729 % 10_009)
            added.append(PixelRect(x0: x, y0: y, x1: x + 5, y1: y + 9))
            list.add(added[index])
        }
        #expect(list.rects.count <= DamageList.capacity)
        #expect(added.allSatisfy { rect in list.rects.contains { $0.intersection(rect) == rect } })
    }
}
