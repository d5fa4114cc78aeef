import AppKit
import QuartzCore
import UIKit

/// A view of UIKit in which one of AppKit stands, in a window of its own that nobody else sees: there y counts upwards.
///
/// What a finger does on it becomes events of the mouse's left button.
final class AppKitIsland: UIView {
    private let content: NSView
    private let inside: NSWindow

    init(_ content: NSView, _ controller: NSViewController?) {
        self.content = content
        inside = NSWindow(
            contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
        super.init(frame: .zero)
        inside.contentView = content
        if let controller { inside.contentViewController = controller }
        layer.addSublayer(inside.rootLayer)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content.intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isDark = traitCollection.userInterfaceStyle == .dark
        inside.appearance = NSAppearance(named: isDark ? .darkAqua : .aqua)
        if inside.frame.size != bounds.size { inside.setContentSize(bounds.size) }
        inside.rootLayer.position = .zero
        content.layoutSubtreeIfNeeded()
    }

    // The finger

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .leftMouseDown) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .leftMouseDragged) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .leftMouseUp) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .leftMouseUp) }

    private func send(_ touches: Set<UITouch>, _ type: NSEvent.EventType) {
        guard let touch = touches.first else { return }
        let place = touch.location(in: self)
        let event = NSEvent.mouseEvent(
            with: type, location: NSPoint(x: place.x, y: bounds.height - place.y), modifierFlags: [],
            timestamp: touch.timestamp, windowNumber: inside.windowNumber, context: nil, eventNumber: 0,
            clickCount: max(1, touch.tapCount), pressure: type == .leftMouseUp ? 0 : 1)
        if let event { inside.sendEvent(event) }
    }
}
