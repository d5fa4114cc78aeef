import CornerGeometry
import Foundation
import Testing

@Suite struct OutlineSegmentTests {
    static func segments(_ outline: CornerOutline) -> [CornerSegment] {
        var result: [CornerSegment] = []
        outline.forEachSegment { result.append($0) }
        return result
    }

    /// Half the sum of cross products, of the outline in fine chords.
    static func area(_ outline: CornerOutline) -> Double {
        var sum = 0.0
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func line(_ to: CGPoint) {
            sum += (current.x * to.y - to.x * current.y) / 2
            current = to
        }
        outline.forEachSegment { segment in
            switch segment {
            case .move(let point):
                start = point
                current = point
            case .line(let point): line(point)
            case .cubic(let b, let c, let d):
                let a = current
                for step in 1...400 {
                    let t = Double(step) / 400
                    let s = 1 - t
                    let (p, q, r, v) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    line(
                        CGPoint(
                            x: p * a.x + q * b.x + r * c.x + v * d.x, y: p * a.y + q * b.y + r * c.y + v * d.y))
                }
            case .close: line(start)
            }
        }
        return abs(sum)
    }

    static func cutOff(_ width: Double, _ height: Double, _ radius: Double, _ curve: CornerCurve) -> Double {
        let outline = CornerOutline(
            rect: CGRect(x: 0, y: 0, width: width, height: height), radii: CornerRadii(radius), curve: curve)
        return (width * height - area(outline)) / 4
    }

    @Test func continuousCornersCutOffTheKnownArea() {
        #expect(abs(Self.cutOff(200, 200, 10, .continuous) - 22.530) < 0.002)
        #expect(abs(Self.cutOff(200, 200, 28, .continuous) - 176.63) < 0.01)
        #expect(abs(Self.cutOff(200, 200, 42, .continuous) - 397.42) < 0.02)
    }

    @Test func largeContinuousCornersAreShortened() {
        #expect(abs(Self.cutOff(100, 40, 20, .continuous) - 88.31) < 0.02)
        #expect(abs(Self.cutOff(60, 100, 30, .continuous) - 198.71) < 0.05)
        #expect(abs(Self.cutOff(80, 80, 40, .continuous) - 346.04) < 0.05)
    }

    @Test func circularCornersCutOffTheKnownArea() {
        #expect(abs(Self.cutOff(80, 80, 40, .circular) - 343.36) < 0.3)
        #expect(abs(Self.cutOff(100, 40, 20, .circular) - 85.84) < 0.08)
    }

    @Test func circularOutlineHasTheOrderOfARoundedRectanglePath() {
        let outline = CornerOutline(rect: CGRect(x: 10, y: 20, width: 60, height: 40), radii: CornerRadii(8))
        let c = 8 - 8 * 0.5522847498
        let expected: [CornerSegment] = [
            .move(CGPoint(x: 70, y: 40)), .line(CGPoint(x: 70, y: 52)),
            .cubic(CGPoint(x: 70, y: 60 - c), CGPoint(x: 70 - c, y: 60), CGPoint(x: 62, y: 60)),
            .line(CGPoint(x: 18, y: 60)),
            .cubic(CGPoint(x: 10 + c, y: 60), CGPoint(x: 10, y: 60 - c), CGPoint(x: 10, y: 52)),
            .line(CGPoint(x: 10, y: 28)),
            .cubic(CGPoint(x: 10, y: 20 + c), CGPoint(x: 10 + c, y: 20), CGPoint(x: 18, y: 20)),
            .line(CGPoint(x: 62, y: 20)),
            .cubic(CGPoint(x: 70 - c, y: 20), CGPoint(x: 70, y: 20 + c), CGPoint(x: 70, y: 28)), .close,
        ]
        #expect(Self.segments(outline) == expected)
    }

    @Test func squareCornersAreEndsOfLines() {
        let outline = CornerOutline(rect: CGRect(x: 0, y: 0, width: 4, height: 2), curve: .continuous)
        #expect(
            Self.segments(outline) == [
                .move(CGPoint(x: 4, y: 1)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 0, y: 2)),
                .line(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 4, y: 0)), .close,
            ])
    }

    @Test func continuousCornerPassesThePublishedPoints() {
        let outline = CornerOutline(
            rect: CGRect(x: 0, y: 0, width: 60, height: 30), radii: CornerRadii(8), curve: .continuous)
        // Top right, last in order: line to its start, three cubics to the right side.
        let last = Self.segments(outline).suffix(5)
        let expected: [CornerSegment] = [
            .line(CGPoint(x: 47.77068, y: 0)),
            .cubic(
                CGPoint(x: 51.2920563, y: 0), CGPoint(x: 53.0527444, y: 0), CGPoint(x: 54.9480497, y: 0.5992911)),
            .cubic(
                CGPoint(x: 57.0174094, y: 1.3524764), CGPoint(x: 58.6475236, y: 2.9825906),
                CGPoint(x: 59.4007089, y: 5.0519503)),
            .cubic(CGPoint(x: 60, y: 6.9472556), CGPoint(x: 60, y: 8.7079437), CGPoint(x: 60, y: 12.2293199)),
            .close,
        ]
        for (segment, known) in zip(last, expected) {
            for (p, q) in zip(points(segment), points(known)) {
                #expect(abs(p.x - q.x) < 2e-5 && abs(p.y - q.y) < 2e-5, "\(segment) is not \(known)")
            }
        }
    }

    private func points(_ segment: CornerSegment) -> [CGPoint] {
        switch segment {
        case .move(let p), .line(let p): [p]
        case .cubic(let a, let b, let c): [a, b, c]
        case .close: []
        }
    }

    @Test(arguments: [CornerCurve.circular, .continuous])
    func pointsAreInsideWhereTheAreaIs(_ curve: CornerCurve) {
        let outline = CornerOutline(
            rect: CGRect(x: 1, y: 2, width: 50, height: 30),
            radii: CornerRadii(topLeft: 15, topRight: 4, bottomRight: 0, bottomLeft: 11), curve: curve)
        var count = 0
        let step = 0.125
        for row in 0..<272 {
            for column in 0..<416 {
                let point = CGPoint(x: (Double(column) + 0.5) * step, y: (Double(row) + 0.5) * step)
                if outline.contains(point) { count += 1 }
            }
        }
        #expect(abs(Double(count) * step * step - Self.area(outline)) < 0.5)
        #expect(outline.contains(CGPoint(x: 1, y: 20)) || curve == .continuous)
        #expect(!outline.contains(CGPoint(x: 51, y: 20)))
        #expect(!outline.contains(CGPoint(x: Double.nan, y: 20)))
        // 45 degrees into the corner: 0.2929 r on a circle, 0.2915 r on the continuous curve.
        let inside = curve == .circular ? 0.2930 : 0.2916
        let outside = curve == .circular ? 0.2928 : 0.2914
        #expect(outline.contains(CGPoint(x: 1 + inside * 15, y: 2 + inside * 15)))
        #expect(!outline.contains(CGPoint(x: 1 + outside * 15, y: 2 + outside * 15)))
    }
}
