// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreText
import Testing
import UIKit

@testable import QuartzCore

@MainActor @Suite(.serialized) struct TextViewTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))

    private func inWindow(_ body: (UIWindow) throws -> Void) rethrows {
        try MediaClock.$current.withValue(MediaClock(time: 0)) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            window.addSubview(view)
            window.makeKeyAndVisible()
            window.settle()
            try body(window)
        }
    }

    @Test func sizes() {
        let line = UIFont.systemFont(ofSize: 12).lineHeight
        view.text = "one"
        view.layoutIfNeeded()
        #expect(abs(view.contentSize.height - (16 + line)) < 0.01 && view.contentSize.width == 120)
        view.text = "one\ntwo\n"
        view.layoutIfNeeded()
        // The empty line after the last break counts.
        #expect(abs(view.contentSize.height - (16 + 3 * line)) < 0.01)
        view.textContainerInset = .zero
        view.text = "one"
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == line.rounded(.up))
        let natural = view.sizeThatFits(.zero).width
        view.textContainer.lineFragmentPadding = 0
        #expect(view.sizeThatFits(.zero).width == natural - 10)
        view.text = "one two three four five six seven"
        #expect(view.sizeThatFits(CGSize(width: 60, height: 0)).height > 2 * line)
    }

    @Test func typingAndLines() {
        inWindow { window in
            #expect(view.becomeFirstResponder())
            Keyboard.type("ab\ncd", in: window)
            #expect(view.text == "ab\ncd" && view.selectedRange == NSRange(location: 5, length: 0))
            Keyboard.press(.up, in: window)
            #expect(view.selectedRange.location == 2)
            Keyboard.press(.down, in: window)
            #expect(view.selectedRange.location == 5)
            Keyboard.press(.home, in: window)
            #expect(view.selectedRange.location == 3)
            Keyboard.press(.end, in: window)
            #expect(view.selectedRange.location == 5)
            Keyboard.press(.home, in: window)
            Keyboard.press(.delete, in: window)
            #expect(view.text == "abcd" && view.textStorage.string == "abcd")
            view.isEditable = false
            Keyboard.type("x", in: window)
            #expect(view.text == "abcd")
        }
    }

    @Test func theCaretStaysInSight() {
        inWindow { window in
            view.becomeFirstResponder()
            Keyboard.type(String(repeating: "line\n", count: 20), in: window)
            window.settle()
            #expect(view.contentOffset.y > 100)
            let caret = view.caretRect(for: view.endOfDocument)
            #expect(view.bounds.minY <= caret.minY && caret.maxY <= view.bounds.maxY + 0.01)
        }
    }

    @Test func theStorageIsTheText() {
        view.text = "plain"
        view.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
        let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.kern] as? Int == 2)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "other words")
        #expect(view.text == "other words")
    }

    @Test func attributesStayWhereTheyAre() {
        inWindow { window in
            let bold = UIFont.boldSystemFont(ofSize: 12)
            view.attributedText = NSAttributedString(
                string: "one two", attributes: [.font: bold, .foregroundColor: UIColor.red])
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 5, length: 1)
            Keyboard.type("xy", in: window)
            #expect(view.text == "one txyo")
            let colors = (0..<8).map { unit in
                view.attributedText.attributes(at: unit, effectiveRange: nil)[.foregroundColor] as? UIColor
            }
            #expect(colors == Array(repeating: .red, count: 8))
            view.textStorage.append(NSAttributedString(string: "!", attributes: [.font: bold]))
            #expect(view.text == "one txyo!" && view.textStorage.length == 9)
        }
    }

    @Test func linksAreColoredAndTold() {
        final class Log: NSObject, UITextViewDelegate {
            var url: URL?
            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                url = URL
                return false
            }
        }
        inWindow { window in
            let log = Log()
            view.delegate = log
            view.isEditable = false
            let link = URL(string: "https://swift.org") ?? URL(fileURLWithPath: "/")
            view.attributedText = NSAttributedString(string: "Swift", attributes: [.link: link])
            window.settle()
            let shown = view.attributedText.attributes(at: 0, effectiveRange: nil)
            #expect(shown[.foregroundColor] as? UIColor == .link)
            let finger = TouchScreen(window: window)
            finger.press(CGPoint(x: 12, y: 14))
            finger.release()
            #expect(log.url == link && !view.isFirstResponder)
        }
    }

    @Test func layoutManagerOfALabel() {
        let storage = NSTextStorage(
            string: "first line and a second", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 60, height: 0))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        #expect(manager.numberOfGlyphs == 23 && manager.glyphRange(for: container).length == 23)
        let used = manager.usedRect(for: container)
        let line = UIFont.systemFont(ofSize: 10).lineHeight
        #expect(used.width <= 60 && (used.height / line).rounded() >= 2)
        var range = NSRange()
        let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
        #expect(first.minY == 0 && abs(first.height - line) < 0.01 && range.location == 0 && range.length < 23)
        var fraction: CGFloat = -1
        let unit = manager.characterIndex(
            for: CGPoint(x: 1, y: line * 1.5), in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(unit == range.length && fraction >= 0 && fraction < 1)
        let box = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 5), in: container)
        #expect(box.minX == 0 && box.width > 10 && box.width < used.width)
        container.maximumNumberOfLines = 1
        #expect(abs(manager.usedRect(for: container).height - line) < 0.01)
        storage.setAttributedString(NSAttributedString(string: ""))
        #expect(manager.numberOfGlyphs == 0 && manager.usedRect(for: container).width == 0)
    }
}
