import CoreGraphics
import Foundation
import QuartzCore

extension RandomLayerTree {
    /// Sets one property, of the layer's own class or of all layers'.
    mutating func setSomething(of layer: CALayer) {
        if numbers.chance(40) {
            switch layer {
            case let shape as CAShapeLayer: return setSomething(ofShape: shape)
            case let gradient as CAGradientLayer: return setSomething(ofGradient: gradient)
            case let replicator as CAReplicatorLayer: return setSomething(ofReplicator: replicator)
            case let emitter as CAEmitterLayer: return setSomething(ofEmitter: emitter)
            default: break
            }
        }
        switch numbers.below(12) {
        case 0...5: setStyle(of: layer)
        case 6...8: setGeometry(of: layer)
        case 9, 10: setContents(of: layer)
        default: setTiming(of: layer)
        }
    }

    private mutating func setStyle(of layer: CALayer) {
        switch numbers.below(16) {
        case 0: layer.opacity = float(0...1)
        case 1: layer.isHidden = numbers.chance(30)
        case 2: layer.masksToBounds = numbers.chance(70)
        case 3, 4: layer.backgroundColor = someColor()
        case 5: layer.cornerRadius = number(0...12)
        case 6: layer.maskedCorners = CACornerMask(rawValue: UInt(numbers.below(16)))
        case 7:
            layer.cornerCurve = numbers.one(of: [
                .circular, .continuous, .continuous, CALayerCornerCurve(rawValue: "?"),
            ])
        case 8: layer.borderWidth = number(0...6)
        case 9: layer.borderColor = someColor()
        case 10, 11:
            layer.shadowOpacity = float(0...1)
            layer.shadowRadius = number(0...9)
            layer.shadowOffset = CGSize(width: number(-9...9), height: number(-9...9))
        case 12:
            layer.shadowColor = someColor()
            layer.shadowPath = numbers.chance(70) ? path() : nil
        case 13:
            layer.allowsGroupOpacity = numbers.chance(50)
            layer.shouldRasterize = numbers.chance(50)
            layer.rasterizationScale = number(0...3)
        case 14:
            layer.allowsEdgeAntialiasing = numbers.chance(50)
            layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(numbers.below(16)))
        default:
            layer.compositingFilter = numbers.one(of: [
                "multiplyBlendMode", "plusL", "xor", "sourceIn", "destOut", "hueBlendMode", "copy", "clear",
                "softLightBlendMode", "no such mode",
            ])
        }
    }

    private mutating func setGeometry(of layer: CALayer) {
        switch numbers.below(10) {
        case 0: layer.bounds.size = CGSize(width: number(0...30), height: number(-9...30))
        case 1: layer.bounds.origin = point(-9...9)
        case 2: layer.position = point(0...40)
        case 3: layer.anchorPoint = point(0...1)
        case 4: layer.anchorPointZ = number(-9...9)
        case 5: layer.zPosition = number(-3...3)
        case 6: layer.transform = transform()
        case 7: layer.sublayerTransform = transform()
        case 8: layer.isGeometryFlipped.toggle()
        default: layer.isDoubleSided.toggle()
        }
    }

    private mutating func setContents(of layer: CALayer) {
        switch numbers.below(8) {
        case 0, 1, 2: layer.contents = numbers.chance(80) ? image() : (numbers.chance(50) ? "text" : nil)
        case 3:
            layer.contentsGravity = numbers.one(of: [
                .center, .top, .bottom, .left, .right, .topLeft, .bottomRight, .resize, .resizeAspect,
                .resizeAspectFill,
            ])
        case 4: layer.contentsRect = rect(0...1)
        case 5: layer.contentsCenter = rect(0...1)
        case 6: layer.contentsScale = number(0...3)
        default:
            layer.magnificationFilter = numbers.one(of: [.nearest, .linear, .trilinear])
            layer.minificationFilter = numbers.one(of: [.nearest, .linear, .trilinear])
            layer.minificationFilterBias = float(-1...1)
            layer.contentsFormat = numbers.one(of: [.RGBA8Uint, .RGBA16Float, .gray8Uint])
        }
    }

    private mutating func setTiming(of layer: CALayer) {
        switch numbers.below(4) {
        case 0: layer.speed = float(0...2)
        case 1: layer.timeOffset = Double(number(-2...2))
        case 2: layer.beginTime = Double(number(-2...2))
        default: layer.repeatCount = float(0...3)
        }
    }
}
