import CoreGraphics
import Foundation
import QuartzCore

extension RandomLayerTree {
    mutating func animate(_ layer: CALayer) {
        layer.add(animation(of: layer, depth: 0), forKey: numbers.chance(70) ? "\(numbers.below(3))" : nil)
    }

    private mutating func animation(of layer: CALayer, depth: Int) -> CAAnimation {
        let animation: CAAnimation
        switch numbers.below(10) {
        case 0:
            let transition = CATransition()
            transition.type = numbers.one(of: [.fade, .push, .moveIn, .reveal])
            transition.startProgress = float(0...1)
            transition.endProgress = float(0...1)
            animation = transition
        case 1 where depth < 2:
            let group = CAAnimationGroup()
            group.animations = (0..<numbers.below(3)).map { _ in self.animation(of: layer, depth: depth + 1) }
            animation = group
        case 2, 3, 4: animation = keyframes(of: layer)
        case 5:
            let spring = CASpringAnimation(keyPath: keyPath(of: layer))
            spring.mass = number(0...3)
            spring.stiffness = number(0...200)
            spring.damping = number(0...20)
            spring.initialVelocity = number(-9...9)
            set(spring)
            animation = spring
        default:
            let basic = CABasicAnimation(keyPath: keyPath(of: layer))
            set(basic)
            animation = basic
        }
        if numbers.chance(70) { animation.duration = Double(number(0...2)) }
        if numbers.chance(20) { animation.beginTime = Double(number(-1...2)) }
        if numbers.chance(20) { animation.speed = float(-2...2) }
        if numbers.chance(20) { animation.timeOffset = Double(number(-1...1)) }
        if numbers.chance(20) { animation.repeatCount = float(0...3) }
        if numbers.chance(10) { animation.repeatDuration = Double(number(0...3)) }
        animation.autoreverses = numbers.chance(20)
        animation.isRemovedOnCompletion = numbers.chance(70)
        animation.fillMode = numbers.one(of: [.removed, .forwards, .backwards, .both])
        if numbers.chance(50) { animation.timingFunction = timingFunction() }
        return animation
    }

    private mutating func timingFunction() -> CAMediaTimingFunction {
        numbers.chance(60)
            ? CAMediaTimingFunction(name: numbers.one(of: [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]))
            : CAMediaTimingFunction(controlPoints: float(0...1), float(-1...2), float(0...1), float(-1...2))
    }

    private mutating func keyPath(of layer: CALayer) -> String {
        var keys = [
            "position", "position.x", "bounds", "bounds.size.width", "opacity", "transform", "transform.rotation.z",
            "transform.scale", "transform.rotation.y", "backgroundColor", "cornerRadius", "zPosition",
            "shadowRadius",
            "shadowOpacity", "shadowPath", "hidden", "contents", "contentsRect", "anchorPoint", "sublayerTransform",
            "borderWidth", "no.such.key", "",
        ]
        if layer is CAShapeLayer { keys += ["path", "strokeEnd", "lineWidth", "fillColor", "lineDashPhase"] }
        if layer is CAGradientLayer { keys += ["colors", "locations", "startPoint", "endPoint"] }
        if layer is CAReplicatorLayer { keys += ["instanceTransform", "instanceDelay", "instanceColor"] }
        if layer is CAEmitterLayer { keys += ["emitterPosition", "birthRate", "emitterCells"] }
        return numbers.one(of: keys)
    }

    /// Values of all kinds, whether they fit the key path or not.
    private mutating func value() -> Any? {
        switch numbers.below(12) {
        case 0: Any?.none
        case 1: NSValue(point: point(0...30))
        case 2: NSValue(rect: rect(0...30))
        case 3: NSValue(caTransform3D: transform())
        case 4: color()
        case 5: path()
        case 6: [color(), color()]
        case 7: image()
        case 8: "text"
        default: NSNumber(value: Double(number(-1...3)))
        }
    }

    private mutating func set(_ basic: CABasicAnimation) {
        if numbers.chance(60) { basic.fromValue = value() }
        if numbers.chance(60) { basic.toValue = value() }
        if numbers.chance(20) { basic.byValue = value() }
        basic.isAdditive = numbers.chance(15)
        basic.isCumulative = numbers.chance(15)
        if numbers.chance(15) {
            basic.valueFunction = CAValueFunction(name: numbers.one(of: [.rotateZ, .scale, .translateX, .rotateX]))
        }
    }

    private mutating func keyframes(of layer: CALayer) -> CAKeyframeAnimation {
        let keyframes = CAKeyframeAnimation(keyPath: keyPath(of: layer))
        if numbers.chance(70) {
            keyframes.values = (0..<numbers.below(5)).compactMap { _ in value() }
        } else {
            keyframes.path = path()
        }
        if numbers.chance(40) { keyframes.keyTimes = locations() }
        if numbers.chance(30) { keyframes.timingFunctions = (0..<numbers.below(3)).map { _ in timingFunction() } }
        keyframes.calculationMode = numbers.one(of: [.linear, .discrete, .paced, .cubic, .cubicPaced])
        if numbers.chance(20) { keyframes.tensionValues = locations() }
        if numbers.chance(20) { keyframes.rotationMode = numbers.one(of: [.rotateAuto, .rotateAutoReverse]) }
        return keyframes
    }
}
