import CoreGraphics
import Testing

@testable import QuartzCore

struct BasicAnimationTests {
    private func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.duration = 1
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        return animation
    }

    @Test func everyCaseOfFromToBy() {
        let times = [0, 0.25, 0.75]
        func numbers(_ animation: CAAnimation) -> [Double] {
            let layer = CALayer()
            layer.position.x = 40
            return Film.numbers(animation, "position.x", at: times, on: layer)
        }
        #expect(near(numbers(basic("position.x", from: 0, to: 100)), [0, 25, 75]))
        #expect(near(numbers(basic("position.x", from: 10, by: 20)), [10, 15, 25]))
        #expect(near(numbers(basic("position.x", to: 100, by: 20)), [80, 85, 95]))
        #expect(near(numbers(basic("position.x", from: 0)), [0, 10, 30]))
        #expect(near(numbers(basic("position.x", to: 80)), [40, 50, 70]))
        #expect(near(numbers(basic("position.x", by: 8)), [40, 42, 46]))
        #expect(near(numbers(basic("position.x")), [40, 40, 40]))
    }

    @Test func nothingSetGoesFromWhatWasShownBefore() {
        let film = Film()
        film.at {
            film.layer.actions = ["opacity": basic("opacity")]
            film.layer.opacity = 0
        }
        film.go(to: 0.25)
        #expect(near(film.value("opacity"), 0.75) && film.layer.opacity == 0)
    }

    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, [0, 0.25, 0.5, 0.75, 1]),
        (.easeIn, [0, 0.0934646507, 0.3153568126, 0.6218618692, 1]),
        (.easeOut, [0, 0.3781381308, 0.6846431874, 0.9065353493, 1]),
        (.easeInEaseOut, [0, 0.1291619275, 0.5, 0.8708380725, 1]),
        (.default, [0, 0.4085106042, 0.8024033877, 0.9604592147, 1]),
    ])
    func namedCurves(name: CAMediaTimingFunctionName, wanted: [Double]) {
        let curve = CAMediaTimingFunction(name: name).curve
        #expect(near([0, 0.25, 0.5, 0.75, 1].map { curve.value(at: $0) }, wanted))
        let animation = basic("opacity", from: 0, to: 1)
        animation.timingFunction = CAMediaTimingFunction(name: name)
        #expect(near(Film.numbers(animation, "opacity", at: [0.25, 0.5, 0.75]), Array(wanted[1...3])))
    }

    @Test func curvesAreSolvedFinely() {
        // The parameter is known, so both coordinates are: x(t), y(t) of the curve's own polynomial.
        for points in [
            (0.17, 0.67, 0.83, 0.67), (0.9, 0.1, 0.1, 0.9), (0, 1, 1, 0), (1, 0, 0, 1), (0.3, -2, 0.7, 3),
        ] {
            let curve = TimingCurve(points.0, points.1, points.2, points.3)
            for step in 1..<50 {
                let t = Double(step) / 50
                let u = 1 - t
                let x = 3 * u * u * t * points.0 + 3 * u * t * t * points.2 + t * t * t
                let y = 3 * u * u * t * points.1 + 3 * u * t * t * points.3 + t * t * t
                // Where the curve stands upright in x, many y's are near one x.
                let slope = 3 * u * u * points.0 + 6 * u * t * (points.2 - points.0) + 3 * t * t * (1 - points.2)
                if slope > 1e-3 { #expect(abs(curve.value(at: x) - y) < 1e-9, "\(points) \(t)") }
            }
        }
        var values: [Float] = [9, 9]
        let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        function.getControlPoint(at: 2, values: &values)
        #expect(values == [0.3, 0.4])
        function.getControlPoint(at: 3, values: &values)
        #expect(values == [1, 1])
    }

    @Test func additiveAndCumulative() {
        let added = basic("position.x", from: 0, to: 10)
        added.isAdditive = true
        let layer = CALayer()
        layer.position.x = 100
        #expect(near(Film.numbers(added, "position.x", at: [0, 0.5], on: layer), [100, 105]))
        let growing = basic("position.x", from: 0, to: 10)
        growing.isCumulative = true
        growing.repeatCount = 3
        #expect(near(Film.numbers(growing, "position.x", at: [0.5, 1.5, 2.5]), [5, 15, 25]))
    }

    /// A path is no amount: there is nothing to add it to.
    @Test func pathsAreNotAdded() {
        func bar(_ width: CGFloat) -> CGPath {
            CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 5), transform: nil)
        }
        func widths(_ animation: CAPropertyAnimation, over path: CGPath?) -> [Double] {
            let layer = CAShapeLayer()
            layer.path = path
            (animation.duration, animation.repeatCount) = (1, 3)
            let film = Film(layer)
            film.at { film.layer.add(animation, forKey: nil) }
            return [0, 0.5, 1.5].map { time in
                film.go(to: time)
                return Double((film.shown as? CAShapeLayer)?.path?.boundingBox.width ?? -1)
            }
        }
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
        for path in [bar(20), circle, nil] {
            let frames = CAKeyframeAnimation(keyPath: "path")
            frames.values = [bar(20), bar(40)]
            let basic = basic("path", from: bar(20), to: bar(40))
            for animation in [frames, basic] {
                (animation.isAdditive, animation.isCumulative) = (true, true)
                #expect(near(widths(animation, over: path), [20, 30, 30]))
            }
        }
        let open = basic("path", to: bar(40))
        open.isAdditive = true
        #expect(near(widths(open, over: bar(20)), [20, 30, 30]))
    }

    @Test func laterAnimationsCoverEarlierOnes() {
        let film = Film()
        film.at {
            film.layer.add(basic("opacity", from: 0, to: 1), forKey: "first")
            film.layer.add(basic("opacity", from: 1, to: 0.5), forKey: "second")
        }
        film.go(to: 0.5)
        #expect(near(film.value("opacity"), 0.75))
        #expect(film.layer.animationKeys() == ["first", "second"])
        film.at { film.layer.add(basic("opacity", from: 0, to: 0), forKey: "second") }
        #expect(film.layer.animationKeys() == ["first", "second"] && near(film.value("opacity"), 0))
        film.at { film.layer.removeAnimation(forKey: "second") }
        #expect(near(film.value("opacity"), 0.5))
        #expect((film.layer.animation(forKey: "first") as? CABasicAnimation)?.toValue as? Int == 1)
    }

    @Test func springsFollowTheClosedForm() {
        // m x'' + c x' + k x = 0 by small steps of Runge and Kutta, against the closed form.
        for (mass, stiffness, damping, velocity) in [
            (1.0, 100.0, 10.0, 0.0), (1, 100, 20, 0), (1, 100, 45, 0), (2, 50, 3, 4), (1, 100, 20, -5),
            (0.5, 300, 60, 8), (1, 100, 0, 0),
        ] {
            let spring = SpringCurve(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
            var (x, v) = (1.0, -velocity)
            func pull(_ x: Double, _ v: Double) -> Double { -(stiffness * x + damping * v) / mass }
            let step = 1.0 / 4096
            for count in 1...4096 {
                let (k1, l1) = (v, pull(x, v))
                let (k2, l2) = (v + l1 * step / 2, pull(x + k1 * step / 2, v + l1 * step / 2))
                let (k3, l3) = (v + l2 * step / 2, pull(x + k2 * step / 2, v + l2 * step / 2))
                let (k4, l4) = (v + l3 * step, pull(x + k3 * step, v + l3 * step))
                x += (k1 + 2 * k2 + 2 * k3 + k4) * step / 6
                v += (l1 + 2 * l2 + 2 * l3 + l4) * step / 6
                if count % 512 == 0 {
                    #expect(near(spring.value(at: Double(count) * step), 1 - x), "\(mass) \(damping)")
                }
            }
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.mass, animation.stiffness) = (mass, stiffness)
            (animation.damping, animation.initialVelocity) = (damping, velocity)
            (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 2)
            #expect(
                near(
                    Film.numbers(animation, "position.x", at: [0, 0.1, 0.7]),
                    [0, 0.1, 0.7].map { spring.value(at: $0) * 100 }))
        }
    }

    @Test func settling() {
        #expect(near(CASpringAnimation().settlingDuration, 1.4727003346780927))
        let perceived = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        #expect(near(Double(perceived.stiffness), 157.91367041742973) && perceived.mass == 1)
        #expect(near(Double(perceived.damping), 2 * 0.8 * 4 * .pi))
        #expect(near(perceived.perceptualDuration, 0.5) && near(Double(perceived.bounce), 0.2))
        for ratio in [0.3, 1, 2] {
            let spring = SpringCurve(dampingRatio: ratio, settlingWithin: 0.8)
            #expect(near(spring.settlingDuration, 0.8) && near(spring.dampingRatio, ratio))
            #expect(abs(1 - spring.value(at: 0.8)) <= 0.001 + 1e-9)
        }
    }

    @Test func valueFunctions() throws {
        let animation = basic("transform", from: 0, to: Double.pi)
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        #expect(near(Film.numbers(animation, "transform.rotation.z", at: [0.25, 0.5]), [.pi / 4, .pi / 2]))
        let scale = basic("transform", from: [1, 1, 1], to: [3, 2, 1])
        scale.valueFunction = CAValueFunction(name: .scale)
        #expect(near(Film.numbers(scale, "transform.scale.x", at: [0.5]), [2]))
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "no")) == nil)
    }
}
