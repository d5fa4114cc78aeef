import CoreGraphics
import Testing

@testable import QuartzCore

struct MediaTimingTests {
    private func ramp(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.duration = 1
        (animation.fromValue, animation.toValue) = (100, 200)
        change(animation)
        return animation
    }

    private func numbers(_ times: [Double], _ change: (CABasicAnimation) -> Void) -> [Double] {
        let layer = CALayer()
        layer.position.x = 7
        return Film.numbers(ramp(change), "position.x", at: times, on: layer)
    }

    @Test func fillModes() {
        let times = [0, 0.5, 1, 1.5, 2.5]
        func filled(_ mode: CAMediaTimingFillMode) -> [Double] {
            numbers(times) {
                $0.beginTime = 0.75
                $0.fillMode = mode
                $0.isRemovedOnCompletion = false
            }
        }
        #expect(near(filled(.removed), [7, 7, 125, 175, 7]))
        #expect(near(filled(.forwards), [7, 7, 125, 175, 200]))
        #expect(near(filled(.backwards), [100, 100, 125, 175, 7]))
        #expect(near(filled(.both), [100, 100, 125, 175, 200]))
        // Removed at its end, whatever its fill mode.
        #expect(near(numbers([0.5, 1.5]) { $0.fillMode = .both }, [150, 7]))
    }

    @Test func repeats() {
        #expect(near(numbers([0.5, 1.25, 2.25, 2.75]) { $0.repeatCount = 2.5 }, [150, 125, 125, 7]))
        #expect(
            near(
                numbers([1.5, 4]) {
                    ($0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (2.5, .forwards, false)
                }, [150, 150]))
        #expect(near(numbers([0.5, 2.25, 2.6]) { $0.repeatDuration = 2.5 }, [150, 125, 7]))
        #expect(near(numbers([30.25]) { $0.repeatCount = .greatestFiniteMagnitude }, [125]))
        #expect(near(numbers([9.5]) { $0.repeatCount = .infinity }, [150]))
    }

