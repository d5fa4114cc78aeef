import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

struct CompletionTests {
    private final class Witness: CAAnimationDelegate {
        var log: [String] = []
        func animationDidStart(_ anim: CAAnimation) { log.append("start \(anim.value(forKey: "id") ?? "")") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            log.append("stop \(anim.value(forKey: "id") ?? "") \(flag)")
        }
    }

    private func fade(_ id: String, _ duration: Double, _ witness: Witness) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
        animation.setValue(id, forKey: "id")
        animation.delegate = witness
        return animation
    }

    @Test func delegatesAreToldOnceInOrder() {
        let film = Film()
        let witness = Witness()
        film.at {
            film.layer.add(fade("a", 0.5, witness), forKey: "a")
            let late = fade("b", 0.1, witness)
            late.beginTime = CACurrentMediaTime() + 0.2
            film.layer.add(late, forKey: "b")
            film.root.add(fade("c", 0.35, witness), forKey: "c")
        }
        #expect(witness.log == ["start a", "start c"])
        film.go(to: 1)
        #expect(
            witness.log == ["start a", "start c", "start b", "stop b true", "stop c true", "stop a true"])
        film.go(to: 2)
        #expect(witness.log.count == 6)
    }

    @Test func whatIsTakenAwayIsNotFinished() {
        let film = Film()
        let witness = Witness()
        film.at {
            film.layer.add(fade("a", 1, witness), forKey: "key")
            film.layer.add(fade("b", 1, witness), forKey: "key")
            film.layer.add(fade("c", 1, witness), forKey: nil)
        }
        film.go(to: 0.5)
        film.at { film.layer.removeAnimation(forKey: "key") }
        film.at { film.layer.removeAllAnimations() }
        #expect(witness.log.filter { $0.hasPrefix("stop") } == ["stop a false", "stop b false", "stop c false"])
        film.go(to: 3)
        #expect(witness.log.filter { $0.hasPrefix("stop") }.count == 3)
    }

    @Test func anAnimationThatStaysEndsOnce() {
        let film = Film()
        let witness = Witness()
        let animation = fade("a", 0.5, witness)
        (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
        film.at { film.layer.add(animation, forKey: "key") }
        film.go(to: 2)
        #expect(witness.log == ["start a", "stop a true"] && film.layer.animationKeys() == ["key"])
        film.at { film.layer.removeAllAnimations() }
        #expect(witness.log.count == 2)
    }

    @Test func blocksWaitForTheirAnimations() {
        let film = Film()
        let witness = Witness()
        var log: [String] = []
        film.at {
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("outer") }
            film.layer.add(fade("a", 0.2, witness), forKey: "a")
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("inner") }
            film.layer.add(fade("b", 0.4, witness), forKey: "b")
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("empty") }
            CATransaction.commit()
            CATransaction.setCompletionBlock { log.append("second") }
            film.layer.add(fade("c", 0.3, witness), forKey: "c")
            CATransaction.commit()
        }
        #expect(log == ["empty"])
        film.go(to: 0.35)
        #expect(log == ["empty", "second"])
        film.go(to: 1)
        #expect(log == ["empty", "second", "inner", "outer"])
    }

    @Test func implicitTransactionsEndWithTheCommit() {
        let film = Film()
        var log: [String] = []
        film.at {
            CATransaction.setCompletionBlock { log.append("done") }
            CATransaction.setAnimationDuration(0.5)
            film.layer.opacity = 0
        }
        #expect(log.isEmpty && CATransaction.animationDuration() == 0.25)
        film.go(to: 0.4)
        #expect(log.isEmpty && film.value("opacity") < 0.5)
        film.go(to: 0.5)
        #expect(log == ["done"])
    }

    @Test func anEndThatAddsAnother() {
        final class Chain: CAAnimationDelegate {
            var count = 0
            weak var layer: CALayer?
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                count += 1
                layer?.add(anim, forKey: "next")
            }
        }
        let film = Film()
        let chain = Chain()
        chain.layer = film.layer
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.duration, animation.toValue, animation.delegate) = (0.1, 0, chain)
        film.at { film.layer.add(animation, forKey: "next") }
        film.go(to: 1.05)
        #expect(chain.count == 10)
    }

    @Test func unchangedNodesStay() {
        let film = Film()
        let other = CALayer.box(CGRect(x: 20, y: 0, width: 5, height: 5))
        film.at {
            CATransaction.setDisableActions(true)
            film.root.addSublayer(other)
        }
        let witness = Witness()
        let animation = fade("a", 0.5, witness)
        (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
        film.at { film.layer.add(animation, forKey: nil) }
        MediaClock.$current.withValue(film.clock) {
            let first = film.root.commit()
            #expect(film.root.commit() === first)
            film.clock.advance(to: 0.25)
            let second = film.root.commit()
            #expect(second !== first && second.children[0] !== first.children[0])
            #expect(second.children[1] === first.children[1])
            film.clock.advance(to: 1)
            let third = film.root.commit()
            film.clock.advance(to: 2)
            // At its end it stands.
            #expect(film.root.commit() === third && third.children[0].opacity == 1)
        }
    }

    @Test func transitionsFade() {
        let film = Film(.box(CGRect(x: 0, y: 0, width: 2, height: 1), CGColor(gray: 1, alpha: 1)))
        let half = CALayer.box(CGRect(x: 0, y: 0, width: 1, height: 1), .red)
        film.at {
            CATransaction.setDisableActions(true)
            film.layer.addSublayer(half)
        }
        film.at {
            let transition = CATransition()
            (transition.duration, transition.type) = (1, .fade)
            film.layer.add(transition, forKey: nil)
            CATransaction.setDisableActions(true)
            half.backgroundColor = .blue
        }
        #expect(film.layer.animationKeys() == ["transition"])
        film.go(to: 0.5)
        MediaClock.$current.withValue(film.clock) {
            let picture = Picture(moving: film.root, width: 4, height: 1)
            #expect(picture[0, 0].isNear(Picture.Pixel(128, 0, 128)) && picture[1, 0] == .white)
            #expect(picture[2, 0] == .clear)
        }
        film.go(to: 1)
        MediaClock.$current.withValue(film.clock) {
            #expect(Picture(moving: film.root, width: 4, height: 1)[0, 0] == .blue)
        }
    }

    @Test func drawnIntoABitmapAsTheModelIs() throws {
        let film = Film()
        let witness = Witness()
        film.at { film.layer.add(fade("a", 1, witness), forKey: nil) }
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        MediaClock.$current.withValue(film.clock) { film.root.render(in: context) }
        let data = try #require(context.makeImage()?.dataProvider?.data) as Data
        #expect([UInt8](data.prefix(4)) == [255, 0, 0, 255])
        #expect(film.value("opacity") == 0)
    }
}
