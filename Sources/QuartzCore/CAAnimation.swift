import CoreGraphics
import Foundation
import Raster

/// What all animations have in common. A layer takes a copy of an animation that is added to it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    final var timing = MediaTiming()
    /// Values for keys that the class does not have.
    final var customValues: [String: Any] = [:]

    /// How the passes go faster or slower; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Kept alive by the animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets the animation at its end. If not, its fill mode decides what is seen.
    open var isRemovedOnCompletion = true
    /// Kept; frames come as the clock gives them.
    open var preferredFrameRateRange = CAFrameRateRange.default

    public override init() {
        super.init()
    }

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The value that a new animation has for a key; nil for most.
    open class func defaultValue(forKey key: String) -> Any? { CAAnimation().value(forKey: key) }

    open func shouldArchiveValue(forKey key: String) -> Bool { customValues[key] != nil }

    /// A property by its name, or what was set for a name of one's own.
    open func value(forKey key: String) -> Any? {
        AnimationKeys.table[key].map { $0.get(self) } ?? customValues[key]
    }

    /// Sets a property by its name, or keeps a value under a name of one's own.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = AnimationKeys.table[key] else {
            customValues[key] = value
            return
        }
        if !property.set(self, value) {
            Notice.once("CAAnimation.setValue(_:forKey:): not a value for \(key): \(value ?? "nil"); ignored")
        }
    }

    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeEmpty()
        copy.take(from: self)
        return copy
    }

    /// An animation of the same kind; for the kinds that are here.
    func makeEmpty() -> CAAnimation { CAAnimation() }

    /// Takes over the other's values; it is of the same kind.
    func take(from other: CAAnimation) {
        timing = other.timing
        customValues = other.customValues
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    /// Adds itself to the layer for the key that changes.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        layer.addAction(self, forKey: event)
    }

    /// Changes what a presentation copy shows.
    ///
    /// - Parameters:
    ///   - copy: Shows what animations before this one make of the layer.
    ///   - moment: Where this animation stands.
    func apply(to copy: CALayer, at moment: MediaTiming.Moment, in run: AnimationRun) {}

    /// The moment's fraction through the timing function.
    final func eased(_ fraction: Double) -> Double { timingFunction?.curve.value(at: fraction) ?? fraction }
}
