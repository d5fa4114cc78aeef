import CoreGraphics
import Foundation
import QuartzCore

/// Layer trees by a seed: every class of layer and every property, with values that make sense and some that make none.
///
/// Trees are small, and their layers lie about where a canvas of 48 by 40 pixels shows them.
struct RandomLayerTree {
    var numbers: SeededNumbers
    /// All layers that were made, so that a trial can see that they go.
    private(set) var made: [Weak] = []

    struct Weak {
        weak var layer: CALayer?
    }

    /// Draws by `draw(in:)`.
    final class Drawn: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.7))
            ctx.fillEllipse(in: bounds.insetBy(dx: 1, dy: 2))
        }
    }

    /// A tiled layer that draws what it is asked for.
    final class Tiles: CATiledLayer {
        override func draw(in ctx: CGContext) {
            ctx.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            ctx.stroke(bounds.insetBy(dx: 2, dy: 2))
        }
    }

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func root() -> CALayer {
        let root = box(CGRect(x: 0, y: 0, width: 48, height: 40), numbers.chance(30) ? .white : nil)
        made.append(Weak(layer: root))
        if numbers.chance(20) { root.sublayerTransform = transform() }
        for _ in 0...numbers.below(4) { root.addSublayer(layer(depth: 1)) }
        if numbers.chance(4) {
            for _ in 0..<140 { root.addSublayer(plain()) }
        }
        return root
    }

    /// A layer with its sublayers and its mask.
    mutating func layer(depth: Int) -> CALayer {
        let layer = ofSomeClass(depth: depth)
        made.append(Weak(layer: layer))
        layer.frame = frame()
        for _ in 0..<1 + numbers.below(6) { setSomething(of: layer) }
        if depth < 4 {
            for _ in 0..<numbers.below(depth == 1 ? 4 : 3) { layer.addSublayer(self.layer(depth: depth + 1)) }
            if numbers.chance(12) { layer.mask = self.layer(depth: depth + 2) }
        }
        if numbers.chance(20) { animate(layer) }
        return layer
    }

    private mutating func plain() -> CALayer {
        let layer = box(
            CGRect(x: numbers.below(46), y: numbers.below(38), width: 3, height: 3), color())
        made.append(Weak(layer: layer))
        return layer
    }

    private func box(_ frame: CGRect, _ color: CGColor?) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    private mutating func ofSomeClass(depth: Int) -> CALayer {
        switch numbers.below(15) {
        case 0, 1, 2: return shape()
        case 3, 4: return gradient()
        case 5: return replicator()
        case 6: return CATransformLayer()
        case 7:
            let scroll = CAScrollLayer()
            scroll.masksToBounds = numbers.chance(50)
            scroll.scrollMode = numbers.one(of: [.none, .vertically, .horizontally, .both])
            scroll.scroll(to: CGPoint(x: number(-5...9), y: number(-5...9)))
            return scroll
        case 8:
            let tiles = Tiles()
            tiles.tileSize = CGSize(width: number(1...64), height: number(1...64))
            tiles.levelsOfDetail = numbers.below(4)
            tiles.setNeedsDisplay()
            return tiles
        case 9: return emitter()
        case 10:
            let drawn = Drawn()
            drawn.needsDisplayOnBoundsChange = numbers.chance(50)
            drawn.contentsScale = numbers.chance(80) ? 2 : number(0...3)
            drawn.setNeedsDisplay()
            return drawn
        default: return CALayer()
        }
    }

    /// Some changes of a tree; layers come, go and move, so what it returns of the tree may be what it held before.
    mutating func change(_ root: CALayer) {
        for _ in 0...numbers.below(4) {
            let all = Self.layers(of: root)
            let layer = numbers.one(of: all)
            switch numbers.below(14) {
            case 0: layer.addSublayer(self.layer(depth: 3))
            case 1: if layer !== root { layer.removeFromSuperlayer() }
            case 2: numbers.one(of: all).insertSublayer(layer, at: UInt32(numbers.below(3)))
            case 3: layer.mask = numbers.chance(50) ? nil : self.layer(depth: 3)
            case 4: if layer !== root { layer.frame = frame() }
            case 5: animate(layer)
            case 6: numbers.chance(50) ? layer.removeAllAnimations() : layer.setNeedsDisplay()
            case 7: layer.sublayers = layer.sublayers.map { Array($0.reversed()) }
            case 8:
                // A mask is given to another layer, or put where layers are.
                if let mask = layer.mask {
                    numbers.chance(50) ? layer.addSublayer(mask) : (numbers.one(of: all).mask = mask)
                }
            default: for _ in 0...numbers.below(2) { setSomething(of: layer) }
            }
        }
    }

    private static func layers(of layer: CALayer) -> [CALayer] {
        [layer] + (layer.sublayers ?? []).flatMap { layers(of: $0) } + (layer.mask.map { layers(of: $0) } ?? [])
    }
}
