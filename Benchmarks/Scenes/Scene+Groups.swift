import CornerGeometry
import Foundation
import Raster

extension Scene {
    /// S8: a hundred tiles under rounded masks, each with the shadow of what is left of it.
    static func maskedTiles() -> Scene {
        var random = RandomNumbers(seed: 8)
        var operations: [SceneOperation] = [.clear(.white)]
        for index in 0..<100 {
            let x = random.next(below: 1761)
            let y = random.next(below: 921)
            let outline = CornerOutline(x: x, y: y, width: 160, height: 160, radii: random.radii(upTo: 80))
            let gradient = SceneGradient(
                start: CGPoint(x: x, y: y), end: CGPoint(x: x + 160, y: y + 160),
                first: random.color(), last: random.color())
            let content = index % 2 == 0 ? SceneOperation.gradient(outline, gradient) : .image(outline)
            operations.append(.group(outline.rect, [content], SceneShadow(10, 0, 6, 0.5)))
        }
        return Scene(width: 1920, height: 1080, operations: operations)
    }

    /// S9: fifty groups of three shapes that overlap, each group with one shadow.
    static func contentShadows(sigma: Double = 8) -> Scene {
        var random = RandomNumbers(seed: 9)
        var operations: [SceneOperation] = [.clear(.white)]
        for _ in 0..<50 {
            let x = random.next(below: 1721)
            let y = random.next(below: 921)
            let colors = [random.color(alpha: 255), random.color(alpha: 191), random.color(alpha: 128)]
            var triangle = PathData()
            triangle.move(to: CGPoint(x: x + 90, y: y + 150))
            triangle.addLine(to: CGPoint(x: x + 190, y: y + 150))
            triangle.addLine(to: CGPoint(x: x + 140, y: y + 60))
            triangle.close()
            let card = CornerOutline(x: x + 10, y: y + 20, width: 110, height: 80, radii: [12, 12, 12, 12])
            operations.append(
                .group(
                    CGRect(x: x, y: y, width: 200, height: 160),
                    [
                        .fill(card, colors[0]),
                        .fillPath(circle(x: Double(x + 130), y: Double(y + 80), radius: 50), colors[1]),
                        .fillPath(triangle, colors[2]),
                    ],
                    SceneShadow(sigma, 4, 4, 0.5)))
        }
        return Scene(width: 1920, height: 1080, operations: operations)
    }

    /// Four cubics, clockwise from the right.
    private static func circle(x: Double, y: Double, radius: Double) -> PathData {
        let reach = 0.5522847498307936 * radius
        func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        var path = PathData()
        path.move(to: point(radius, 0))
        path.addCurve(to: point(0, radius), control1: point(radius, reach), control2: point(reach, radius))
        path.addCurve(to: point(-radius, 0), control1: point(-reach, radius), control2: point(-radius, reach))
        path.addCurve(to: point(0, -radius), control1: point(-radius, -reach), control2: point(-reach, -radius))
        path.addCurve(to: point(radius, 0), control1: point(reach, -radius), control2: point(radius, -reach))
        path.close()
        return path
    }
}
