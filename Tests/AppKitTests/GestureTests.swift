import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct GestureTests {
    @MainActor private final class Log {
        var states: [NSGestureRecognizer.State] = []
        func found(_ gesture: Any?) {
            if let gesture = gesture as? NSGestureRecognizer { states.append(gesture.state) }
        }
    }

    private final class Together: NSObject, NSGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: NSGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
        ) -> Bool { true }
    }

    private final class Waiting: NSObject, NSGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: NSGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer
        ) -> Bool { true }
    }

    private final class Heard: FlippedView {
        var log: [String] = []
        override func mouseDown(with event: NSEvent) { log.append("down") }
        override func mouseDragged(with event: NSEvent) { log.append("dragged") }
        override func mouseUp(with event: NSEvent) { log.append("up") }
        override func magnify(with event: NSEvent) { log.append("magnify") }
    }

    private let view = Heard(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    private let log = Log()
    private let found = Selector("found:", Log.found)

    @Test func clicks() {
        view.addGestureRecognizer(NSClickGestureRecognizer(target: log, action: found))
        let stage = MouseStage(view)
        stage.run {
            stage.press(50, 50)
            #expect(view.log.isEmpty)
            stage.release(50, 50)
            #expect(log.states == [.ended] && view.log.isEmpty)
            stage.press(50, 50)
            stage.drag(60, 50)
            stage.release(60, 50)
            // It failed with the move: what was held back comes.
            #expect(log.states.count == 1 && view.log == ["down", "dragged", "up"])
            stage.send(.rightMouseDown, 50, 50)
            stage.send(.rightMouseUp, 50, 50)
            #expect(log.states.count == 1)
        }
    }

    @Test func doubleClicksComeBeforeSingleOnesThatWait() {
        let (single, double) = (Log(), Log())
        let one = NSClickGestureRecognizer(target: single, action: found)
        let two = NSClickGestureRecognizer(target: double, action: found)
        two.numberOfClicksRequired = 2
        let waiting = Waiting()
        one.delegate = waiting
        view.gestureRecognizers = [one, two]
        let stage = MouseStage(view)
        stage.run {
            stage.click(50, 50)
            #expect(single.states.isEmpty)
            stage.click(50, 50)
            #expect(double.states == [.ended] && single.states.isEmpty)
            stage.wait(1)
            stage.click(50, 50)
            stage.wait(0.6)
            #expect(single.states == [.ended] && double.states == [.ended])
        }
    }

    /// In the view's space, which is flipped.
    @Test func pans() {
        let pan = NSPanGestureRecognizer(target: log, action: found)
        view.addGestureRecognizer(pan)
        let stage = MouseStage(view)
        stage.run {
            stage.press(50, 50)
            stage.drag(51, 50)
            #expect(log.states.isEmpty)
            stage.wait(0.05)
            stage.drag(60, 40)
            #expect(log.states == [.began] && pan.translation(in: view) == NSPoint(x: 10, y: 10))
            #expect(pan.location(in: view) == NSPoint(x: 60, y: 60))
            #expect(abs(pan.velocity(in: view).x - 200) < 1e-6)
            pan.setTranslation(.zero, in: view)
            stage.drag(65, 40)
            #expect(pan.translation(in: view) == NSPoint(x: 5, y: 0))
            stage.release(65, 40)
            #expect(log.states == [.began, .changed, .ended] && pan.state == .possible && view.log.isEmpty)
        }
    }

    @Test func presses() {
        view.addGestureRecognizer(NSPressGestureRecognizer(target: log, action: found))
        let stage = MouseStage(view)
        stage.run {
            stage.press(50, 50)
            stage.wait(0.4)
            #expect(log.states.isEmpty)
            stage.wait(0.2)
            #expect(log.states == [.began])
            stage.drag(90, 90)
            stage.release(90, 90)
            #expect(log.states == [.began, .changed, .ended])
            stage.press(50, 50)
            stage.release(50, 50)
            #expect(log.states.count == 3 && view.log == ["down", "up"])
        }
    }

    @Test func oneComesBeforeTheOthersUnlessTheyGoTogether() {
        let other = Log()
        let inner = NSPanGestureRecognizer(target: log, action: found)
        let outer = NSPanGestureRecognizer(target: other, action: found)
        view.addGestureRecognizer(inner)
        let stage = MouseStage(view)
        stage.page.addGestureRecognizer(outer)
        stage.run {
            @MainActor func drag() {
                stage.press(50, 50)
                stage.drag(60, 50)
                stage.release(60, 50)
            }
            drag()
            #expect(log.states == [.began, .ended] && other.states.isEmpty)
            let together = Together()
            outer.delegate = together
            drag()
            #expect(log.states.count == 4 && other.states == [.began, .ended])
            inner.isEnabled = false
            drag()
            #expect(log.states.count == 4 && other.states.count == 4)
            stage.page.removeGestureRecognizer(outer)
            #expect(outer.view == nil)
            drag()
            #expect(other.states.count == 4 && view.log == ["down", "dragged", "up"])
        }
    }

    @Test func fingersOnATrackpad() {
        let larger = NSMagnificationGestureRecognizer(target: log, action: found)
        let turned = NSRotationGestureRecognizer(target: log, action: found)
        view.gestureRecognizers = [larger]
        let stage = MouseStage(view)
        stage.run {
            @MainActor func send(_ type: NSEvent.EventType, _ phase: NSEvent.Phase, _ amount: Double) {
                stage.window.sendEvent(
                    .gesture(
                        type, at: NSPoint(x: 50, y: 50), in: stage.window, phase, magnification: amount,
                        rotation: Float(amount)))
            }
            send(.magnify, .began, 0.1)
            send(.magnify, .changed, 0.4)
            #expect(abs(larger.magnification - 0.5) < 1e-9)
            send(.magnify, .ended, 0)
            #expect(log.states == [.began, .changed, .ended] && view.log.isEmpty)
            view.gestureRecognizers = [turned]
            send(.rotate, .began, 90)
            #expect(abs(turned.rotation - .pi / 2) < 1e-6)
            send(.rotate, .cancelled, 0)
            #expect(log.states.suffix(2) == [.began, .cancelled])
            send(.magnify, .began, 1)
            #expect(view.log == ["magnify"])
        }
    }
}
