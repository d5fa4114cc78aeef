import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// What becomes of changes that have no value between, and of layers that come and go.
struct ImplicitTransitionTests {
    private func shown(_ film: Film, _ x: Int = 5, _ y: Int = 5) -> Picture.Pixel {
        MediaClock.$current.withValue(film.clock) { Picture(moving: film.root, width: 12, height: 12)[x, y] }
    }

    /// Half-way of the default curve, whose value at half time is known.
    private func expectFade(_ film: Film, from old: Picture.Pixel, to new: Picture.Pixel, _ change: () -> Void) {
        film.at(change)
        #expect(shown(film) == old)
        film.go(to: film.clock.now + 0.125)
        let share = CAMediaTimingFunction(name: .default).curve.value(at: 0.5)
        func mixed(_ a: Int, _ b: Int) -> Int { Int((Double(a) + Double(b - a) * share).rounded()) }
        let wanted = Picture.Pixel(
            mixed(old.red, new.red), mixed(old.green, new.green), mixed(old.blue, new.blue),
            mixed(old.alpha, new.alpha))
        #expect(shown(film).isNear(wanted), "\(shown(film)) \(wanted)")
        film.go(to: film.clock.now + 0.125)
        #expect(shown(film) == new)
    }

    @Test func hidingAndShowing() {
        let film = Film()
        expectFade(film, from: .red, to: .clear) { film.layer.isHidden = true }
        expectFade(film, from: .clear, to: .red) { film.layer.isHidden = false }
        expectFade(film, from: .red, to: .clear) { film.layer.setValue(true, forKey: "hidden") }
    }

