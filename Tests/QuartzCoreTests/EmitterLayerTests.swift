import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Particles: where they are at a time, and that a time is always the same picture.
struct EmitterLayerTests {
    private let clock = MediaClock(time: 0)

    private func dot(_ side: Int = 2) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        return try #require(context.makeImage())
    }

    private func emitter(_ cell: CAEmitterCell) -> CAEmitterLayer {
        let layer = CAEmitterLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.emitterPosition = CGPoint(x: 5, y: 10)
        layer.emitterCells = [cell]
        return layer
    }

    @Test func defaults() {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        #expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.velocity == 1 && layer.scale == 1)
        #expect(layer.spin == 1 && layer.seed == 0 && layer.emitterShape == .point)
        #expect(layer.emitterMode == .volume && layer.renderMode == .unordered && !layer.preservesDepth)
        #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.isEnabled)
        #expect(cell.contentsScale == 1 && cell.color == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test func particlesFlyByTheFormula() throws {
        let cell = CAEmitterCell()
        cell.contents = try dot()
        (cell.birthRate, cell.lifetime) = (1, 2.5)
        (cell.velocity, cell.xAcceleration) = (10, 2)
        (cell.scaleSpeed, cell.alphaSpeed) = (1, -0.25)
        cell.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        let layer = emitter(cell)
        let root = CALayer.root(40, 20, layer)
        MediaClock.$current.withValue(clock) {
            _ = root.commit()
            clock.advance(to: 4)
            // Born at 2, 3 and 4; the one of 1 is 3 seconds old and gone.
            let nodes = root.commit().children[0].children
            let places: [CGFloat] = [5 + 20 + 4, 5 + 10 + 1, 5]
            #expect(nodes.count == 3)
            #expect(zip(nodes, places).allSatisfy { abs($0.transform.tx - $1) < 1e-6 })
            #expect(zip(nodes, [3.0, 2, 1]).allSatisfy { abs(Double($0.transform.a) - $1) < 1e-6 })
            #expect(zip(nodes, [0.5, 0.75, 1]).allSatisfy { abs($0.opacity - $1) < 1e-6 })
            let picture = Picture(moving: root, width: 40, height: 20)
            #expect(
                picture[4, 9] == Picture.Pixel(255, 128, 0) && picture[5, 10] == Picture.Pixel(255, 128, 0))
            layer.renderMode = .oldestLast
            #expect(abs(root.commit().children[0].children[0].transform.tx - 5) < 1e-6)
        }
    }

    @Test func theSeedDecides() throws {
        func picture(seed: UInt32, stops: [Double]) throws -> [UInt32] {
            let cell = CAEmitterCell()
            cell.contents = try dot()
            (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (20, 1, 1)
            (cell.velocity, cell.velocityRange, cell.emissionRange) = (8, 8, 2 * .pi)
            (cell.spin, cell.scaleRange, cell.redRange) = (3, 1, 1)
            let layer = emitter(cell)
            layer.emitterShape = .circle
            layer.emitterSize = CGSize(width: 3, height: 0)
            layer.seed = seed
            let root = CALayer.root(40, 20, layer)
            let clock = MediaClock(time: 0)
            return MediaClock.$current.withValue(clock) {
                for stop in stops {
                    clock.advance(to: stop)
                    _ = root.commit()
                }
                return Picture(moving: root, width: 40, height: 20).bytes
            }
        }
        let whole = try picture(seed: 7, stops: [1.7])
        #expect(whole.contains { $0 != 0 })
        #expect(try picture(seed: 7, stops: [0.1, 0.9, 1.3, 1.7]) == whole)
        #expect(try picture(seed: 8, stops: [1.7]) != whole)
    }

    @Test func shapesAreKeptTo() {
        var state = EmitterState()
        state.size = CGSize(width: 10, height: 6)
        for (shape, mode) in [
            (CAEmitterLayerEmitterShape.rectangle, CAEmitterLayerEmitterMode.outline),
            (.rectangle, .volume),
            (.line, .volume), (.circle, .outline), (.circle, .surface), (.rectangle, .points),
            (.point, .volume),
        ] {
            (state.shape, state.mode) = (shape, mode)
            for particle in 0..<200 {
                var numbers = ParticleNumbers(seed: 1, cell: 0, particle: Int64(particle))
                let point = state.birthplace(&numbers)
                let radius = (point.x * point.x + point.y * point.y).squareRoot()
                switch (shape, mode) {
                case (.rectangle, .outline):
                    #expect(abs(abs(point.x) - 5) < 1e-9 || abs(abs(point.y) - 3) < 1e-9)
                case (.rectangle, .points): #expect(abs(point.x) == 5 && abs(point.y) == 3)
                case (.circle, .outline): #expect(abs(radius - 10) < 1e-9)
                case (.circle, _): #expect(radius <= 10)
                case (.line, _): #expect(point.y == 0 && abs(point.x) <= 5)
                case (.point, _): #expect(point == .zero)
                default: #expect(abs(point.x) <= 5 && abs(point.y) <= 3)
                }
            }
        }
    }

    @Test func hostileValuesEnd() throws {
        for value in [Float.nan, .infinity, -1, 1e30, 3e5] {
            let cell = CAEmitterCell()
            cell.contents = try dot()
            (cell.birthRate, cell.lifetime) = (value, value)
            (cell.velocity, cell.scale, cell.spin) = (CGFloat(value), CGFloat(value), CGFloat(value))
            (cell.redSpeed, cell.lifetimeRange, cell.beginTime) = (value, value, Double(value))
            let layer = emitter(cell)
            for time: Double in [0, 1, 1e9, 1e300, -.infinity] {
                let particles = layer.emitter.particles(at: time, tinter: NodeTinter())
                #expect(particles.count <= EmitterState.maximumParticles)
            }
        }
    }
}
