import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct TrackingTests {
    private final class Tracked: NSView {
        var log: [String] = []
        override func mouseEntered(with event: NSEvent) { log.append("entered") }
        override func mouseExited(with event: NSEvent) { log.append("exited") }
        override func mouseMoved(with event: NSEvent) { log.append("moved") }
    }

    private func area(_ view: NSView, _ options: NSTrackingArea.Options) -> NSTrackingArea {
        NSTrackingArea(
            rect: NSRect(x: 0, y: 0, width: 20, height: 20), options: options, owner: view, userInfo: nil)
    }

    @Test func theEdgeIsCrossed() {
        let view = Tracked(frame: NSRect(x: 10, y: 10, width: 50, height: 50))
        view.addTrackingArea(area(view, [.mouseEnteredAndExited, .activeAlways]))
        let stage = MouseStage(view)
        stage.run {
            stage.send(.mouseMoved, 150, 150)
            #expect(view.log.isEmpty)
            stage.send(.mouseMoved, 20, 20)
            #expect(view.log.first == "entered" && view.trackingAreas[0].isEntered)
            stage.send(.mouseMoved, 45, 20)
            stage.send(.mouseMoved, 150, 20)
            #expect(view.log.filter { $0 == "exited" }.count == 1 && view.log.filter { $0 == "entered" }.count == 1)
            // While a button is down only those hear that want to.
            stage.press(20, 20)
            stage.drag(150, 150)
            stage.release(150, 150)
            #expect(view.log.filter { $0 == "exited" }.count == 2)
            view.isHidden = true
            stage.send(.mouseMoved, 20, 20)
            #expect(view.log.last == "exited")
        }
    }

    @Test func movesAreToldOnce() {
        let view = Tracked(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
        view.addTrackingArea(area(view, [.mouseMoved, .activeAlways, .inVisibleRect]))
        let stage = MouseStage(view)
        stage.run {
            stage.send(.mouseMoved, 40, 40)
            #expect(view.log == ["moved"])
            stage.send(.mouseMoved, 60, 60)
            #expect(view.log == ["moved"])
            view.removeTrackingArea(view.trackingAreas[0])
            stage.send(.mouseMoved, 40, 40)
            #expect(view.log == ["moved", "moved"])
        }
    }
}
