import CornerGeometry
import Foundation

/// The scenes that grow; none has a name of its own, and no other engine draws them.
extension Scene {
    /// Cards in rows that nearly touch: a cell of 16 × 12 holds a card of 11 × 7 with all of its shadow.
    static func grid(count: Int) -> Scene {
        let columns = max(1, Int((Double(count) * 0.75).squareRoot().rounded(.up)))
        let rows = (count + columns - 1) / columns
        var random = RandomNumbers(seed: 21)
        var operations: [SceneOperation] = [.clear(.white)]
        for index in 0..<count {
            let outline = CornerOutline(
                x: 2 + 16 * (index % columns), y: 2 + 12 * (index / columns), width: 11, height: 7,
                radii: random.radii(upTo: 3))
            operations.append(.shadow(outline, SceneShadow(0.6, 0, 0, 0.3)))
            operations.append(.fill(outline, random.color()))
        }
        return Scene(width: 16 * columns, height: 12 * rows, operations: operations)
    }

    /// Cards of which nothing is seen: an opaque rectangle lies over all of them.
    static func covered(count: Int) -> Scene {
        var scene = cards(radius: nil, shadow: true, count: count)
        let canvas = CGRect(x: 0, y: 0, width: scene.width, height: scene.height)
        scene.operations.append(.fillRect(canvas, SceneColor(52, 120, 246)))
        return scene
    }

    /// Cards to the right of the canvas, too far for their shadows to reach it.
    static func outside(count: Int) -> Scene {
        var scene = cards(radius: nil, shadow: true, count: count)
        scene.operations = scene.operations.map { $0.moved(right: 2 * CGFloat(scene.width)) }
        return scene
    }

    /// One card with a shadow on a square canvas.
    static func oneCard(side: Int) -> Scene {
        let radius = side / 20
        let outline = CornerOutline(
            x: side / 16, y: side * 3 / 16, width: side * 7 / 8, height: side * 5 / 8,
            radii: [radius, radius, radius, radius])
        return Scene(
            width: side, height: side,
            operations: [
                .clear(.white), .shadow(outline, SceneShadow(10, 0, 5, 0.5)),
                .fill(outline, SceneColor(52, 120, 246)),
            ])
    }

    /// Groups in each other. Each has a card, the group within it, and the shadow of both.
    static func nested(depth: Int) -> Scene {
        var random = RandomNumbers(seed: 22)
        let canvas = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        var content: [SceneOperation] = []
        for level in (0..<depth).reversed() {
            let outline = CornerOutline(
                x: 60 + 6 * level, y: 60 + 3 * level, width: 400, height: 300, radii: random.radii(upTo: 24))
            content = [
                .group(canvas, [.fill(outline, random.color(alpha: 191))] + content, SceneShadow(4, 0, 2, 0.3))
            ]
        }
        return Scene(width: 1920, height: 1080, operations: [.clear(.white)] + content)
    }
}

extension SceneOperation {
    /// A card or its shadow, moved; anything else stays.
    fileprivate func moved(right distance: CGFloat) -> SceneOperation {
        func moved(_ outline: CornerOutline) -> CornerOutline {
            CornerOutline(
                rect: outline.rect.offsetBy(dx: distance, dy: 0), radii: outline.radii, curve: outline.curve)
        }
        return switch self {
        case .fill(let outline, let color): .fill(moved(outline), color)
        case .shadow(let outline, let shadow): .shadow(moved(outline), shadow)
        default: self
        }
    }
}
