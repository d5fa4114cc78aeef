import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

struct ActionTests {
    @Test func onlyCommittedLayersMoveByThemselves() {
        let film = Film()
        let fresh = CALayer()
        film.at {
            fresh.opacity = 0.5
            film.layer.opacity = 0.5
        }
        #expect(fresh.animationKeys() == nil && film.layer.animationKeys() == ["opacity"])
        film.go(to: 0.125)
        let curve = CAMediaTimingFunction(name: .default).curve
        #expect(near(film.value("opacity"), 1 - 0.5 * curve.value(at: 0.5)) && film.layer.opacity == 0.5)
        film.go(to: 0.25)
        #expect(film.layer.animationKeys() == nil && film.value("opacity") == 0.5)
    }

    @Test func aNewChangeGoesOnFromWhatIsShown() {
        let film = Film()
        film.at {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            film.layer.position.x = 105
            CATransaction.commit()
        }
        film.go(to: 0.5)
        film.at { film.layer.position.x = 5 }
        #expect(near(film.value("position.x"), 55))
    }

    @Test func whichKeysHaveActions() {
        let keys = [
            "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform",
            "contentsRect", "contentsCenter", "contentsScale", "cornerRadius", "borderWidth", "borderColor",
            "opacity", "contents",
            "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "backgroundColor",
        ]
        for key in keys { #expect(CALayer().action(forKey: key) is CABasicAnimation, "\(key)") }
        let faded = [
            "hidden", "geometryFlipped", "masksToBounds", "mask", "sublayers", "filters", "backgroundFilters",
            "compositingFilter", "maskedCorners",
        ]
        for key in faded {
            let fade = CALayer().action(forKey: key) as? CATransition
            #expect(fade?.type == .fade && CAShapeLayer().action(forKey: key) is CATransition, "\(key)")
        }
        for key in [
            "shadowPath", "path", "doubleSided", "name", "mine", kCAOnOrderIn, kCAOnOrderOut, kCATransition,
        ] {
            #expect(CALayer().action(forKey: key) == nil && CAShapeLayer().action(forKey: key) == nil, "\(key)")
        }
        for key in [
            "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase",
        ] {
            #expect(CAShapeLayer().action(forKey: key) is CABasicAnimation, "\(key)")
        }
        for key in ["colors", "locations", "startPoint", "endPoint"] {
            #expect(CAGradientLayer().action(forKey: key) is CABasicAnimation, "\(key)")
        }
    }

    private final class Delegate: CALayerDelegate {
        var answer: (any CAAction)?
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }

    private final class Named: NSObject, CAAction {
        let name: String
        init(_ name: String) { self.name = name }
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            (anObject as? CALayer)?.name = "\(name) \(event)"
        }
    }

    private final class Own: CALayer {
        override class func defaultAction(forKey event: String) -> (any CAAction)? {
            event == "mine" ? Named("class") : super.defaultAction(forKey: event)
        }
    }

    @Test func theOrderOfTheSearch() {
        func name(_ layer: CALayer) -> String? { (layer.action(forKey: "mine") as? Named)?.name }
        let layer = Own()
        #expect(name(layer) == "class")
        layer.style = ["actions": ["mine": Named("style")]]
        #expect(name(layer) == "style")
        layer.actions = ["mine": Named("actions")]
        #expect(name(layer) == "actions")
        let delegate = Delegate()
        layer.delegate = delegate
        #expect(name(layer) == "actions")
        delegate.answer = Named("delegate")
        #expect(name(layer) == "delegate")
        delegate.answer = NSNull()
        #expect(layer.action(forKey: "mine") == nil)
        layer.delegate = nil
        layer.actions = ["mine": NSNull(), "opacity": NSNull()]
        #expect(layer.action(forKey: "mine") == nil && layer.action(forKey: "opacity") == nil)
    }

    @Test func actionsRunAfterTheChange() {
        let film = Film()
        film.at {
            film.layer.actions = ["cornerRadius": Named("ran"), "mine": Named("own")]
            film.layer.cornerRadius = 3
            #expect(film.layer.name == "ran cornerRadius" && film.layer.cornerRadius == 3)
            film.layer.setValue(2, forKey: "mine")
            #expect(film.layer.name == "own mine")
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            film.layer.name = nil
            film.layer.cornerRadius = 4
            CATransaction.commit()
            #expect(film.layer.name == nil)
        }
    }

    /// A value of its own, drawn by it.
    private final class Gauge: CALayer {
        var progress: CGFloat = 0
        override init() { super.init() }
        override init(layer: Any) {
            super.init(layer: layer)
            progress = (layer as? Gauge)?.progress ?? -1
        }
        required init?(coder: NSCoder) { nil }
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }
        override func display() { name = "\(progress) \((presentation() ?? self).progress)" }
    }

    @Test func valuesThatAClassAdds() {
        let gauge = Gauge()
        gauge.progress = 1
        let animation = CABasicAnimation(keyPath: "progress")
        (animation.fromValue, animation.duration) = (0, 2)
        let film = Film(gauge)
        film.at { gauge.add(animation, forKey: nil) }
        film.go(to: 0.5)
        #expect((film.shown as? Gauge)?.progress == 0.25 && gauge.progress == 1)
        // The copy was drawn by the moment's value.
        #expect(film.shown.name == "0.25 0.25" && gauge.name == nil)
        #expect(film.shown.model() === gauge)
    }

    /// Without `init(layer:)`, because it declares another initialiser alone.
    private final class Bare: CALayer {
        let size: Double
        init(size: Double) {
            self.size = size
            super.init()
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aClassWithoutACopyIsShownPlainly() {
        let film = Film(Bare(size: 3))
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 0.5, 1)
        film.at { film.layer.add(animation, forKey: nil) }
        film.go(to: 0.5)
        #expect(MediaClock.$current.withValue(film.clock) { film.root.commit().children[0].opacity } == 0.25)
    }

    @Test func presentationCopies() {
        let layer = CALayer()
        #expect(layer.presentation() == nil && layer.model() === layer)
        let film = Film(layer)
        film.at { layer.opacity = 0 }
        film.go(to: 0.125)
        let shown = film.shown
        shown.opacity = 0.9
        shown.add(CABasicAnimation(keyPath: "opacity"), forKey: "no")
        #expect(layer.opacity == 0 && shown.animationKeys() == nil && film.shown.opacity != 0.9)
        #expect(shown.superlayer?.model() === film.root && shown.presentation() === shown)
        MediaClock.$current.withValue(film.clock) {
            let root = film.root.presentation()
            #expect(root?.sublayers?.first?.model() === layer)
            #expect(near(Double(root?.sublayers?.first?.opacity ?? 9), film.value("opacity")))
        }
    }

    @Test func hitsAreOfWhatIsShown() {
        let film = Film(.box(CGRect(x: 0, y: 0, width: 10, height: 10)))
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (5, 85, 1)
        film.at { film.layer.add(move, forKey: nil) }
        film.go(to: 0.5)
        let point = CGPoint(x: 45, y: 5)
        MediaClock.$current.withValue(film.clock) {
            #expect(film.root.hitTest(point) === film.root)
            #expect(film.root.presentation()?.hitTest(point)?.model() === film.layer)
        }
    }
}
