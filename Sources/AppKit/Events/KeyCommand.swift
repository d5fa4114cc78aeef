import QuartzCore

/// What a key does that types nothing.
@MainActor struct KeyCommand {
    let name: String

    var selector: Selector { Selector(name) }

    init?(of selector: Selector) {
        guard Self.methods[selector.name] != nil else { return nil }
        name = selector.name
    }

    init?(of event: NSEvent) {
        let isExtending = event.modifierFlags.contains(.shift)
        switch event.specialKey {
        case .carriageReturn?, .newline?, .enter?: name = "insertNewline:"
        case .tab?: name = isExtending ? "insertBacktab:" : "insertTab:"
        case .backTab?: name = "insertBacktab:"
        case .delete?, .backspace?: name = "deleteBackward:"
        case .deleteForward?: name = "deleteForward:"
        case .leftArrow?:
            name =
                event.modifierFlags.contains(.command)
                ? "moveToBeginningOfLine:" : isExtending ? "moveLeftAndModifySelection:" : "moveLeft:"
        case .rightArrow?:
            name =
                event.modifierFlags.contains(.command)
                ? "moveToEndOfLine:" : isExtending ? "moveRightAndModifySelection:" : "moveRight:"
        case .upArrow?: name = "moveUp:"
        case .downArrow?: name = "moveDown:"
        case .home?: name = "moveToBeginningOfLine:"
        case .end?: name = "moveToEndOfLine:"
        default:
            guard event.charactersIgnoringModifiers == "\u{1B}" else { return nil }
            name = "cancelOperation:"
        }
    }

    func perform(on responder: NSResponder) { Self.methods[name]?(responder)(nil) }

    private static let methods: [String: (NSResponder) -> (Any?) -> Void] = [
        "insertNewline:": NSResponder.insertNewline, "insertTab:": NSResponder.insertTab,
        "insertBacktab:": NSResponder.insertBacktab, "deleteBackward:": NSResponder.deleteBackward,
        "deleteForward:": NSResponder.deleteForward, "moveLeft:": NSResponder.moveLeft,
        "moveRight:": NSResponder.moveRight, "moveUp:": NSResponder.moveUp, "moveDown:": NSResponder.moveDown,
        "moveLeftAndModifySelection:": NSResponder.moveLeftAndModifySelection,
        "moveRightAndModifySelection:": NSResponder.moveRightAndModifySelection,
        "moveToBeginningOfLine:": NSResponder.moveToBeginningOfLine,
        "moveToEndOfLine:": NSResponder.moveToEndOfLine, "selectAll:": NSResponder.selectAll,
        "cancelOperation:": NSResponder.cancelOperation,
    ]
}