    @Test func autoreverses() {
        #expect(near(numbers([0.25, 0.75, 1.25, 1.75, 2.5]) { $0.autoreverses = true }, [125, 175, 175, 125, 7]))
        #expect(
            near(
                numbers([1.5, 2.25, 3.25, 4.5]) { ($0.autoreverses, $0.repeatCount) = (true, 2) },
                [150, 125, 175, 7]))
        #expect(
            near(
                numbers([3]) {
                    ($0.autoreverses, $0.fillMode, $0.isRemovedOnCompletion) = (true, .forwards, false)
                }, [100]))
    }

    @Test func speedsAndOffsets() {
        #expect(near(numbers([0.25, 0.6]) { $0.speed = 2 }, [150, 7]))
        #expect(near(numbers([0.5, 1.5]) { $0.speed = 0.5 }, [125, 175]))
        #expect(near(numbers([0, 0.5]) { $0.timeOffset = 0.25 }, [125, 175]))
        // What the offset leaves out comes last.
        #expect(near(numbers([0.9]) { $0.timeOffset = 0.25 }, [115]))
        #expect(near(numbers([0.25, 0.75, 1.5]) { $0.speed = -1 }, [175, 125, 7]))
        #expect(near(numbers([0, 3, 50]) { ($0.speed, $0.timeOffset) = (0, 0.3) }, [130, 130, 130]))
        #expect(near(numbers([3]) { ($0.speed, $0.timeOffset) = (0, 1) }, [200]))
    }

    @Test func layersWithinLayers() {
        let film = Film()
        film.at {
            film.root.speed = 2
            film.layer.speed = 0.25
            film.layer.timeOffset = 10
            film.layer.add(ramp(), forKey: nil)
        }
        // Half as fast as the clock.
        film.go(to: 0.5)
        #expect(near(film.value("position.x"), 125))
        film.go(to: 1.5)
        #expect(near(film.value("position.x"), 175))
        film.go(to: 2.5)
        #expect(near(film.value("position.x"), 5))
        film.at {
            film.layer.beginTime = 3
            #expect(near(film.layer.convertTime(2, from: nil), (4 - 3) * 0.25 + 10))
            #expect(near(film.layer.convertTime(10.25, to: nil), 2))
            #expect(near(film.root.convertTime(10.25, from: film.layer), 4))
            #expect(near(film.layer.convertTime(4, from: film.root), 10.25))
            let other = CALayer()
            other.speed = 3
            film.root.addSublayer(other)
            #expect(near(film.layer.convertTime(10.25, to: other), 12))
        }
    }

    @Test func pausedAndResumed() {
        let film = Film()
        film.at { film.layer.add(ramp { $0.duration = 2 }, forKey: "move") }
        film.go(to: 0.5)
        film.at {
            let paused = film.layer.convertTime(CACurrentMediaTime(), from: nil)
            film.layer.speed = 0
            film.layer.timeOffset = paused
        }
        film.go(to: 5)
        #expect(near(film.value("position.x"), 125))
        film.at {
            let paused = film.layer.timeOffset
            film.layer.speed = 1
            film.layer.timeOffset = 0
            film.layer.beginTime = 0
            film.layer.beginTime = film.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        }
        #expect(near(film.value("position.x"), 125))
        film.go(to: 5.5)
        #expect(near(film.value("position.x"), 150))
        film.go(to: 6.5)
        #expect(film.layer.animationKeys() == nil)
    }

    @Test func groupsRunInTheirOwnTime() {
        let move = ramp { ($0.beginTime, $0.duration) = (0.5, 1) }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 8)
        let group = CAAnimationGroup()
        group.animations = [move, fade]
        group.duration = 2
        group.speed = 2
        let layer = CALayer()
        layer.position.x = 7
        let film = Film(layer)
        film.at { film.layer.add(group, forKey: "g") }
        var table: [[Double]] = []
        for time in [0.125, 0.5, 0.875, 1.25] {
            film.go(to: time)
            table.append([film.value("position.x"), film.value("opacity")])
        }
        // Group time 0.25, 1, 1.75; then over, though the fade's own duration is not.
        #expect(near(table.flatMap { $0 }, [7, 0.03125, 150, 0.125, 7, 0.21875, 7, 1]))
    }

    @Test func groupsHoldTheirEnd() {
        let group = CAAnimationGroup()
        group.animations = [ramp { $0.duration = 0 }]
        (group.duration, group.fillMode, group.isRemovedOnCompletion) = (0.5, .forwards, false)
        #expect(near(Film.numbers(group, "position.x", at: [0.25, 0.5, 3]), [150, 200, 200]))
    }

    @Test func durationsOfTheTransaction() {
        let film = Film()
        film.at {
            film.layer.add(ramp { $0.duration = 0 }, forKey: "a")
            CATransaction.begin()
            CATransaction.setAnimationDuration(4)
            film.layer.add(ramp { $0.duration = 0 }, forKey: "b")
            CATransaction.commit()
        }
        film.go(to: 0.3)
        #expect(film.layer.animationKeys() == ["b"])
        film.go(to: 1)
        #expect(near(film.value("position.x"), 125))
    }

    @Test func hostileTimes() {
        let bad: [Double] = [.nan, .infinity, -.infinity, -1, -1e300, 1e300, 1e-300, 0]
        for first in bad {
            for second in bad {
                let film = Film()
                film.at {
                    film.layer.add(
                        ramp {
                            ($0.duration, $0.beginTime, $0.timeOffset) = (first, second, first)
                            ($0.repeatCount, $0.speed) = (Float(second), Float(first))
                            ($0.repeatDuration, $0.autoreverses, $0.fillMode) = (second, true, .both)
                            $0.isRemovedOnCompletion = false
                        }, forKey: "bad")
                    film.layer.speed = Float(second)
                    film.root.timeOffset = first
                    film.layer.beginTime = second
                }
                film.go(to: 0.1)
                #expect(film.value("position.x").isFinite, "\(first) \(second)")
                #expect(
                    film.layer.convertTime(first, to: nil).isFinite
                        && film.layer.convertTime(second, from: nil).isFinite)
                #expect(film.root.commit().children[0].transform.tx.isFinite)
            }
        }
    }
}
