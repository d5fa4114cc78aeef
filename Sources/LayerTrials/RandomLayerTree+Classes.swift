import CoreGraphics
import Foundation
import QuartzCore

extension RandomLayerTree {
    mutating func shape() -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.path = path()
        for _ in 0..<numbers.below(4) { setSomething(ofShape: shape) }
        return shape
    }

    mutating func setSomething(ofShape shape: CAShapeLayer) {
        switch numbers.below(11) {
        case 0: shape.path = numbers.chance(90) ? path() : nil
        case 1: shape.fillColor = someColor()
        case 2: shape.fillRule = numbers.one(of: [.nonZero, .evenOdd])
        case 3, 4:
            shape.strokeColor = someColor()
            shape.lineWidth = number(0...6)
        case 5: shape.strokeStart = number(0...1)
        case 6: shape.strokeEnd = number(0...1)
        case 7: shape.miterLimit = number(0...12)
        case 8: shape.lineCap = numbers.one(of: [.butt, .round, .square])
        case 9: shape.lineJoin = numbers.one(of: [.miter, .round, .bevel])
        default:
            shape.lineDashPattern = (0..<numbers.below(4)).map { _ in NSNumber(value: Double(number(0...6))) }
            shape.lineDashPhase = number(-5...5)
        }
    }

    mutating func gradient() -> CAGradientLayer {
        let gradient = CAGradientLayer()
        gradient.colors = (0..<numbers.below(5)).map { _ in color() }
        for _ in 0..<numbers.below(3) { setSomething(ofGradient: gradient) }
        return gradient
    }

    mutating func setSomething(ofGradient gradient: CAGradientLayer) {
        switch numbers.below(5) {
        case 0: gradient.colors = numbers.chance(90) ? (0..<numbers.below(5)).map { _ in color() } : ["no colour"]
        case 1: gradient.locations = locations()
        case 2: gradient.startPoint = point(0...1)
        case 3: gradient.endPoint = point(0...1)
        default: gradient.type = numbers.one(of: [.axial, .radial, .conic])
        }
    }

    mutating func replicator() -> CAReplicatorLayer {
        let replicator = CAReplicatorLayer()
        for _ in 0..<1 + numbers.below(4) { setSomething(ofReplicator: replicator) }
        return replicator
    }

    mutating func setSomething(ofReplicator replicator: CAReplicatorLayer) {
        switch numbers.below(6) {
        case 0, 1:
            replicator.instanceCount = numbers.chance(95) ? numbers.below(5) : numbers.one(of: [-1, 60, .min])
        case 2: replicator.instanceTransform = transform()
        case 3: replicator.instanceDelay = Double(number(-1...1))
        case 4: replicator.instanceColor = someColor()
        default:
            replicator.instanceRedOffset = float(-1...1)
            replicator.instanceAlphaOffset = float(-1...1)
            replicator.preservesDepth = numbers.chance(20)
        }
    }

    mutating func emitter() -> CAEmitterLayer {
        let emitter = CAEmitterLayer()
        emitter.seed = UInt32(numbers.below(1000))
        emitter.emitterPosition = point(0...20)
        emitter.emitterCells = (0..<1 + numbers.below(2)).map { _ in cell(depth: 0) }
        for _ in 0..<numbers.below(4) { setSomething(ofEmitter: emitter) }
        return emitter
    }

    mutating func setSomething(ofEmitter emitter: CAEmitterLayer) {
        switch numbers.below(8) {
        case 0: emitter.birthRate = float(0...2)
        case 1: emitter.lifetime = float(0...2)
        case 2: emitter.emitterPosition = point(0...20)
        case 3: emitter.emitterSize = CGSize(width: number(0...20), height: number(0...20))
        case 4: emitter.emitterShape = numbers.one(of: [.point, .line, .rectangle, .cuboid, .circle, .sphere])
        case 5: emitter.emitterMode = numbers.one(of: [.points, .outline, .surface, .volume])
        case 6:
            emitter.renderMode = numbers.one(of: [.unordered, .oldestFirst, .oldestLast, .backToFront, .additive])
        default:
            emitter.velocity = float(0...2)
            emitter.scale = float(0...2)
            emitter.spin = float(0...2)
        }
    }

    private mutating func cell(depth: Int) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = image()
        cell.birthRate = float(0...12)
        cell.lifetime = float(0...2)
        cell.lifetimeRange = float(0...1)
        cell.velocity = number(-20...20)
        cell.velocityRange = number(0...9)
        cell.emissionLongitude = number(-4...4)
        cell.emissionRange = number(0...7)
        cell.scale = number(0...3)
        cell.scaleSpeed = number(-1...1)
        cell.spin = number(-3...3)
        cell.yAcceleration = number(-30...30)
        cell.color = someColor()
        cell.alphaSpeed = float(-1...1)
        cell.redRange = float(0...1)
        cell.contentsRect = numbers.chance(80) ? CGRect(x: 0, y: 0, width: 1, height: 1) : rect(0...1)
        cell.contentsScale = number(0...2)
        cell.beginTime = numbers.chance(80) ? 0 : Double(number(-1...1))
        if depth < 1, numbers.chance(20) { cell.emitterCells = [self.cell(depth: depth + 1)] }
        return cell
    }
}
