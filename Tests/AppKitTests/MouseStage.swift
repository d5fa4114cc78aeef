import CoreGraphics
import QuartzCore

@testable import AppKit
@testable import UIFoundation

/// A window of 200 × 200 points with a clock of its own, whose mouse a test moves.
@MainActor final class MouseStage {
    let clock = MediaClock(time: 0)
    let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 200, height: 200), styleMask: .borderless, backing: .buffered,
        defer: true)
    var page: NSView { window.contentView! }

    init(_ views: NSView...) {
        for view in views { page.addSubview(view) }
        window.makeKey()
        window.settle()
    }

    deinit {
        MainActor.assumeIsolated { window.close() }
    }

    func run(_ body: () throws -> Void) rethrows { try MediaClock.$current.withValue(clock, operation: body) }

    func send(
        _ type: NSEvent.EventType, _ x: CGFloat, _ y: CGFloat, _ flags: NSEvent.ModifierFlags = [], clicks: Int = 1
    ) {
        window.sendEvent(
            NSEvent(
                type: type, location: NSPoint(x: x, y: y), modifierFlags: flags, timestamp: clock.now,
                window: window,
                clickCount: clicks))
    }

    func press(_ x: CGFloat, _ y: CGFloat) { send(.leftMouseDown, x, y) }
    func drag(_ x: CGFloat, _ y: CGFloat) { send(.leftMouseDragged, x, y) }
    func release(_ x: CGFloat, _ y: CGFloat) { send(.leftMouseUp, x, y) }

    func click(_ x: CGFloat, _ y: CGFloat) {
        press(x, y)
        release(x, y)
    }

    func type(_ text: String, _ flags: NSEvent.ModifierFlags = []) {
        for character in text {
            guard
                let event = NSEvent.keyEvent(
                    with: .keyDown, location: .zero, modifierFlags: flags, timestamp: clock.now,
                    windowNumber: window.windowNumber, context: nil, characters: String(character),
                    charactersIgnoringModifiers: String(character), isARepeat: false, keyCode: 0)
            else { continue }
            window.sendEvent(event)
        }
    }

    func wait(_ seconds: TimeInterval) { clock.advance(to: clock.now + seconds) {} }

    /// The window as it is shown.
    func pixels(scale: CGFloat = 1) throws -> Pixels {
        window.settle()
        let node = window.rootLayer.commit()
        return try AppKitStage.pixels(
            StagePicture(
                node: node, frame: CGRect(x: 0, y: 0, width: 200, height: 200), window: window.rootLayer,
                layer: window.rootLayer), scale: scale)
    }
}

/// Counts what a control sends.
@MainActor final class ActionCounter {
    var count = 0
    var values: [Double] = []
    func changed(_ sender: Any?) {
        count += 1
        if let control = sender as? NSControl { values.append(control.doubleValue) }
    }
    static let selector = Selector("changed:", ActionCounter.changed)
}