    @Test func sublayersThatComeAndGo() {
        let film = Film()
        let inner = CALayer.box(CGRect(x: 0, y: 0, width: 10, height: 10), .blue)
        expectFade(film, from: .red, to: .blue) { film.layer.addSublayer(inner) }
        expectFade(film, from: .blue, to: .red) { inner.removeFromSuperlayer() }
        let second = CALayer.box(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
        film.at {
            CATransaction.setDisableActions(true)
            film.layer.sublayers = [inner, second]
        }
        #expect(shown(film) == .green && film.layer.animationKeys() == nil)
        expectFade(film, from: .green, to: .blue) { film.layer.insertSublayer(second, at: 0) }
        film.at { film.layer.sublayers = [second, inner] }
        #expect(film.layer.animationKeys() == nil)
    }

    @Test func masksAndClips() {
        let film = Film()
        let mask = CALayer.box(CGRect(x: 0, y: 0, width: 2, height: 10), .white)
        expectFade(film, from: .red, to: .clear) { film.layer.mask = mask }
        expectFade(film, from: .clear, to: .red) { film.layer.mask = nil }
        film.at {
            CATransaction.setDisableActions(true)
            film.layer.bounds.size.width = 4
            film.layer.frame.origin = .zero
            film.layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 10, height: 10), .blue))
        }
        expectFade(film, from: .blue, to: .clear) { film.layer.masksToBounds = true }
        expectFade(film, from: .clear, to: .blue) { film.layer.masksToBounds = false }
    }

    @Test func severalChangesAreOneFade() {
        let film = Film()
        expectFade(film, from: .red, to: .blue) {
            film.layer.masksToBounds = true
            film.layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 10, height: 10), .green))
            film.layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 10, height: 10), .blue))
            #expect(film.layer.animationKeys() == [kCATransition])
        }
    }

    @Test func geometryThatTurnsOver() {
        let film = Film()
        film.at {
            CATransaction.setDisableActions(true)
            film.layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 10, height: 5), .blue))
        }
        film.at { film.layer.isGeometryFlipped = true }
        #expect(shown(film, 5, 2) == .blue && shown(film, 5, 7) == .red)
        film.go(to: 0.25)
        #expect(shown(film, 5, 2) == .red && shown(film, 5, 7) == .blue)
    }

    private func image(_ color: CGColor, _ side: Int = 2) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        return try #require(context.makeImage())
    }

    @Test func contentsFade() throws {
        let film = Film(.box(CGRect(x: 0, y: 0, width: 10, height: 10)))
        let (red, blue) = (try image(.red), try image(.blue, 7))
        expectFade(film, from: .clear, to: .red) { film.layer.contents = red }
        #expect(film.layer.action(forKey: "contents") is CABasicAnimation)
        film.at { film.layer.contents = blue }
        #expect(film.layer.animationKeys() == ["contents"])
        film.go(to: film.clock.now + 0.0625)
        let early = film.shown.contents as? CGImage
        #expect(early === red && film.layer.contents as? CGImage === blue)
        #expect(film.shown.value(forKey: "contents") as? CGImage === red)
        film.go(to: film.clock.now + 0.1)
        #expect(film.shown.contents as? CGImage === blue)
        film.go(to: film.clock.now + 0.25)
        expectFade(film, from: .blue, to: .red) { film.layer.contents = red }
        expectFade(film, from: .red, to: .clear) { film.layer.contents = nil }
    }

    @Test func contentsThroughFrames() throws {
        let film = Film(.box(CGRect(x: 0, y: 0, width: 10, height: 10)))
        let frames = CAKeyframeAnimation(keyPath: "contents")
        (frames.values, frames.duration) = ([try image(.red), try image(.blue), try image(.green)], 1)
        film.at { film.layer.add(frames, forKey: nil) }
        film.go(to: 0.25)
        #expect(shown(film).isNear(Picture.Pixel(128, 0, 128)))
        film.go(to: 0.5)
        #expect(shown(film) == .blue)
        let steps = CAKeyframeAnimation(keyPath: "contents")
        (steps.values, steps.duration, steps.calculationMode) = (frames.values, 1, .discrete)
        film.at {
            film.layer.removeAllAnimations()
            film.layer.add(steps, forKey: nil)
        }
        film.go(to: 0.8)
        #expect(shown(film) == .red)
    }

    /// Contents that change in every frame are seen.
    @Test func contentsInEveryFrame() throws {
        let film = Film(.box(CGRect(x: 0, y: 0, width: 10, height: 10)))
        for index in 0..<4 {
            film.at { film.layer.contents = index % 2 == 0 ? try? image(.red) : try? image(.blue) }
            film.go(to: Double(index + 1) / 60)
        }
        #expect(shown(film).red > shown(film).blue && shown(film).alpha == 255)
    }

    private final class Witness: NSObject, CAAction {
        var log: [String] = []
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            log.append("\((anObject as? CALayer)?.name ?? "") \(event)")
        }
    }

    @Test func keysThatAreLookedUp() {
        let film = Film()
        let witness = Witness()
        let inner = CALayer()
        inner.name = "inner"
        inner.actions = [kCAOnOrderIn: witness, kCAOnOrderOut: witness, "hidden": witness]
        film.layer.name = "layer"
        film.layer.actions = ["sublayers": witness, "mask": witness, "contents": witness, "masksToBounds": witness]
        film.at {
            film.layer.addSublayer(inner)
            inner.isHidden = true
        }
        // A layer that was never shown asks for no action of its hiding.
        #expect(witness.log == ["layer sublayers", "inner onOrderIn"])
        witness.log = []
        film.at {
            inner.isHidden = false
            inner.isHidden = false
            inner.isHidden = true
            inner.removeFromSuperlayer()
            film.layer.addSublayer(inner)
            inner.isHidden = false
            film.layer.insertSublayer(inner, at: 0)
            inner.removeFromSuperlayer()
            inner.removeFromSuperlayer()
        }
        #expect(
            witness.log == [
                "inner hidden", "inner onOrderIn", "inner hidden", "inner onOrderOut", "layer sublayers",
                "layer sublayers", "inner hidden", "inner onOrderIn", "layer sublayers", "layer sublayers",
                "inner onOrderOut",
            ])
        witness.log = []
        film.at {
            film.layer.mask = inner
            film.layer.mask = inner
            film.layer.contents = 3
            film.layer.masksToBounds = true
            CATransaction.setDisableActions(true)
            film.layer.mask = nil
            film.layer.addSublayer(inner)
        }
        #expect(witness.log == ["layer mask", "layer contents", "layer masksToBounds"])
    }

    @Test func animationsOfComing() {
        let film = Film()
        let inner = CALayer.box(CGRect(x: 0, y: 0, width: 10, height: 10), .blue)
        let push = CATransition()
        (push.type, push.subtype, push.duration) = (.push, .fromLeft, 1)
        inner.actions = [kCAOnOrderIn: push]
        film.layer.actions = ["sublayers": NSNull()]
        film.at { film.layer.addSublayer(inner) }
        #expect(film.layer.animationKeys() == nil && inner.animationKeys() == [kCATransition])
        film.go(to: 0.5)
        #expect(shown(film, 4) == .blue && shown(film, 6) == .red)
        film.go(to: 1)
        film.at { inner.removeFromSuperlayer() }
        // It comes again as it did the first time: out of nothing, not out of what it showed then.
        film.at { film.layer.addSublayer(inner) }
        film.go(to: 1.5)
        #expect(shown(film, 4) == .blue && shown(film, 6) == .red)
    }

    private final class Mute: CALayerDelegate {
        var events: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            events.append(event)
            return NSNull()
        }
    }

    @Test func aDelegateThatAnswersNothing() {
        let film = Film()
        let mute = Mute()
        film.layer.delegate = mute
        film.at {
            film.layer.addSublayer(CALayer())
            film.layer.isHidden = true
            film.layer.mask = CALayer()
            film.layer.contents = 1
        }
        #expect(mute.events == ["sublayers", "hidden", "onOrderOut", "mask", "contents"])
        #expect(film.layer.animationKeys() == nil)
    }
}
