import QuartzCore

extension NSWindow {
    /// A mouse event goes to the view under it; while a button is down, to the one where it went down. Others go to the
    /// first responder.
    final func dispatch(_ event: NSEvent) {
        event.windowReference = event.windowReference ?? self
        guard event.type.isOfMouse else {
            switch event.type {
            case .keyDown: firstResponder?.keyDown(with: event)
            case .keyUp: firstResponder?.keyUp(with: event)
            case .flagsChanged: firstResponder?.flagsChanged(with: event)
            case .scrollWheel: view(at: event)?.scrollWheel(with: event)
            default: break
            }
            return
        }
        switch event.type {
        case .leftMouseDown, .rightMouseDown, .otherMouseDown: mouseTarget = view(at: event)
        case .mouseMoved: return view(at: event)?.mouseMoved(with: event) ?? ()
        default: break
        }
        guard let target = mouseTarget else { return }
        switch event.type {
        case .leftMouseDown:
            if target.acceptsFirstResponder { makeFirstResponder(target) }
            target.mouseDown(with: event)
        case .leftMouseDragged: target.mouseDragged(with: event)
        case .leftMouseUp: target.mouseUp(with: event)
        case .rightMouseDown: target.rightMouseDown(with: event)
        case .rightMouseDragged: target.rightMouseDragged(with: event)
        case .rightMouseUp: target.rightMouseUp(with: event)
        case .otherMouseDown: target.otherMouseDown(with: event)
        case .otherMouseDragged: target.otherMouseDragged(with: event)
        case .otherMouseUp: target.otherMouseUp(with: event)
        default: break
        }
        if [.leftMouseUp, .rightMouseUp, .otherMouseUp].contains(event.type) { mouseTarget = nil }
    }

    /// The content's superview is the window's own frame, whose space is the window's.
    private func view(at event: NSEvent) -> NSView? {
        ignoresMouseEvents ? nil : contentView?.hitTest(event.locationInWindow)
    }
}
