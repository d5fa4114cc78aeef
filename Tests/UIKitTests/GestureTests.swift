import Testing
import UIKit

@testable import QuartzCore
@testable import UIKit

@MainActor @Suite(.serialized) struct GestureTests {
    private final class Log: NSObject, UIGestureRecognizerDelegate {
        var calls: [String] = []
        var together = false
        var begins = true
        var receives = true

        func told(_ recognizer: UIGestureRecognizer) {
            calls.append("\(recognizer.name ?? "") \(recognizer.state)")
        }
        static let selector = Selector("told:", Log.told)

        func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView)
            -> Recognizer
        {
            recognizer.name = name
            recognizer.addTarget(self, action: Log.selector)
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
            return recognizer
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { together }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            receives
        }
    }

    private func tap(_ finger: TouchScreen, _ place: CGPoint = point(50, 50)) {
        finger.press(place)
        finger.release()
    }

    @Test func tapsAndTheirDelegate() {
        onScreen { window, finger, clock in
            let (log, view) = (Log(), LoggingTouches(frame: window.bounds))
            window.addSubview(view)
            let recognizer = log.add(UITapGestureRecognizer(), "tap", to: view)
            tap(finger)
            #expect(log.calls == ["tap ended"] && view.log == ["began", "cancelled"])
            #expect(recognizer.state == .possible && recognizer.view === view)
            recognizer.cancelsTouchesInView = false
            view.log = []
            tap(finger)
            #expect(view.log == ["began", "ended"])
            // Moved, held too long, refused, not received, turned off, removed.
            log.calls = []
            finger.press(point(10, 10))
            finger.move(to: point(90, 10))
            finger.release()
            finger.press(point(10, 10))
            clock.advance(to: clock.now + 1)
            finger.release()
            log.begins = false
            tap(finger)
            log.begins = true
            log.receives = false
            tap(finger)
            log.receives = true
            recognizer.isEnabled = false
            tap(finger)
            recognizer.isEnabled = true
            #expect(log.calls.isEmpty)
            tap(finger)
            recognizer.removeTarget(log, action: nil)
            tap(finger)
            #expect(log.calls == ["tap ended"] && view.gestureRecognizers?.count == 1)
            view.removeGestureRecognizer(recognizer)
            #expect(view.gestureRecognizers == nil && recognizer.view == nil)
        }
    }

    @Test func oneTapWaitsForTwo() {
        onScreen { window, finger, clock in
            let (log, view) = (Log(), UIView(frame: window.bounds))
            window.addSubview(view)
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            _ = log.add(double, "double", to: view)
            let single = log.add(UITapGestureRecognizer(), "single", to: view)
            single.require(toFail: double)
            tap(finger)
            #expect(log.calls.isEmpty)
            clock.advance(to: 1)
            #expect(log.calls == ["single ended"])
            tap(finger)
            clock.advance(to: 1.2)
            tap(finger)
            clock.advance(to: 3)
            #expect(log.calls == ["single ended", "double ended"])
            #expect(single.state == .possible && double.state == .possible)
            tap(finger)
            clock.advance(to: 4)
            #expect(log.calls.last == "single ended" && log.calls.count == 3)
        }
    }

    @Test func longPresses() {
        onScreen { window, finger, clock in
            let (log, view) = (Log(), LoggingTouches(frame: window.bounds))
            window.addSubview(view)
            _ = log.add(UILongPressGestureRecognizer(), "press", to: view)
            finger.press(point(50, 50))
            clock.advance(to: 0.4)
            #expect(log.calls.isEmpty)
            clock.advance(to: 0.6)
            #expect(log.calls == ["press began"] && view.log == ["began", "cancelled"])
            finger.move(to: point(90, 90))
            finger.release()
            #expect(log.calls == ["press began", "press changed", "press ended"])
            finger.press(point(50, 50))
            finger.move(to: point(70, 50))
            clock.advance(to: 2)
            finger.release()
            tap(finger)
            clock.advance(to: 4)
            #expect(log.calls.count == 3)
        }
    }

    @Test func oneGestureOrBoth() {
        onScreen { window, finger, _ in
            let (log, outer) = (Log(), UIView(frame: window.bounds))
            let inner = UIView(frame: window.bounds)
            window.addSubview(outer)
            outer.addSubview(inner)
            _ = log.add(UIPanGestureRecognizer(), "outer", to: outer)
            _ = log.add(UIPanGestureRecognizer(), "inner", to: inner)
            for together in [false, true] {
                log.together = together
                log.calls = []
                finger.press(point(50, 50))
                finger.move(to: point(70, 50))
                finger.cancel()
                #expect(
                    log.calls
                        == (together
                            ? ["inner began", "outer began", "inner cancelled", "outer cancelled"]
                            : ["inner began", "inner cancelled"]))
            }
        }
    }

    @Test func swipesAndEdges() {
        onScreen { window, finger, clock in
            let (log, view) = (Log(), UIView(frame: window.bounds))
            window.addSubview(view)
            let left = UISwipeGestureRecognizer()
            left.direction = .left
            _ = log.add(left, "left", to: view)
            _ = log.add(UISwipeGestureRecognizer(), "right", to: view)
            for end in [40.0, 160, 101] {
                finger.press(point(100, 50))
                finger.move(to: point(end, 55))
                finger.release()
            }
            #expect(log.calls == ["left ended", "right ended"])
            finger.press(point(100, 50))
            clock.advance(to: 1)
            finger.move(to: point(20, 50))
            finger.release()
            #expect(log.calls.count == 2)
            view.gestureRecognizers = nil
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .left
            _ = log.add(edge, "edge", to: view)
            for start in [5.0, 60] {
                finger.press(point(start, 50))
                finger.move(to: point(start + 30, 50))
                finger.release()
            }
            #expect(Array(log.calls.dropFirst(2)) == ["edge began", "edge ended"])
        }
    }

    @Test func twoFingers() {
        onScreen { window, _, _ in
            let (log, view) = (Log(), UIView(frame: window.bounds))
            view.isMultipleTouchEnabled = true
            window.addSubview(view)
            log.together = true
            let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)
            let turn = log.add(UIRotationGestureRecognizer(), "turn", to: view)
            let touches = [UITouch(), UITouch()]
            var scales: [CGFloat] = []
            func send(_ phase: UITouch.Phase, _ places: [CGPoint], at time: TimeInterval) {
                let event = UIEvent()
                event.timestamp = time
                event.allTouches = Set(touches)
                for (touch, place) in zip(touches, places) {
                    touch.window = window
                    touch.previousPosition = touch.position
                    (touch.position, touch.phase, touch.timestamp) = (place, phase, time)
                }
                window.sendEvent(event)
                scales.append(pinch.scale)
            }
            send(.began, [point(50, 50), point(100, 50)], at: 0)
            send(.moved, [point(50, 50), point(150, 50)], at: 0.5)
            #expect(pinch.scale == 2 && pinch.velocity == 2 && log.calls == ["pinch began"])
            send(.moved, [point(50, 50), point(50, 150)], at: 1)
            #expect(abs(turn.rotation - .pi / 2) < 1e-9 && pinch.scale == 2)
            #expect(log.calls == ["pinch began", "pinch changed", "turn began"])
            turn.rotation = 0
            send(.ended, [point(50, 50), point(50, 150)], at: 1.1)
            #expect(Array(log.calls.suffix(2)) == ["pinch ended", "turn ended"] && pinch.scale == 1)
        }
    }
}
