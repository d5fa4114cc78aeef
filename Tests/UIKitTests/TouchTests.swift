import Testing
import UIKit

@testable import QuartzCore
@testable import UIKit

/// A window of 200 × 200 points with a finger over it, on a clock of its own.
@MainActor func onScreen(_ body: (UIWindow, TouchScreen, MediaClock) throws -> Void) rethrows {
    let clock = MediaClock(time: 0)
    try MediaClock.$current.withValue(clock) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        try body(window, TouchScreen(window: window), clock)
    }
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@MainActor @Suite(.serialized) struct TouchTests {
    private final class Tracker: UIControl {
        var log: [String] = []
        var follows = true
        override var isHighlighted: Bool {
            didSet { log.append("highlighted \(isHighlighted)") }
        }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("begin \(isTracking)")
            return follows
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("continue \(isTouchInside)")
            return super.continueTracking(touch, with: event)
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
        override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
        func watch() {
            let names: [(UIControl.Event, String)] = [
                (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
                (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
                (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancelled"),
            ]
            for (event, name) in names {
                addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
            }
        }
    }

    @Test func aControlFollowsATouch() {
        onScreen { window, finger, clock in
            let control = Tracker(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
            control.watch()
            window.addSubview(control)
            finger.press(point(20, 20))
            #expect(control.log == ["begin false", "highlighted true", "down"])
            #expect(control.isTracking && control.isTouchInside)
            control.log = []
            finger.move(to: point(30, 20))
            finger.move(to: point(180, 20))
            finger.move(to: point(60, 20))
            finger.release()
            #expect(
                control.log == [
                    "continue true", "drag inside", "highlighted false", "continue false", "drag outside", "exit",
                    "highlighted true", "continue true", "drag inside", "enter", "end", "highlighted false",
                    "up inside",
                ])
            #expect(!control.isTracking && !control.isTouchInside)
            control.log = []
            finger.press(point(60, 20))
            finger.release()
            #expect(control.log.isEmpty)
            // A second tap in time.
            clock.advance(to: 10)
            finger.press(point(20, 20))
            finger.release()
            finger.press(point(20, 20))
            finger.cancel()
            #expect(
                control.log == [
                    "begin false", "highlighted true", "down", "end", "highlighted false", "up inside",
                    "begin false",
                    "highlighted true", "down", "repeat", "cancel", "highlighted false", "cancelled",
                ])
            control.log = []
            control.isEnabled = false
            finger.press(point(20, 20))
            control.isEnabled = true
            control.follows = false
            finger.release()
            finger.press(point(20, 20))
            finger.release()
            #expect(control.log == ["begin false"])
        }
    }

    @Test func panning() {
        onScreen { window, finger, clock in
            final class Pans: NSObject {
                var log: [String] = []
                @MainActor func pan(_ pan: UIPanGestureRecognizer) {
                    let (way, speed) = (pan.translation(in: pan.view), pan.velocity(in: pan.view))
                    log.append("\(pan.state) \(way.x) \(way.y) \(speed.x.rounded())")
                }
            }
            let (view, pans) = (LoggingTouches(frame: window.bounds), Pans())
            window.addSubview(view)
            let pan = UIPanGestureRecognizer(target: pans, action: Selector("pan:", on: Pans.self) { $0.pan($1) })
            view.addGestureRecognizer(pan)
            finger.press(point(50, 50))
            for step in 1...3 {
                clock.advance(to: Double(step) / 60)
                finger.move(to: point(50 + CGFloat(step) * 6, 50))
            }
            #expect(view.log == ["began", "moved", "cancelled"])
            #expect(pans.log == ["began 12.0 0.0 360.0", "changed 18.0 0.0 360.0"])
            #expect(pan.location(in: view) == point(68, 50) && pan.numberOfTouches == 1)
            pan.setTranslation(.zero, in: view)
            finger.move(to: point(70, 53))
            finger.release()
            #expect(pans.log.count == 4 && pans.log[2].hasPrefix("changed 2.0 3.0"))
            #expect(pans.log[3].hasPrefix("ended 2.0 3.0") && pan.state == .possible)
            // Too short a way is no drag.
            pans.log = []
            view.log = []
            finger.press(point(50, 50))
            finger.move(to: point(57, 57))
            finger.release()
            #expect(pans.log.isEmpty && view.log == ["began", "moved", "ended"])
        }
    }

    @Test func aTapOnAButtonIsNotForTheViewBehind() {
        onScreen { window, finger, clock in
            final class Count: NSObject {
                var (taps, presses) = (0, 0)
            }
            let count = Count()
            window.addGestureRecognizer(
                UITapGestureRecognizer(target: count, action: Selector("tap", on: Count.self) { $0.taps += 1 }))
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            button.addAction(UIAction { _ in count.presses += 1 }, for: .primaryActionTriggered)
            window.addSubview(button)
            for x in [20.0, 120] {
                finger.press(point(x, 20))
                finger.release()
                clock.advance(to: clock.now + 1)
            }
            #expect(count.taps == 1 && count.presses == 1)
        }
    }

    @Test func aSliderIsDragged() {
        onScreen { window, finger, _ in
            let slider = UISlider(frame: CGRect(x: 10, y: 20, width: 131, height: 34))
            var values: [Float] = []
            slider.addAction(UIAction { values.append(($0.sender as? UISlider)?.value ?? -1) }, for: .valueChanged)
            window.addSubview(slider)
            window.settle()
            // Off the thumb nothing is followed.
            finger.press(point(100, 37))
            finger.move(to: point(120, 37))
            finger.release()
            #expect(values.isEmpty)
            finger.press(point(24, 37))
            finger.move(to: point(49, 37))
            finger.move(to: point(400, 37))
            finger.release()
            #expect(values == [0.25, 1])
            slider.isContinuous = false
            finger.press(point(125, 37))
            finger.move(to: point(75, 37))
            #expect(values == [0.25, 1])
            finger.release()
            #expect(values == [0.25, 1, 0.5])
        }
    }
}

/// Writes down the touches that it is told of.
final class LoggingTouches: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}
