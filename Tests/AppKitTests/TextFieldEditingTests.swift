import Testing
import UIFoundation

@testable import AppKit

@MainActor @Suite(.serialized) struct TextFieldEditingTests {
    private final class Listener: NSObject, NSTextFieldDelegate {
        var log: [String] = []
        func controlTextDidBeginEditing(_ obj: Notification) { log.append("begin") }
        func controlTextDidChange(_ obj: Notification) {
            log.append((obj.object as? NSTextField)?.stringValue ?? "?")
        }
        func controlTextDidEndEditing(_ obj: Notification) { log.append("end") }
    }

    private let field = NSTextField(frame: NSRect(x: 10, y: 10, width: 120, height: 22))
    private let listener = Listener()
    private let counter = ActionCounter()

    init() {
        field.delegate = listener
        field.target = counter
        field.action = ActionCounter.selector
    }

    @Test func whatIsTypedComesIn() {
        let stage = MouseStage(field)
        stage.run {
            stage.type("x")
            #expect(field.stringValue.isEmpty)
            stage.click(60, 20)
            #expect(stage.window.firstResponder === field)
            stage.type("ab")
            #expect(field.stringValue == "ab" && listener.log == ["begin", "a", "ab"])
            stage.type("\u{7F}")
            #expect(field.stringValue == "a")
            stage.type("\u{F702}c")
            #expect(field.stringValue == "ca")
            stage.type("\r")
            #expect(listener.log.last == "end" && counter.count == 1)
            // All of it is selected then, so that typing replaces it.
            stage.type("z")
            #expect(field.stringValue == "z")
            stage.window.makeFirstResponder(nil)
            stage.type("y")
            #expect(field.stringValue == "z" && listener.log.filter { $0 == "end" }.count == 2)
        }
    }

    @Test func selectionsAndKeys() {
        field.stringValue = "Grüße"
        let stage = MouseStage(field)
        stage.run {
            field.selectText(nil)
            #expect(field.edited?.selectedText == "Grüße")
            field.moveToEndOfLine(nil)
            field.moveLeftAndModifySelection(nil)
            field.moveLeftAndModifySelection(nil)
            #expect(field.edited?.selectedText == "ße")
            field.insertText("n")
            #expect(field.stringValue == "Grün")
            field.moveToBeginningOfLine(nil)
            field.doCommand(by: Selector("deleteForward:"))
            #expect(field.stringValue == "rün")
            field.selectAll(nil)
            field.deleteBackward(nil)
            #expect(field.stringValue.isEmpty)
            field.deleteBackward(nil)
            field.cancelOperation(nil)
            #expect(field.edited == nil && stage.window.firstResponder === stage.window)
        }
    }

    @Test func labelsAreNotEdited() {
        let label = NSTextField(labelWithString: "Label")
        let stage = MouseStage(label)
        stage.run {
            #expect(!stage.window.makeFirstResponder(label) || label.edited == nil)
            stage.click(5, 5)
            stage.type("x")
            #expect(label.stringValue == "Label")
        }
        field.isEnabled = false
        #expect(!field.acceptsFirstResponder)
    }

    @Test func theMousePutsTheCaret() throws {
        field.stringValue = "iiii"
        let stage = MouseStage(field)
        try stage.run {
            stage.click(15, 20)
            #expect(field.edited?.selection == NSRange(location: 0, length: 0))
            stage.press(15, 20)
            stage.drag(129, 20)
            #expect(field.edited?.selectedText == "iiii")
            stage.release(129, 20)
            // What is selected has a ground of its own.
            let pixels = try stage.pixels()
            #expect(pixels[16, 200 - 13] == [179, 215, 255, 255] || pixels[16, 200 - 15] == [179, 215, 255, 255])
        }
    }

    /// A long text moves so that the caret is seen.
    @Test func longTextsScroll() {
        let stage = MouseStage(field)
        stage.run {
            stage.click(60, 20)
            stage.type(String(repeating: "m", count: 40))
            stage.window.settle()
            #expect(field.scrolled > 100)
            field.moveToBeginningOfLine(nil)
            field.needsDisplay = true
            stage.window.settle()
            #expect(field.scrolled == 0)
        }
    }

    @Test func scriptsType() throws {
        let steps = [
            StageTouch(kind: .press, time: 0, place: CGPoint(x: 20, y: 10), picture: 0),
            StageTouch(kind: .release, time: 0.1, place: CGPoint(x: 20, y: 10), picture: 0),
            StageTouch(kind: .type("Hello"), time: 0.2, place: .zero, picture: 0),
            StageTouch(kind: .key(.delete), time: 0.3, place: .zero, picture: 0),
        ]
        let stage = AppKitStage(screenSize: CGSize(width: 200, height: 100), scale: 1)
        let field = field
        _ = try stage.pictures(at: [0.5], touches: steps, of: { field }, show: { _, _ in })
        #expect(field.stringValue == "Hell")
    }
}
