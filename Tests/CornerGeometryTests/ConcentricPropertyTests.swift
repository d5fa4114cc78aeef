import Foundation
import Testing

@testable import CornerGeometry

/// What holds of every plan in every place, tried with values from a fixed sequence of random numbers.
@Suite struct ConcentricPropertyTests {
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
            return z ^ (z >> 31)
        }

        mutating func length(to limit: CGFloat) -> CGFloat { CGFloat.random(in: 0...limit, using: &self) }

        /// Now and then a number that no program means.
        mutating func hostile(_ usual: CGFloat) -> CGFloat {
            let strange: [CGFloat] = [
                .nan, .infinity, -.infinity, -1e308, 1e308, 5e-324, -5e-324, -0.0, -usual, .greatestFiniteMagnitude,
            ]
            return Int.random(in: 0..<5, using: &self) == 0 ? strange.randomElement(using: &self) ?? 0 : usual
        }

        mutating func rule(_ value: (inout Numbers) -> CGFloat) -> CornerRule {
            switch Int.random(in: 0..<6, using: &self) {
            case 0: .unspecified
            case 1: .fixed(value(&self))
            case 2: .capsule(maximum: Bool.random(using: &self) ? value(&self) : nil)
            case 3: .concentric(minimum: nil)
            default: .concentric(minimum: value(&self))
            }
        }

        mutating func plan(_ value: (inout Numbers) -> CGFloat) -> CornerPlan {
            let groups: [[CornerSet]] = [
                [], [.all], [.left], [.right], [.top], [.bottom], [.top, .bottom], [.left, .right],
            ]
            return CornerPlan(
                topLeft: rule(value), topRight: rule(value), bottomRight: rule(value), bottomLeft: rule(value),
                uniformGroups: groups.randomElement(using: &self) ?? [])
        }

        mutating func radii(to limit: CGFloat) -> CornerRadii {
            CornerRadii(
                topLeft: length(to: limit), topRight: length(to: limit), bottomRight: length(to: limit),
                bottomLeft: length(to: limit))
        }

        mutating func rect(hostile: Bool = false) -> CGRect {
            let values = [length(to: 300) - 100, length(to: 300) - 100, length(to: 200), length(to: 200)]
            let used = hostile ? values.map { self.hostile($0) } : values
            return CGRect(x: used[0], y: used[1], width: used[2], height: used[3])
        }
    }

    private func all(_ radii: CornerRadii) -> [CGFloat] { Corner.allCases.map { CGFloat(radii[$0]) } }

    @Test func resultsLieBetweenZeroAndHalfTheSide() {
        var numbers = Numbers(state: 1)
        for round in 0..<20_000 {
            let plan = numbers.plan { $0.hostile($0.length(to: 90)) }
            let (box, outer) = (numbers.rect(hostile: true), numbers.rect(hostile: true))
            let container = CornerContainer(box: outer, radii: numbers.radii(to: 120))
            let found = all(plan.radii(size: box.size, box: box, in: round % 7 == 0 ? nil : container))
            let shorter = min(abs(box.size.width), abs(box.size.height))
            let half = shorter.isFinite ? shorter / 2 : 0
            #expect(found.allSatisfy { $0 >= 0 && $0 <= half }, "\(plan) \(box) \(container): \(found)")
        }
    }

    @Test func aLargerMinimumNeverGivesASmallerRadius() {
        var numbers = Numbers(state: 2)
        for _ in 0..<5_000 {
            let box = numbers.rect()
            let container = CornerContainer(box: numbers.rect(), radii: numbers.radii(to: 120))
            let isUniform = Bool.random(using: &numbers)
            let low = numbers.length(to: 60)
            let high = low + numbers.length(to: 60)
            func radii(_ minimum: CGFloat) -> [CGFloat] {
                all(
                    CornerPlan(.concentric(minimum: minimum), isUniform: isUniform)
                        .radii(size: box.size, box: box, in: container))
            }
            let half = min(box.width, box.height) / 2
            let (less, more) = (radii(low), radii(high))
            #expect(zip(less, more).allSatisfy { $0 <= $1 && $1 >= min(high, half) }, "\(box) \(container)")
        }
    }

    /// Along any line a radius changes by no more than the box has moved.
    @Test func radiiAreContinuousAlongLines() {
        var numbers = Numbers(state: 3)
        for _ in 0..<300 {
            let outer = CGRect(x: 0, y: 0, width: 280, height: 320)
            let container = CornerContainer(box: outer, radii: numbers.radii(to: 140))
            let size = CGSize(width: 20 + numbers.length(to: 200), height: 20 + numbers.length(to: 200))
            let (from, to) = (numbers.rect().origin, numbers.rect().origin)
            let plan = numbers.plan { $0.length(to: 60) }
            var last: [CGFloat]?
            for step in 0...200 {
                let t = CGFloat(step) / 200
                let origin = CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
                let now = all(plan.radii(size: size, box: CGRect(origin: origin, size: size), in: container))
                let limit = max(abs(to.x - from.x), abs(to.y - from.y)) / 200 + 1e-9
                if let last { #expect(zip(now, last).allSatisfy { abs($0 - $1) <= limit }, "\(plan)") }
                last = now
            }
        }
    }

    /// A box within a box within a container follows as if it lay in the container alone, where it is large enough for
    /// its radii.
    @Test func insetsAddUp() {
        var numbers = Numbers(state: 4)
        let plan = CornerPlan(.concentric(minimum: nil))
        for _ in 0..<5_000 {
            let size = CGSize(width: 200 + numbers.length(to: 200), height: 200 + numbers.length(to: 200))
            let outer = CGRect(origin: numbers.rect().origin, size: size)
            let container = CornerContainer(box: outer, radii: numbers.radii(to: 90))
            let (first, second) = (numbers.length(to: 30), numbers.length(to: 30))
            let middle = outer.insetBy(dx: first, dy: first)
            let inner = middle.insetBy(dx: second, dy: second)
            let middleRadii = plan.radii(size: middle.size, box: middle, in: container)
            let nested = plan.radii(
                size: inner.size, box: inner, in: CornerContainer(box: middle, radii: middleRadii))
            let once = plan.radii(size: inner.size, box: inner, in: container)
            let half = min(middle.width, middle.height) / 2
            guard middleRadii.largest < half else { continue }
            #expect(zip(all(nested), all(once)).allSatisfy { abs($0 - $1) < 1e-9 })
            // An outline drawn in by both distances has the same corners.
            let drawn = CornerOutline(rect: outer, radii: container.radii, curve: .continuous)
                .inset(by: first).inset(by: second)
            #expect(zip(all(drawn.radii), all(once)).allSatisfy { abs($0 - $1) < 1e-9 })
        }
    }

    private func mirrored(_ rect: CGRect, _ x: Bool, _ y: Bool) -> CGRect {
        CGRect(
            x: x ? -rect.maxX : rect.minX, y: y ? -rect.maxY : rect.minY, width: rect.width, height: rect.height)
    }

    private func mirrored(_ plan: CornerPlan, _ x: Bool, _ y: Bool) -> CornerPlan {
        var result = plan
        if x {
            swap(&result.topLeft, &result.topRight)
            swap(&result.bottomLeft, &result.bottomRight)
        }
        if y {
            swap(&result.topLeft, &result.bottomLeft)
            swap(&result.topRight, &result.bottomRight)
        }
        result.uniformGroups = plan.uniformGroups.map { group in
            switch group {
            case .left: x ? .right : .left
            case .right: x ? .left : .right
            case .top: y ? .bottom : .top
            case .bottom: y ? .top : .bottom
            default: group
            }
        }
        return result
    }

    @Test func mirroredPlacesGiveMirroredCorners() {
        var numbers = Numbers(state: 5)
        for _ in 0..<5_000 {
            let plan = numbers.plan { $0.hostile($0.length(to: 90)) }
            let (box, outer) = (numbers.rect(), numbers.rect())
            let radii = numbers.radii(to: 120)
            let found = plan.radii(size: box.size, box: box, in: CornerContainer(box: outer, radii: radii))
            for (x, y) in [(true, false), (false, true), (true, true)] {
                let container = CornerContainer(box: mirrored(outer, x, y), radii: radii.flipped(x: x, y: y))
                let other = mirrored(plan, x, y).radii(size: box.size, box: mirrored(box, x, y), in: container)
                #expect(
                    zip(all(other), all(found.flipped(x: x, y: y))).allSatisfy { abs($0 - $1) < 1e-9 },
                    "\(plan) \(box) \(outer)")
            }
        }
    }
}
