import CoreGraphics
import Foundation

/// The properties of animations by name.
struct AnimationKeys: Sendable {
    let get: @Sendable (CAAnimation) -> Any?
    /// False where the value is of another type.
    let set: @Sendable (CAAnimation, Any?) -> Bool

    static let table: [String: AnimationKeys] = [
        "beginTime": .seconds(\CAAnimation.beginTime), "duration": .seconds(\CAAnimation.duration),
        "timeOffset": .seconds(\CAAnimation.timeOffset), "repeatDuration": .seconds(\CAAnimation.repeatDuration),
        "speed": .float(\.speed), "repeatCount": .float(\.repeatCount),
        "autoreverses": .flag(\CAAnimation.autoreverses),
        "removedOnCompletion": .flag(\CAAnimation.isRemovedOnCompletion),
        "isRemovedOnCompletion": .flag(\CAAnimation.isRemovedOnCompletion),
        "fillMode": AnimationKeys(
            get: { $0.fillMode.rawValue },
            set: { animation, value in
                guard let name = (value as? CAMediaTimingFillMode)?.rawValue ?? value as? String else {
                    return false
                }
                animation.fillMode = CAMediaTimingFillMode(rawValue: name)
                return true
            }),
        "timingFunction": .object(\CAAnimation.timingFunction), "delegate": .object(\CAAnimation.delegate),
        "keyPath": .object(\CAPropertyAnimation.keyPath), "additive": .flag(\CAPropertyAnimation.isAdditive),
        "cumulative": .flag(\CAPropertyAnimation.isCumulative),
        "valueFunction": .object(\CAPropertyAnimation.valueFunction),
        "fromValue": .object(\CABasicAnimation.fromValue), "toValue": .object(\CABasicAnimation.toValue),
        "byValue": .object(\CABasicAnimation.byValue), "values": .object(\CAKeyframeAnimation.values),
        "path": .object(\CAKeyframeAnimation.path), "animations": .object(\CAAnimationGroup.animations),
        "mass": .length(\.mass), "stiffness": .length(\.stiffness), "damping": .length(\.damping),
        "initialVelocity": .length(\.initialVelocity),
    ]

    private static func seconds(_ path: ReferenceWritableKeyPath<CAAnimation, Double> & Sendable) -> AnimationKeys {
        AnimationKeys(
            get: { NSNumber(value: $0[keyPath: path]) },
            set: { animation, value in
                guard case .number(let number)? = LayerValue(value, kind: .number) else { return false }
                animation[keyPath: path] = number
                return true
            })
    }

    private static func float(_ path: ReferenceWritableKeyPath<CAAnimation, Float> & Sendable) -> AnimationKeys {
        AnimationKeys(
            get: { NSNumber(value: $0[keyPath: path]) },
            set: { animation, value in
                if let number = (value as? NSNumber)?.floatValue ?? value as? Float {
                    animation[keyPath: path] = number
                    return true
                }
                return false
            })
    }

    private static func length(
        _ path: ReferenceWritableKeyPath<CASpringAnimation, CGFloat> & Sendable
    ) -> AnimationKeys {
        AnimationKeys(
            get: { ($0 as? CASpringAnimation).map { NSNumber(value: Double($0[keyPath: path])) } },
            set: { animation, value in
                guard case .number(let number)? = LayerValue(value, kind: .number),
                    let animation = animation as? CASpringAnimation
                else { return false }
                animation[keyPath: path] = CGFloat(number)
                return true
            })
    }

    private static func flag<Root: CAAnimation>(
        _ path: ReferenceWritableKeyPath<Root, Bool> & Sendable
    ) -> AnimationKeys {
        AnimationKeys(
            get: { ($0 as? Root).map { NSNumber(value: $0[keyPath: path]) } },
            set: { animation, value in
                guard case .number(let number)? = LayerValue(value, kind: .flag), let animation = animation as? Root
                else { return false }
                animation[keyPath: path] = number != 0
                return true
            })
    }

    private static func object<Root: CAAnimation, Value>(
        _ path: ReferenceWritableKeyPath<Root, Value?> & Sendable
    ) -> AnimationKeys {
        AnimationKeys(
            get: { ($0 as? Root)?[keyPath: path] },
            set: { animation, value in
                guard let animation = animation as? Root else { return false }
                guard let value, !(value is NSNull) else {
                    animation[keyPath: path] = nil
                    return true
                }
                guard let typed = value as? Value else { return false }
                animation[keyPath: path] = typed
                return true
            })
    }
}
