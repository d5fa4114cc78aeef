import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// What is seen at chosen times, to a millionth, of each way in which an animation can run.
struct AnimationTableTests {
    /// From 100 to 200 in one second, on a layer that stands at 7.
    private func numbers(_ times: [Double], _ change: (CABasicAnimation) -> Void) -> [Double] {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (100, 200, 1)
        change(animation)
        let layer = CALayer()
        layer.position.x = 7
        return Film.numbers(animation, "position.x", at: times, on: layer)
    }

    /// Newton's steps on the curve's own equations, apart from the code that is tested.
    private static func bezier(_ c: (Double, Double, Double, Double), at x: Double) -> Double {
        func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
            ((3 * a - 3 * b + 1) * t + (3 * b - 6 * a)) * t * t + 3 * a * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if value(c.0, c.2, middle) < x { low = middle } else { high = middle }
        }
        return value(c.1, c.3, (low + high) / 2)
    }

    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, [0.0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
        (.easeOut, [0, 0, 0.58, 1]),
        (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ])
    func namedCurves(_ name: CAMediaTimingFunctionName, _ points: [Double]) {
        let function = CAMediaTimingFunction(name: name)
        for index in 0..<4 {
            var values: [Float] = [9, 9]
            function.getControlPoint(at: index, values: &values)
            let wanted = [[0, 0], [points[0], points[1]], [points[2], points[3]], [1, 1]][index]
            #expect(values == wanted.map { Float($0) })
        }
        let times = [0.05, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.99]
        let curve = (points[0], points[1], points[2], points[3])
        let wanted = times.map { 100 + 100 * Self.bezier(curve, at: $0) }
        #expect(near(numbers(times) { $0.timingFunction = function }, wanted))
    }

    @Test func curvesThatLeaveTheWay() {
        let back = CAMediaTimingFunction(controlPoints: 0.6, -0.28, 0.735, 0.045)
        let points = (Double(Float(0.6)), Double(Float(-0.28)), Double(Float(0.735)), Double(Float(0.045)))
        let times = [0.2, 0.4, 0.8]
        let wanted = times.map { 100 + 100 * Self.bezier(points, at: $0) }
        #expect(wanted[0] < 100 && near(numbers(times) { $0.timingFunction = back }, wanted))
    }

    @Test func curvesOnTheWayBack() {
        // The way back is the way there, turned round in time.
        let ease = CAMediaTimingFunction(name: .easeIn)
        let there = 100 + 100 * Self.bezier((0.42, 0, 1, 1), at: 0.25)
        #expect(
            near(
                numbers([0.25, 1.75, 2.25, 3.75]) {
                    ($0.timingFunction, $0.autoreverses, $0.repeatCount) = (ease, true, 2)
                }, [there, there, there, there]))
    }

    @Test func repeatsOfParts() {
        #expect(
            near(
                numbers([0.75, 1.25, 1.75, 2.25, 2.75]) { ($0.autoreverses, $0.repeatDuration) = (true, 2.5) },
                [175, 175, 125, 125, 7]))
        #expect(
            near(
                numbers([2.75, 9]) {
                    ($0.autoreverses, $0.repeatDuration, $0.fillMode, $0.isRemovedOnCompletion) = (
                        true, 2.5, .forwards, false
                    )
                }, [150, 150]))
        #expect(near(numbers([0.1, 0.2, 0.3]) { $0.repeatCount = 0.25 }, [110, 120, 7]))
        #expect(near(numbers([0.5, 1, 1.5]) { ($0.repeatCount, $0.speed) = (3, 2) }, [100, 100, 7]))
    }

    @Test(arguments: [CAMediaTimingFillMode.removed, .forwards, .backwards, .both])
    func fillModesWithSpeedsAndRepeats(_ mode: CAMediaTimingFillMode) {
        let seen = numbers([0.25, 0.625, 0.875, 1.125, 3]) {
            ($0.beginTime, $0.speed, $0.repeatCount, $0.fillMode) = (0.5, 2, 1.5, mode)
            $0.isRemovedOnCompletion = false
        }
        let before = mode == .backwards || mode == .both ? 100.0 : 7
        let after = mode == .forwards || mode == .both ? 150.0 : 7
        #expect(near(seen, [before, 125, 175, 125, after]))
    }

    @Test func springsOverRepeatsAndBack() {
        let animation = CASpringAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0, 100)
        (animation.damping, animation.stiffness, animation.mass, animation.initialVelocity) = (4, 90, 1.5, 3)
        (animation.duration, animation.autoreverses, animation.repeatCount) = (1.25, true, 2)
        // x'' m + x' c + x k = 0 below critical damping.
        let (c, k, m, v) = (4.0, 90.0, 1.5, 3.0)
        let (decay, root) = (c / (2 * m), (k / m - c * c / (4 * m * m)).squareRoot())
        func value(_ t: Double) -> Double {
            100 * (1 - exp(-decay * t) * (cos(root * t) + (decay - v) / root * sin(root * t)))
        }
        let times = [0.1, 0.4, 1.0, 1.5, 2.4, 2.6, 4.9]
        #expect(
            near(
                Film.numbers(animation, "position.x", at: times), [0.1, 0.4, 1.0, 1.0, 0.1, 0.1, 0.1].map(value)))
    }

    @Test func springsAtAndOverTheCriticalDamping() {
        for damping in [20.0, 60] {
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.damping) = (0, 1, damping)
            animation.duration = 3
            func value(_ t: Double) -> Double {
                if damping == 20 { return 1 - exp(-10 * t) * (1 + 10 * t) }
                let root = (damping * damping / 4 - 100).squareRoot()
                let (slow, fast) = (-damping / 2 + root, -damping / 2 - root)
                return 1 - (slow * exp(fast * t) - fast * exp(slow * t)) / (slow - fast)
            }
            let times = [0.05, 0.2, 0.8, 2]
            #expect(near(Film.numbers(animation, "position.x", at: times), times.map(value)), "\(damping)")
        }
    }

    @Test func timesWithinTimes() {
        let inner = CABasicAnimation(keyPath: "position.x")
        (inner.fromValue, inner.toValue, inner.duration, inner.beginTime) = (0, 100, 2, 0.5)
        (inner.speed, inner.timeOffset, inner.fillMode) = (2, 0.25, .both)
        let middle = CAAnimationGroup()
        (middle.animations, middle.duration, middle.speed, middle.beginTime) = ([inner], 4, 0.5, 1)
        middle.fillMode = .both
        let outer = CAAnimationGroup()
        (outer.animations, outer.duration, outer.speed) = ([middle], 9, 2)
        let film = Film()
        film.at {
            film.root.speed = 0.5
            film.layer.timeOffset = 3
            film.layer.add(outer, forKey: nil)
        }
        // Common t → root t/2 → outer's local t → middle's (t − 1)/2 → inner's (that − 0.5)·2 + 0.25.
        for (time, wanted) in [(1.0, 12.5), (2, 12.5), (2.5, 37.5), (3, 62.5), (3.5, 87.5)] {
            film.go(to: time)
            #expect(near(film.value("position.x"), wanted), "\(time) \(film.value("position.x"))")
        }
    }

    private func frames(_ mode: CAAnimationCalculationMode, _ change: (CAKeyframeAnimation) -> Void = { _ in })
        -> CAKeyframeAnimation
    {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [
            CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 90), CGPoint(x: 110, y: 30),
        ]
        (animation.duration, animation.calculationMode) = (1, mode)
        change(animation)
        return animation
    }

    private func points(_ animation: CAAnimation, _ times: [Double]) -> [Double] {
        let film = Film()
        film.at { film.layer.add(animation, forKey: nil) }
        return times.flatMap { time -> [Double] in
            film.go(to: time)
            return [film.value("position.x"), film.value("position.y")]
        }
    }

    @Test func pacedByTheLengthOfTheWay() {
        // Legs of 50, 50 and 100: quarters of the time.
        #expect(near(points(frames(.paced), [0.125, 0.375, 0.75]), [15, 20, 30, 65, 70, 60]))
        // Key times and the ways' own curves are without meaning; the whole's curve counts.
        let eased = frames(.paced) {
            $0.keyTimes = [0, 0.1, 0.2, 1]
            $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
        }
        let share = Self.bezier((0.42, 0, 1, 1), at: 0.5)
        #expect(share > 0.25 && near(points(eased, [0.5]), [30, 40 + 200 * (share - 0.25)]))
    }

    @Test func discreteFrames() {
        #expect(near(points(frames(.discrete), [0.2, 0.3, 0.6, 0.8]), [0, 0, 30, 40, 30, 90, 110, 30]))
        let timed = frames(.discrete) { $0.keyTimes = [0, 0.1, 0.5, 0.9, 1] }
        #expect(near(points(timed, [0.05, 0.45, 0.85, 0.95]), [0, 0, 30, 40, 30, 90, 110, 30]))
    }

    /// Kochanek and Bartels, written out.
    private func spline(_ p: [Double], _ t: [Double], _ c: [Double], _ b: [Double], piece i: Int, at u: Double)
        -> Double
    {
        func before(_ i: Int) -> Double { p[i] - p[max(i - 1, 0)] }
        func after(_ i: Int) -> Double { p[min(i + 1, p.count - 1)] - p[i] }
        let leaving =
            (1 - t[i]) * (1 + c[i]) * (1 + b[i]) / 2 * before(i) + (1 - t[i]) * (1 - c[i]) * (1 - b[i]) / 2
            * after(i)
        let j = i + 1
        let arriving =
            (1 - t[j]) * (1 - c[j]) * (1 + b[j]) / 2 * before(j) + (1 - t[j]) * (1 + c[j]) * (1 - b[j]) / 2
            * after(j)
        let (u2, u3) = (u * u, u * u * u)
        return (2 * u3 - 3 * u2 + 1) * p[i] + (u3 - 2 * u2 + u) * leaving + (3 * u2 - 2 * u3) * p[j] + (u3 - u2)
            * arriving
    }

    private let tension = [0.1, -0.5, 0.25, 0]
    private let continuity = [0, 0.5, -0.25, 0.3]
    private let bias = [0.2, -0.4, 0.6, 0]

    @Test func cubicWithItsThreeFactors() {
        let animation = frames(.cubic) {
            $0.tensionValues = tension.map { NSNumber(value: $0) }
            $0.continuityValues = continuity.map { NSNumber(value: $0) }
            $0.biasValues = bias.map { NSNumber(value: $0) }
            $0.keyTimes = [0, 0.2, 0.7, 1]
        }
        let places = [(0.05, 0, 0.25), (0.2, 1, 0), (0.45, 1, 0.5), (0.85, 2, 0.5), (0.97, 2, 0.9)]
        let wanted = places.flatMap { _, piece, u in
            [
                spline([0, 30, 30, 110], tension, continuity, bias, piece: piece, at: u),
                spline([0, 40, 90, 30], tension, continuity, bias, piece: piece, at: u),
            ]
        }
        #expect(near(points(animation, places.map(\.0)), wanted))
    }

    @Test func cubicAtOnePace() {
        let animation = frames(.cubicPaced) {
            $0.tensionValues = tension.map { NSNumber(value: $0) }
            $0.continuityValues = continuity.map { NSNumber(value: $0) }
            $0.biasValues = bias.map { NSNumber(value: $0) }
        }
        // The curve in 60,000 chords, against which the share of the length is measured.
        var line: [(x: Double, y: Double, length: Double)] = [(0, 0, 0)]
        for piece in 0..<3 {
            for step in 1...20_000 {
                let u = Double(step) / 20_000
                let x = spline([0, 30, 30, 110], tension, continuity, bias, piece: piece, at: u)
                let y = spline([0, 40, 90, 30], tension, continuity, bias, piece: piece, at: u)
                let last = line[line.count - 1]
                line.append(
                    (x, y, last.length + ((x - last.x) * (x - last.x) + (y - last.y) * (y - last.y)).squareRoot()))
            }
        }
        let total = line[line.count - 1].length
        for time in [0.1, 0.35, 0.5, 0.8] {
            let found = points(animation, [time])
            let index = line.firstIndex { $0.length >= time * total } ?? 0
            let (a, b) = (line[index - 1], line[index])
            let share = (time * total - a.length) / (b.length - a.length)
            let (x, y) = (a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
            // Chords of 1/256 of a piece are that much shorter than the curve.
            #expect(abs(found[0] - x) < 1e-3 && abs(found[1] - y) < 1e-3, "\(time)")
        }
        // Along one line nothing is lost.
        let straight = CAKeyframeAnimation(keyPath: "position.x")
        (straight.values, straight.duration, straight.calculationMode) = ([0, 10, 50, 60], 1, .cubicPaced)
        #expect(near(Film.numbers(straight, "position.x", at: [0.1, 0.5, 0.9]), [6, 30, 54]))
    }

    @Test func framesRepeatedAndCumulative() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        (animation.values, animation.duration, animation.repeatCount) = ([0, 10, 4], 1, 3)
        animation.isCumulative = true
        #expect(near(Film.numbers(animation, "position.x", at: [0.25, 1.25, 2.75]), [5, 9, 15]))
        animation.isCumulative = false
        animation.isAdditive = true
        let layer = CALayer()
        layer.position.x = 100
        #expect(near(Film.numbers(animation, "position.x", at: [0.25, 1.75], on: layer), [105, 107]))
    }
}
