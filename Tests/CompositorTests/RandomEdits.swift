import CoreGraphics
import CornerGeometry
import Raster
import RenderTree

/// Changes trees by a seed: what is not changed stays the same object.
struct RandomEdits {
    private var state: UInt32
    private var source: RandomTree

    init(seed: UInt32) {
        state = seed &* 747_796_405 &+ 2_891_336_453
        source = RandomTree(seed: seed &+ 77_000)
    }

    private mutating func next(_ count: Int) -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int((UInt64(state >> 8) * UInt64(max(count, 1))) >> 24)
    }

    /// A tree of a few trees, some with gradients, images, blend modes.
    mutating func tree() -> RenderNode {
        var copy = RenderNode.Copy(
            RenderNode(
                outline: CornerOutline(rect: CGRect(x: 0, y: 0, width: 64, height: 64)), background: color()))
        for _ in 0..<3 + next(4) {
            var child = RenderNode.Copy(source.node())
            child.transform = child.transform.concatenating(
                CGAffineTransform(translationX: CGFloat(next(60)), y: CGFloat(next(60))))
            dress(&child)
            copy.children.append(child.node)
        }
        return copy.node
    }

    /// The tree with one to three changes, each somewhere below the root.
    mutating func edited(_ root: RenderNode) -> RenderNode {
        var result = root
        for _ in 0...next(3) { result = edit(result, depth: 0) }
        return result
    }

    private mutating func edit(_ node: RenderNode, depth: Int) -> RenderNode {
        var copy = RenderNode.Copy(node)
        if !copy.children.isEmpty, depth == 0 || next(3) > 0 {
            let index = next(copy.children.count)
            copy.children[index] = edit(copy.children[index], depth: depth + 1)
            return copy.node
        }
        switch next(9) {
        case 0: copy.transform.tx += CGFloat(next(9)) - 4
        case 1: copy.transform.ty += CGFloat(next(17) - 8) / 4
        case 2: copy.background = next(4) > 0 ? color() : nil
        case 3: copy.opacity = Double(next(5)) / 4
        case 4: copy.children.insert(source.node(depth: 2), at: next(copy.children.count + 1))
        case 5 where !copy.children.isEmpty: copy.children.remove(at: next(copy.children.count))
        case 6 where copy.children.count > 1: copy.children.append(copy.children.removeFirst())
        case 7: copy.masksToBounds.toggle()
        default: dress(&copy)
        }
        return copy.node
    }

    private mutating func color() -> CGColor {
        CGColor(
            red: CGFloat(next(256)) / 255, green: CGFloat(next(256)) / 255, blue: CGFloat(next(256)) / 255,
            alpha: next(3) > 0 ? 1 : CGFloat(next(256)) / 255)
    }

    private mutating func dress(_ copy: inout RenderNode.Copy) {
        switch next(7) {
        case 0:
            copy.gradient = RenderGradient(
                kind: [.axial, .radial, .conic][next(3)], colors: [color(), color(), color()],
                locations: [0, 0.5, 1], startPoint: CGPoint(x: 0.2, y: 0.1), endPoint: CGPoint(x: 0.9, y: 1))
        case 1: copy.blendMode = [CGBlendMode.multiply, .screen, .plusLighter, .sourceAtop][next(4)]
        case 2: copy.border = RenderBorder(width: 1 + CGFloat(next(8)) / 2, color: color())
        case 3:
            copy.shadow = RenderShadow(
                color: color(), opacity: 0.75, radius: CGFloat(next(12)) / 4,
                offset: CGSize(width: CGFloat(next(21)) - 10, height: CGFloat(next(9)) / 3), path: nil)
        case 4: copy.groupsOpacity = false
        case 5: copy.rasterizationScale = [nil, 0.5, 1, 2][next(4)]
        default: copy.mask = next(2) == 0 ? nil : source.node(depth: 3, isMask: true)
        }
    }
}

extension RenderNode {
    /// A node whose values can be changed.
    struct Copy {
        var transform: CGAffineTransform
        var background: CGColor?
        var gradient: RenderGradient?
        var border: RenderBorder?
        var shadow: RenderShadow?
        var masksToBounds: Bool
        var mask: RenderNode?
        var opacity: Double
        var groupsOpacity: Bool
        var blendMode: CGBlendMode
        var rasterizationScale: CGFloat?
        var children: [RenderNode]
        private let original: RenderNode

        init(_ node: RenderNode) {
            original = node
            (transform, background, gradient, border) = (
                node.transform, node.background, node.gradient, node.border
            )
            (shadow, masksToBounds, mask) = (node.shadow, node.masksToBounds, node.mask)
            (opacity, groupsOpacity, blendMode) = (node.opacity, node.groupsOpacity, node.blendMode)
            (rasterizationScale, children) = (node.rasterizationScale, Array(node.children))
        }

        var node: RenderNode {
            RenderNode(
                transform: transform, childTransform: original.childTransform,
                isGeometryFlipped: original.isGeometryFlipped, outline: original.outline, background: background,
                gradient: gradient, contents: original.contents, shape: original.shape, border: border,
                shadow: shadow, masksToBounds: masksToBounds, mask: mask, opacity: opacity,
                groupsOpacity: groupsOpacity, blendMode: blendMode,
                rasterizationScale: rasterizationScale, children: RenderChildren(children))
        }
    }
}
