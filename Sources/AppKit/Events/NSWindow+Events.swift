import QuartzCore

extension NSWindow {
    /// A mouse event goes to the view under it; while a button is down, to the one where it went down. Recognisers come
    /// first. Keys go to the first responder.
    final func dispatch(_ event: NSEvent) {
        event.windowReference = event.windowReference ?? self
        guard event.type.isOfMouse else {
            switch event.type {
            case .keyDown: press(key: event)
            case .keyUp: firstResponder?.keyUp(with: event)
            case .flagsChanged: firstResponder?.flagsChanged(with: event)
            case .scrollWheel: view(at: event)?.scrollWheel(with: event)
            case .magnify, .rotate: mouse.gesture(event, on: view(at: event))
            default: break
            }
            return
        }
        if let contentView, !ignoresMouseEvents {
            MouseTracking.follow(event, in: contentView)
        }
        switch event.type {
        case .leftMouseDown, .rightMouseDown, .otherMouseDown:
            guard let target = view(at: event) else { return }
            if event.type == .leftMouseDown, target.acceptsFirstResponder, target.takesFocusByMouse {
                makeFirstResponder(target)
            }
            mouse.press(event, on: target)
        case .mouseMoved:
            guard let view = view(at: event), !MouseTracking.hearsOfMoves(view) else { return }
            view.mouseMoved(with: event)
        default: mouse.follow(event)
        }
    }

    /// With the command key the buttons are asked first, otherwise last.
    private func press(key event: NSEvent) {
        if event.modifierFlags.contains(.command), contentView?.performKeyEquivalent(with: event) == true { return }
        firstResponder?.keyDown(with: event)
    }

    /// The content's superview is the window's own frame, whose space is the window's.
    private func view(at event: NSEvent) -> NSView? {
        ignoresMouseEvents ? nil : contentView?.hitTest(event.locationInWindow)
    }
}
