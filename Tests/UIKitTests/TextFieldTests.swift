import CoreText
import Testing
import UIKit

@testable import QuartzCore

@MainActor @Suite(.serialized) struct TextFieldTests {
    private final class Log: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        var refused = "-"
        var returns = true
        var begins = true

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            calls.append("\(range.location)+\(range.length):\(string)")
            return string != refused
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            calls.append("return")
            return returns
        }
    }

    private func inWindow(_ field: UIView, _ body: (UIWindow) throws -> Void) rethrows {
        let clock = MediaClock(time: 0)
        try MediaClock.$current.withValue(clock) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            window.addSubview(field)
            window.makeKeyAndVisible()
            window.settle()
            try body(window)
        }
    }

    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))

    @Test func defaults() {
        #expect(field.text == "" && field.placeholder == nil && field.borderStyle == .none)
        #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label && !field.isEditing)
        #expect(field.clearButtonMode == .never && !field.hasText && !field.isSecureTextEntry)
        field.text = nil
        #expect(field.text == "")
    }

    @Test func placesOfTheParts() {
        let bounds = field.bounds
        #expect(field.textRect(forBounds: bounds) == bounds)
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
        #expect(field.intrinsicContentSize.height == 34)
        field.font = .systemFont(ofSize: 14)
        #expect(field.intrinsicContentSize.height == 30)
        field.borderStyle = .none
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(field.textRect(forBounds: bounds).minX == 0)
        field.leftViewMode = .always
        #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 20, y: 0, width: 180, height: 34))
        field.clearButtonMode = .always
        #expect(field.textRect(forBounds: bounds).maxX == 200)
        field.text = "a"
        #expect(field.textRect(forBounds: bounds).maxX == field.clearButtonRect(forBounds: bounds).minX)
        field.layoutIfNeeded()
        #expect(field.leftView?.superview === field)
        field.leftViewMode = .whileEditing
        field.layoutIfNeeded()
        #expect(field.leftView?.superview == nil)
    }

    @Test func typing() {
        inWindow(field) { window in
            let log = Log()
            field.delegate = log
            var changes: [String] = []
            field.addAction(UIAction { _ in changes.append(self.field.text ?? "") }, for: .editingChanged)
            Keyboard.type("lost", in: window)
            #expect(field.text == "")
            #expect(field.becomeFirstResponder() && field.isEditing && field.becomeFirstResponder())
            Keyboard.type("hé👍🏽", in: window)
            #expect(field.text == "hé👍🏽" && changes == ["h", "hé", "hé👍🏽"])
            Keyboard.press(.delete, in: window)
            #expect(field.text == "hé")
            Keyboard.press(.left, in: window)
            Keyboard.type("a", in: window)
            #expect(field.text == "haé")
            log.refused = "b"
            Keyboard.type("bc", in: window)
            #expect(field.text == "hacé")
            Keyboard.press(.home, in: window)
            Keyboard.press(.forwardDelete, in: window)
            #expect(field.text == "acé" && changes.last == "acé")
            #expect(log.calls.prefix(3) == ["began", "0+0:h", "1+0:é"])
            #expect(log.calls.contains("2+4:"))
            #expect(field.resignFirstResponder() && log.calls.last == "ended")
        }
    }

    @Test func returnLeavesWhereSomebodyWaitsForIt() {
        inWindow(field) { window in
            let log = Log()
            field.delegate = log
            field.becomeFirstResponder()
            Keyboard.press(.return, in: window)
            #expect(field.isEditing && field.text == "" && log.calls.last == "return")
            var exits = 0
            field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
            log.returns = false
            Keyboard.press(.return, in: window)
            #expect(field.isEditing && exits == 0)
            log.returns = true
            Keyboard.press(.return, in: window)
            #expect(!field.isEditing && exits == 1)
            log.begins = false
            #expect(!field.becomeFirstResponder() && !field.isEditing)
        }
    }

    @Test func aTouchPutsTheCaret() {
        inWindow(field) { window in
            field.text = "iiiiiiiiii"
            let finger = TouchScreen(window: window)
            finger.press(CGPoint(x: 11, y: 27))
            finger.release()
            window.settle()
            #expect(field.isEditing && field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 10)
            #expect(field.selectedTextRange?.start == field.beginningOfDocument)
            let rect = field.caretRect(for: field.beginningOfDocument)
            #expect(rect.width == 2 && abs(rect.height - 20.29) < 0.1 && rect.minX == -1)
            // A place in the text is found again.
            let third = field.position(from: field.beginningOfDocument, offset: 3)
            let place = field.caretRect(for: third ?? UITextPosition())
            #expect(field.closestPosition(to: CGPoint(x: place.midX + 0.5, y: place.midY)) == third)
            let range = field.textRange(from: field.beginningOfDocument, to: third ?? UITextPosition())
            #expect(range.flatMap { field.text(in: $0) } == "iii")
            field.selectedTextRange = range
            field.insertText("x")
            #expect(field.text == "xiiiiiii")
            #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
            #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
        }
    }

    @Test func theClearButtonClears() {
        inWindow(field) { window in
            field.text = "some"
            field.clearButtonMode = .always
            window.settle()
            let finger = TouchScreen(window: window)
            let place = field.clearButtonRect(forBounds: field.bounds).offsetBy(dx: 10, dy: 10)
            finger.press(CGPoint(x: place.midX, y: place.midY))
            finger.release()
            #expect(field.text == "")
        }
    }

    private func picture() throws -> Pixels {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        field.layoutIfNeeded()
        let image = UIGraphicsImageRenderer(size: field.bounds.size, format: format).image { _ in
            field.drawHierarchy(in: field.bounds, afterScreenUpdates: true)
        }
        return try #require(Pixels(image))
    }

    private func caretColor(_ x: Int) throws -> [Int] { try picture()[x, 17] }

    private func ink(_ pixels: Pixels, _ columns: Range<Int>) -> Int {
        columns.reduce(0) { sum, x in (0..<34).reduce(sum) { $0 + pixels[x, $1][3] } }
    }

    @Test func whatIsSeen() throws {
        let nothing = try ink(picture(), 0..<200)
        #expect(nothing == 0)
        field.placeholder = "Name"
        let hint = try ink(picture(), 0..<60)
        #expect(hint > 0)
        field.text = "Name"
        // The same letters, at the placeholder's 30 % of strength.
        let full = try ink(picture(), 0..<60)
        #expect(abs(Double(hint) / Double(full) - 0.3) < 0.01)
        field.textAlignment = .right
        let right = try picture()
        #expect(ink(right, 0..<100) == 0 && ink(right, 140..<200) > 0)
        field.textAlignment = .left
        field.isSecureTextEntry = true
        let dots = try ink(picture(), 0..<60)
        #expect(dots != full && field.text == "Name")
    }

    @Test func theCaretIsSeenWhileEditing() throws {
        try inWindow(field) { window in
            field.tintColor = .red
            field.becomeFirstResponder()
            window.settle()
            let first = try caretColor(0)
            #expect(first == red)
            field.text = String(repeating: "wide ", count: 30)
            field.resignFirstResponder()
            field.becomeFirstResponder()
            // The end of a long text, with the caret in the field.
            window.settle()
            let second = try caretColor(198)
            #expect(second == red)
            Keyboard.press(.home, in: window)
            window.settle()
            let third = try caretColor(0)
            #expect(third == red)
        }
    }
}
