import CornerGeometry
import Foundation

extension Scene {
    /// S1: one large card with four different radii.
    static func oneCard() -> Scene {
        let outline = CornerOutline(x: 50, y: 50, width: 300, height: 300, radii: [30, 10, 150, 10])
        return Scene(
            width: 400, height: 400, scale: 2,
            operations: [
                .clear(.white), .shadow(outline, SceneShadow(5, 0, 0, 1)), .fill(outline, SceneColor(255, 128, 0)),
            ])
    }

    /// S2, S2u, S3: a thousand cards, or as many as wanted.
    ///
    /// - Parameter radius: of all corners; nil for radii of their own.
    static func cards(radius: Int?, shadow: Bool, count: Int = 1000) -> Scene {
        var random = RandomNumbers(seed: 2)
        var operations: [SceneOperation] = [.clear(.white)]
        for _ in 0..<count {
            let x = random.next(below: 1801)
            let y = random.next(below: 1001)
            // Drawn also where they are not used, so that both scenes have their cards at the same places.
            let radii = random.radii(upTo: 24)
            let color = random.color()
            let outline = CornerOutline(
                x: x, y: y, width: 120, height: 80,
                radii: radius.map { Array(repeating: $0, count: 4) } ?? radii)
            if shadow { operations.append(.shadow(outline, SceneShadow(6, 0, 2, 0.3))) }
            operations.append(.fill(outline, color))
        }
        return Scene(width: 1920, height: 1080, operations: operations)
    }

    /// S4: twenty large cards with wide shadows.
    static func bigBlur(sigma: Double = 60) -> Scene {
        var random = RandomNumbers(seed: 4)
        var operations: [SceneOperation] = [.clear(.white)]
        for _ in 0..<20 {
            let x = random.next(below: 1321)
            let y = random.next(below: 681)
            let outline = CornerOutline(x: x, y: y, width: 600, height: 400, radii: random.radii(upTo: 64))
            operations.append(.shadow(outline, SceneShadow(sigma, 0, 20, 0.5)))
            operations.append(.fill(outline, random.color()))
        }
        return Scene(width: 1920, height: 1080, operations: operations)
    }

    /// S11: sixty cards, of which one moves.
    static func animation(frame: Int) -> Scene {
        var random = RandomNumbers(seed: 11)
        var operations: [SceneOperation] = [.clear(.white)]
        for index in 0..<60 {
            let isMoving = index == 59
            let outline = CornerOutline(
                x: isMoving ? 4 * frame : 9 + 127 * (index % 10), y: isMoving ? 310 : 14 + 118 * (index / 10),
                width: 110, height: 90, radii: [12, 12, 12, 12])
            operations.append(.shadow(outline, SceneShadow(8, 0, 4, 0.3)))
            operations.append(.fill(outline, random.color()))
        }
        return Scene(width: 1280, height: 720, operations: operations)
    }

    /// S12: one card on a canvas of 64 million pixels.
    static func huge() -> Scene {
        let outline = CornerOutline(x: 500, y: 1500, width: 7000, height: 5000, radii: [400, 400, 400, 400])
        return Scene(
            width: 8000, height: 8000,
            operations: [
                .clear(.white), .shadow(outline, SceneShadow(40, 0, 20, 0.5)),
                .fill(outline, SceneColor(52, 120, 246)),
            ])
    }

    /// S13: one colour over the whole canvas, which is not cleared.
    static func wholeFill(alpha: Int) -> Scene {
        let rect = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        return Scene(width: 1920, height: 1080, operations: [.fillRect(rect, SceneColor(52, 120, 246, alpha))])
    }
}
