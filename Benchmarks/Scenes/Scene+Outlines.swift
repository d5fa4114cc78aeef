import CornerGeometry
import Foundation

extension Scene {
    /// S5: five hundred continuous-corner rectangles, filled and stroked.
    static func continuousCorners() -> Scene {
        var random = RandomNumbers(seed: 5)
        var operations: [SceneOperation] = [.clear(.white)]
        for _ in 0..<500 {
            let x = random.next(below: 1821)
            let y = random.next(below: 981)
            let color = random.color()
            let outline = CornerOutline(
                x: x, y: y, width: 100, height: 100, radii: [24, 24, 24, 24], curve: .continuous)
            operations.append(.fill(outline, color))
            operations.append(.stroke(outline, width: 1, color.darkened))
        }
        return Scene(width: 1920, height: 1080, operations: operations)
    }

    /// S7: two hundred outlines, by turns the first part of one and a dashed one.
    static func strokesAndDashes() -> Scene {
        var random = RandomNumbers(seed: 7)
        var operations: [SceneOperation] = [.clear(.white)]
        for index in 0..<200 {
            let width = 60 + random.next(below: 141)
            let height = 60 + random.next(below: 141)
            let x = 10 + random.next(below: 1900 - width)
            let y = 10 + random.next(below: 1060 - height)
            let outline = CornerOutline(x: x, y: y, width: width, height: height, radii: random.radii(upTo: 30))
            let color = random.color()
            operations.append(
                index % 2 == 0
                    ? .trim(outline, width: 2, fraction: 0.6, color)
                    : .dash(outline, width: 2, on: 6, off: 4, color))
        }
        return Scene(width: 1920, height: 1080, operations: operations)
    }
}
