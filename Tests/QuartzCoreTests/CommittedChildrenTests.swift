import Compositor
import CoreGraphics
import Foundation
import LayerTrials
import Raster
import RenderTree
import Testing

@testable import QuartzCore

/// Asking the changed ones of many sublayers gives what asking all gives.
struct CommittedChildrenTests {
    private func field(_ count: Int = 300) -> CALayer {
        let root = CALayer.box(CGRect(x: 0, y: 0, width: 100, height: 60))
        for index in 0..<count {
            root.addSublayer(.box(CGRect(x: index % 20 * 5, y: index / 20 * 4, width: 4, height: 3), .red))
        }
        return root
    }

    /// The nodes of all sublayers, each asked.
    private func asked(_ root: CALayer) -> [RenderNode] {
        root.forgetChildren()
        root.invalidate()
        return Array(root.commit().children)
    }

    private func without(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    @Test func oneChangedChildIsAskedAlone() throws {
        let root = field()
        let first = root.commit().children
        let moved = try #require(root.sublayers?[200])
        without { moved.position.x += 3 }
        #expect(root.committedChildren?.changed.map { $0 === moved } == [true])
        let second = root.commit().children
        let changedRow = 200 / RenderChildren.rowLength
        #expect(first.rows.count == second.rows.count && first.rows.count > 4)
        #expect(first.rows.indices.filter { first.rows[$0] !== second.rows[$0] } == [changedRow])
        #expect(first.indices.filter { first[$0] !== second[$0] } == [200])
        #expect(second[200].transform.tx == first[200].transform.tx + 3)
        #expect(root.committedChildren?.changed.isEmpty == true)
    }

    @Test func fewChildrenAndManyChangesAreAllAsked() {
        let small = field(CommittedChildren.least)
        _ = small.commit()
        #expect(small.committedChildren == nil)
        let root = field()
        _ = root.commit()
        without { for child in root.sublayers ?? [] { child.opacity = 0.5 } }
        #expect(root.committedChildren == nil)
        #expect(root.commit().children.allSatisfy { $0.opacity == 0.5 } && root.committedChildren != nil)
    }

    /// What makes one child stand out, so that order or space hang on more than the list.
    @Test(arguments: ["zPosition", "turn", "hidden back", "animation", "constant animation", "animated depth"])
    func childrenThatStandOutAreMet(_ what: String) throws {
        let clock = MediaClock()
        try MediaClock.$current.withValue(clock) {
            let root = field()
            _ = root.commit()
            let child = try #require(root.sublayers?[7])
            let animation = CABasicAnimation(keyPath: what == "animated depth" ? "zPosition" : "opacity")
            animation.fromValue = what == "animated depth" ? 1 : 0.25
            animation.toValue = what == "constant animation" ? 0.25 : 2
            animation.duration = 1
            without {
                switch what {
                case "zPosition": child.zPosition = 1
                case "turn": child.transform = CATransform3DMakeRotation(1, 0, 1, 0)
                case "hidden back": child.isDoubleSided = false
                default: child.add(animation, forKey: "a")
                }
            }
            for _ in 0..<4 {
                let nodes = Array(root.commit().children)
                let all = asked(root)
                #expect(nodes.count == all.count)
                for (one, other) in zip(nodes, all) { #expect(one.isLike(other)) }
                switch what {
                case "zPosition", "animated depth": #expect(nodes.last === child.committedNode)
                case "turn", "hidden back": #expect(root.committedChildren == nil)
                case "animation": #expect(nodes[7] === child.committedNode && root.committedChildren != nil)
                default: #expect(nodes[7].opacity == 0.25)
                }
                clock.advance(to: clock.now + 0.2) { _ = root.commit() }
            }
        }
    }

    /// Random changes of the list and of what is in it.
    @Test(arguments: 0..<20) func anyChangeGivesWhatAskingAllGives(_ seed: Int) throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let root = field(140 + numbers.below(80))
        let outer = CALayer.box(CGRect(x: 0, y: 0, width: 100, height: 60))
        outer.addSublayer(root)
        let session = RenderSession(bitmap: try #require(Bitmap(width: 100, height: 60)))
        for _ in 0..<12 {
            without {
                for _ in 0...numbers.below(3) { change(root, &numbers) }
            }
            let node = outer.commit()
            session.update(to: node)
            let shown = Array(root.committedNode?.children ?? [])
            let all = root.isHidden ? [] : asked(root)
            #expect(shown.count == all.count && zip(shown, all).allSatisfy { $0.isLike($1) })
            let whole = Picture.canvas(100, 60)
            Compositor().draw(outer.commit(), into: whole, transform: .identity)
            #expect(Picture(bitmap: session.bitmap).bytes == Picture(bitmap: whole).bytes)
        }
    }

    private func change(_ root: CALayer, _ numbers: inout SeededNumbers) {
        let children = root.children
        let child = children[numbers.below(children.count)]
        switch numbers.below(12) {
        case 0: root.insertSublayer(.box(CGRect(x: 9, y: 9, width: 9, height: 9), .blue), at: 30)
        case 1: child.removeFromSuperlayer()
        case 2: root.addSublayer(child)
        case 3: child.zPosition = CGFloat(numbers.below(2))
        case 4: child.isHidden.toggle()
        case 5: root.opacity = numbers.below(3) == 0 ? 0 : 1
        case 6:
            child.transform = numbers.below(2) == 0 ? CATransform3DIdentity : CATransform3DMakeRotation(1, 1, 0, 0)
        case 7: child.addSublayer(.box(CGRect(x: 0, y: 0, width: 2, height: 9), .green))
        case 8: child.mask = .box(CGRect(x: 0, y: 0, width: 2, height: 9), .green)
        case 9: root.sublayers = root.sublayers.map { Array($0.reversed()) }
        default: child.position.x += CGFloat(numbers.below(9))
        }
    }
}
