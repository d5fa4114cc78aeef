import CoreGraphics
import RenderTree
import Testing

@testable import QuartzCore

struct TreeTests {
    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

    private func make(_ names: String) -> [CALayer] {
        names.map { name in
            let layer = CALayer()
            layer.name = String(name)
            return layer
        }
    }

    @Test func insertion() {
        let root = CALayer()
        let l = make("abcd")
        root.addSublayer(l[0])
        root.insertSublayer(l[1], at: 0)
        root.insertSublayer(l[2], above: l[1])
        root.insertSublayer(l[3], below: l[0])
        #expect(names(root) == "bcda")
        root.insertSublayer(l[0], at: 99)
        #expect(names(root) == "bcda")
        root.insertSublayer(l[1], above: l[3])
        #expect(names(root) == "cdba")
        root.insertSublayer(l[0], below: l[0])
        #expect(names(root) == "cdba")
        root.replaceSublayer(l[3], with: l[0])
        #expect(names(root) == "cab" && l[3].superlayer == nil)
        root.sublayers = [l[3], l[0]]
        #expect(names(root) == "da" && l[1].superlayer == nil && l[3].superlayer === root)
        root.sublayers = nil
        #expect(root.sublayers == nil && l[0].superlayer == nil)
    }

    @Test func aLayerIsNotPutInsideItself() {
        let (a, b) = (CALayer(), CALayer())
        a.addSublayer(b)
        b.addSublayer(a)
        a.addSublayer(a)
        #expect(a.superlayer == nil && b.sublayers == nil)
        a.mask = a
        b.mask = a
        #expect(a.mask == nil && b.mask == nil)
    }

    @Test func masksBelongToOneLayer() {
        let (a, b, mask) = (CALayer(), CALayer(), CALayer())
        a.addSublayer(mask)
        a.mask = mask
        #expect(mask.superlayer == nil && a.sublayers == nil && a.mask === mask)
        b.mask = mask
        #expect(a.mask == nil && b.mask === mask)
        a.addSublayer(mask)
        #expect(b.mask == nil && mask.superlayer === a)
        b.mask = CALayer()
        b.mask = nil
        #expect(b.mask == nil)
    }

    @Test func unchangedNodesAreTheSame() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        let root = CALayer()
        let l = make("ab")
        root.addSublayer(l[0])
        root.addSublayer(l[1])
        let mask = CALayer()
        l[1].mask = mask
        let first = root.commit()
        #expect(root.commit() === first)
        l[0].cornerRadius = 0
        l[0].name = "a"
        l[0].transform = CATransform3DIdentity
        #expect(root.commit() === first)
        l[0].cornerRadius = 3
        let second = root.commit()
        #expect(second !== first && second.children[0] !== first.children[0])
        #expect(second.children[1] === first.children[1])
        mask.opacity = 0.5
        let third = root.commit()
        #expect(third.children[0] === second.children[0] && third.children[1] !== second.children[1])
        // What is added and taken away again leaves the others as they were.
        let extra = CALayer()
        root.addSublayer(extra)
        extra.removeFromSuperlayer()
        #expect(root.commit().children[0] === third.children[0])
        // A child that is hidden may change unseen.
        l[0].isHidden = true
        let fourth = root.commit()
        l[0].addSublayer(CALayer())
        l[0].isHidden = false
        #expect(root.commit().children[0].children.count == 1)
        #expect(fourth.children[1] === root.commit().children[1])
    }

    @Test func changesBelowAPartlyCommittedTreeAreSeen() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        let root = CALayer()
        let l = make("ab")
        root.addSublayer(l[0])
        l[0].addSublayer(l[1])
        _ = l[0].commit()
        l[1].opacity = 0.5
        #expect(root.commit().children[0].children[0].opacity == 0.5)
        l[1].opacity = 0.25
        #expect(root.commit().children[0].children[0].opacity == 0.25)
    }

    @Test func zPositionOrdersSiblings() {
        let root = CALayer()
        let l = make("abcd")
        for layer in l { root.addSublayer(layer) }
        l[0].zPosition = 1
        l[2].zPosition = -1
        l[3].zPosition = .nan
        #expect(root.commit().children.map { $0.name } == ["c", "b", "d", "a"])
        #expect(names(root) == "abcd")
    }

    @Test func deepTreesAreCutAndFreed() {
        let root = CALayer()
        root.bounds.size = CGSize(width: 4, height: 4)
        var last = root
        for _ in 0..<10_000 {
            let next = CALayer()
            next.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            next.opacity = 0.5
            last.addSublayer(next)
            last = next
        }
        last.backgroundColor = .red
        weak let deepest = last
        last = root
        var node: RenderNode? = root.commit()
        var depth = 0
        while let next = node?.children.first {
            depth += 1
            node = next
        }
        #expect(depth == CALayer.maximumDepth)
        #expect(Picture(root, width: 4, height: 4)[0, 0] == .clear)
        #expect(deepest?.convert(CGPoint.zero, to: root) == .zero)
        #expect(root.hitTest(CGPoint(x: 1, y: 1)) != nil)
        root.sublayers = nil
        #expect(deepest == nil)
    }

    @Test func deepGroupsAreDrawn() {
        let root = CALayer.box(CGRect(x: 0, y: 0, width: 8, height: 8))
        var last = root
        for _ in 0..<(CALayer.maximumDepth - 2) {
            let next = CALayer.box(CGRect(x: 0, y: 0, width: 8, height: 8))
            last.addSublayer(next)
            last = next
        }
        // The innermost levels are groups that cannot be folded, each with a shadow.
        var level = last
        for _ in 0..<30 {
            guard let outer = level.superlayer else { break }
            outer.addSublayer(.box(CGRect(x: 1, y: 1, width: 2, height: 2), .green))
            outer.opacity = 0.99
            outer.shadowOpacity = 0.5
            level = outer
        }
        last.backgroundColor = .red
        #expect(Picture(root, width: 8, height: 8)[5, 5].alpha > 0)
    }

    @Test func sizeOfAPlainLayer() {
        // With the node that it is drawn by, under 700 bytes: the classes' instance sizes and malloc's share of each.
        func size(_ type: AnyClass) -> Int { Int(ClassOverrides.words(of: type)[3] & 0xffff_ffff) + 16 }
        #expect(MemoryLayout<LayerState>.size <= 232)
        #expect(size(RenderNode.self) <= 336)
        #expect(size(CALayer.self) + size(RenderNode.self) < 700, "\(size(CALayer.self)), \(size(RenderNode.self))")
    }
}
