import QuartzCore

/// Tells the owners of tracking areas of the mouse.
@MainActor enum MouseTracking {
    /// While a button is down only areas that want to hear of that do.
    static func follow(_ event: NSEvent, in content: NSView) {
        let isDragging = [.leftMouseDragged, .rightMouseDragged, .otherMouseDragged].contains(event.type)
        for area in areas(in: content) {
            guard let view = area.view else { continue }
            if isDragging, !area.options.contains(.enabledDuringMouseDrag) { continue }
            let rect = area.options.contains(.inVisibleRect) ? view.visibleRect : area.rect
            let isInside =
                !view.isHiddenOrHasHiddenAncestor
                && view.mouse(view.convert(event.locationInWindow, from: nil), in: rect)
            let wasInside = area.isEntered
            area.isEntered = isInside
            if isInside != wasInside {
                if area.options.contains(.mouseEnteredAndExited) {
                    tell(area, isInside ? .mouseEntered : .mouseExited, event)
                }
                if isInside, area.options.contains(.cursorUpdate) { tell(area, .cursorUpdate, event) }
            }
            if isInside, event.type == .mouseMoved, area.options.contains(.mouseMoved) {
                tell(area, .mouseMoved, event)
            }
        }
    }

    /// Whether the view hears of moves by an area of its own.
    static func hearsOfMoves(_ view: NSView) -> Bool {
        view.trackingAreas.contains { $0.owner === view && $0.options.contains(.mouseMoved) && $0.isEntered }
    }

    /// Of the view and those inside it, which may add and remove areas when they are told.
    private static func areas(in view: NSView) -> [NSTrackingArea] {
        view.trackingAreas + view.subviewList.flatMap { areas(in: $0) }
    }

    private static func tell(_ area: NSTrackingArea, _ type: NSEvent.EventType, _ cause: NSEvent) {
        let event = NSEvent(
            type: type, location: cause.locationInWindow, modifierFlags: cause.modifierFlags,
            timestamp: cause.timestamp, window: cause.window, clickCount: 0)
        event.details.trackingArea = area
        if let responder = area.owner as? NSResponder {
            switch type {
            case .mouseEntered: responder.mouseEntered(with: event)
            case .mouseExited: responder.mouseExited(with: event)
            case .cursorUpdate: responder.cursorUpdate(with: event)
            default: responder.mouseMoved(with: event)
            }
        } else if let owner = area.owner {
            let names: [NSEvent.EventType: String] = [
                .mouseEntered: "mouseEntered:", .mouseExited: "mouseExited:", .cursorUpdate: "cursorUpdate:",
                .mouseMoved: "mouseMoved:",
            ]
            guard let name = names[type], Selector(name).isKnown(to: owner) else { return }
            Selector(name).perform(on: owner, with: event)
        }
    }
}
