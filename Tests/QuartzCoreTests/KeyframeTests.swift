import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

struct KeyframeTests {
    private func frames(_ values: [Any], _ change: (CAKeyframeAnimation) -> Void = { _ in }) -> CAKeyframeAnimation
    {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = values
        animation.duration = 1
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        change(animation)
        return animation
    }

    private let times = [0, 0.25, 0.5, 0.75, 1]

    private func numbers(_ animation: CAAnimation) -> [Double] { Film.numbers(animation, "position.x", at: times) }

    @Test func linear() {
        #expect(near(numbers(frames([0, 10, 50])), [0, 5, 10, 30, 50]))
        #expect(
            near(
                numbers(frames([0, 10, 50]) { $0.keyTimes = [0, 0.25, 1] }),
                [0, 10, 23.333333333333332, 36.666666666666664, 50]))
        let eased = frames([0, 10, 50]) {
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
        }
        #expect(near(numbers(eased), [0, 3.153568126, 10, 10 + 40 * 0.6846431874, 50]))
        let whole = frames([0, 10, 50]) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
        #expect(near(numbers(whole)[2], 0.3153568126 * 20))
        #expect(near(numbers(frames([4])), [4, 4, 4, 4, 4]))
    }

    @Test func discrete() {
        #expect(near(numbers(frames([0, 10, 50]) { $0.calculationMode = .discrete }), [0, 0, 10, 50, 50]))
        let timed = frames([0, 10, 50]) { ($0.calculationMode, $0.keyTimes) = (.discrete, [0, 0.25, 0.75, 1]) }
        #expect(near(numbers(timed), [0, 10, 10, 50, 50]))
    }

    @Test func paced() {
        #expect(near(numbers(frames([0, 10, 50]) { $0.calculationMode = .paced }), [0, 12.5, 25, 37.5, 50]))
        #expect(near(numbers(frames([3, 3]) { $0.calculationMode = .paced }), [3, 3, 3, 3, 3]))
    }

    @Test func cubic() {
        // Catmull and Rom through 0, 10, 50; the ends count twice: tangents 5, 25, 20.
        func hermite(_ p: Double, _ m: Double, _ q: Double, _ n: Double, _ t: Double) -> Double {
            (2 * t * t * t - 3 * t * t + 1) * p + (t * t * t - 2 * t * t + t) * m
                + (3 * t * t - 2 * t * t * t) * q + (t * t * t - t * t) * n
        }
        let smooth = frames([0, 10, 50]) { $0.calculationMode = .cubic }
        #expect(near(numbers(smooth), [0, hermite(0, 5, 10, 25, 0.5), 10, hermite(10, 25, 50, 20, 0.5), 50]))
        // A tension of 1 leaves no tangents.
        let tight = frames([0, 10, 50]) { ($0.calculationMode, $0.tensionValues) = (.cubic, [1, 1, 1]) }
        #expect(near(numbers(tight), [0, 5, 10, 30, 50]))
        let bent = frames([0, 10, 50]) {
            $0.calculationMode = .cubic
            $0.continuityValues = [0, 0.5, 0]
            $0.biasValues = [0, 0.25, 0]
        }
        let arriving = 0.5 * 1.25 / 2 * 10 + 1.5 * 0.75 / 2 * 40
        let leaving = 1.5 * 1.25 / 2 * 10 + 0.5 * 0.75 / 2 * 40
        #expect(
            near(
                numbers(bent),
                [0, hermite(0, 5, 10, arriving, 0.5), 10, hermite(10, leaving, 50, 20, 0.5), 50]))
        // Along one line the pace is even, whatever the curve.
        let even = numbers(frames([0, 10, 50]) { $0.calculationMode = .cubicPaced })
        #expect(near(even, [0, 12.5, 25, 37.5, 50]))
    }

    private func along(_ path: CGPath, _ change: (CAKeyframeAnimation) -> Void) -> Film {
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.duration) = (path, 1)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        change(animation)
        let film = Film()
        film.at { film.layer.add(animation, forKey: nil) }
        return film
    }

    @Test func alongAPath() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let stepped = along(path) { _ in }
        let paced = along(path) { ($0.calculationMode, $0.rotationMode) = (.paced, .rotateAuto) }
        for (time, first, second) in [
            (0.25, (15.0, 0.0), (10.0, 0.0)), (0.5, (30, 0), (20, 0)), (0.75, (30, 5), (30, 0)),
            (1, (30, 10), (30, 10)),
        ] {
            stepped.go(to: time)
            paced.go(to: time)
            #expect(
                near([stepped.value("position.x"), stepped.value("position.y")], [first.0, first.1]), "\(time)")
            #expect(near([paced.value("position.x"), paced.value("position.y")], [second.0, second.1]), "\(time)")
        }
        #expect(near(paced.value("transform.rotation.z"), .pi / 2))
        let reversed = along(path) { $0.rotationMode = .rotateAutoReverse }
        reversed.go(to: 0.75)
        #expect(near(reversed.value("transform.rotation.z"), -.pi / 2))
    }

    @Test func aCircleAtOneSpeed() {
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        let film = along(circle) { $0.calculationMode = .paced }
        for step in 1...7 {
            film.go(to: Double(step) / 8)
            let (x, y) = (film.value("position.x"), film.value("position.y"))
            // The cubic's own deviation from the circle is 0.03 %.
            #expect(abs((x * x + y * y).squareRoot() - 10) < 0.003)
            #expect(abs(atan2(y, x) - (step <= 4 ? 0 : -2 * .pi) - Double(step) * .pi / 4) < 0.0005 || step == 4)
        }
        let quarter = along(circle) { _ in }
        quarter.go(to: 0.25)
        #expect(near([quarter.value("position.x"), quarter.value("position.y")], [0, 10]))
    }

    @Test func framesOfOtherKinds() {
        let color = CAKeyframeAnimation(keyPath: "backgroundColor")
        color.values = [CGColor.red, CGColor.blue]
        color.duration = 1
        let film = Film()
        film.at { film.layer.add(color, forKey: nil) }
        film.go(to: 0.25)
        #expect(near(film.shown.backgroundColor?.components?.map { Double($0) } ?? [], [0.75, 0, 0.25, 1]))
    }

    @Test func whatDoesNotFit() {
        #expect(near(numbers(frames([])), [5, 5, 5, 5, 5]))
        #expect(near(numbers(frames(["x", 0, 8])), [0, 2, 4, 6, 8]))
        #expect(near(numbers(frames([0, 8]) { $0.keyTimes = [0, 0.1, 0.2, 1] }), [0, 2, 4, 6, 8]))
        #expect(near(numbers(frames([0, 8]) { $0.keyTimes = [1, 0] }), [0, 2, 4, 6, 8]))
        #expect(near(numbers(frames([0, 8]) { $0.keyTimes = [.init(value: Double.nan), 0] })[2], 8))
        #expect(near(numbers(frames([0, Double.nan])), [0, 0, 0, 0, 0]))
        let tense = numbers(
            frames([0, 8]) { ($0.calculationMode, $0.tensionValues) = (.cubic, [NSNumber(value: Double.nan)]) })
        #expect(tense.allSatisfy { $0.isFinite })
        for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
            let empty = along(CGMutablePath()) { $0.calculationMode = mode }
            empty.go(to: 0.5)
            #expect(empty.value("position.x") == 5)
            let point = CGMutablePath()
            point.move(to: CGPoint(x: 2, y: 3))
            let still = along(point) { ($0.calculationMode, $0.rotationMode) = (mode, .rotateAuto) }
            still.go(to: 0.5)
            #expect(still.value("position.x") == 2)
        }
    }
}
