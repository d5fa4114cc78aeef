import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct ButtonTests {
    private let counter = ActionCounter()

    @Test func clicksSendTheActionAndChangeTheState() {
        let button = NSButton(checkboxWithTitle: "On", target: counter, action: ActionCounter.selector)
        button.setFrameOrigin(NSPoint(x: 20, y: 20))
        let stage = MouseStage(button)
        stage.run {
            stage.click(28, 30)
            #expect(button.state == .on && counter.count == 1)
            stage.click(28, 30)
            #expect(button.state == .off && counter.count == 2)
            stage.press(28, 30)
            #expect(button.isHighlighted)
            stage.drag(150, 150)
            stage.release(150, 150)
            #expect(button.state == .off && counter.count == 2)
            button.allowsMixedState = true
            button.performClick(nil)
            button.performClick(nil)
            #expect(button.state == .mixed && button.intValue == -1)
            button.performClick(nil)
            #expect(button.state == .off)
            button.isEnabled = false
            stage.click(28, 30)
            #expect(button.state == .off && counter.count == 5)
        }
    }

    @Test func typesKeepTheStateOrDoNot() {
        let button = NSButton(title: "Push", target: nil, action: nil)
        button.performClick(nil)
        #expect(button.state == .off)
        for type in [NSButton.ButtonType.toggle, .onOff, .pushOnPushOff] {
            button.setButtonType(type)
            button.state = .off
            button.performClick(nil)
            #expect(button.state == .on)
        }
        button.state = .mixed
        #expect(button.state == .on)
        button.objectValue = 0
        #expect(button.state == .off)
    }

    @Test func radioButtonsOfOneActionAreAGroup() {
        let page = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        let buttons = (0..<3).map {
            NSButton(radioButtonWithTitle: "\($0)", target: counter, action: $0 < 2 ? ActionCounter.selector : nil)
        }
        for button in buttons { page.addSubview(button) }
        buttons[2].performClick(nil)
        buttons[0].performClick(nil)
        buttons[1].performClick(nil)
        #expect(buttons.map(\.state) == [.off, .on, .on])
        buttons[1].performClick(nil)
        #expect(buttons[1].state == .on)
    }

    /// 20 points of bezel in a frame of 32, 14 points of which at the sides are none of it.
    @Test func sizesOfPushButtons() {
        let button = NSButton(title: "Button", target: nil, action: nil)
        let text = NSAttributedString(string: "Button", attributes: [.font: NSFont.systemFont(ofSize: 13)]).size()
        #expect(button.intrinsicContentSize == NSSize(width: text.width.rounded(.up) + 20, height: 20))
        #expect(button.frame.size == NSSize(width: text.width.rounded(.up) + 34, height: 32))
        #expect(
            button.alignmentRect(forFrame: NSRect(x: 0, y: 0, width: 100, height: 32))
                == NSRect(x: 7, y: 7, width: 86, height: 20))
        button.controlSize = .large
        #expect(button.intrinsicContentSize.height == 28)
        button.isBordered = false
        #expect(
            button.intrinsicContentSize.width == text.width.rounded(.up)
                && button.fittingSize.width == text.width.rounded(.up))
        let check = NSButton(checkboxWithTitle: "", target: nil, action: nil)
        #expect(
            check.intrinsicContentSize == NSSize(width: 14, height: 16)
                && check.frame.size == NSSize(width: 18, height: 18))
    }

    @Test func imagesBesideTitles() throws {
        let image = NSImage(cgImage: try fourColors(), size: NSSize(width: 10, height: 6))
        let button = NSButton(image: image, target: nil, action: nil)
        #expect(button.imagePosition == .imageOnly && button.intrinsicContentSize.width == 30)
        button.title = "x"
        button.imagePosition = .imageLeading
        let title = button.attributedTitle.size().width
        #expect(button.intrinsicContentSize.width == (10 + 4 + title).rounded(.up) + 20)
        let places = ButtonContent(of: button).places(in: NSRect(x: 0, y: 0, width: 100, height: 20))
        #expect(places.image.maxX + 4 == places.title.minX && places.image.midY == 10)
        button.imagePosition = .imageBelow
        let column = ButtonContent(of: button).places(in: NSRect(x: 0, y: 0, width: 100, height: 40))
        #expect(column.title.maxY + 4 == column.image.minY)
    }

    @Test func theKeyEquivalentClicks() {
        let button = NSButton(title: "OK", target: counter, action: ActionCounter.selector)
        button.keyEquivalent = "\r"
        let save = NSButton(title: "Save", target: counter, action: ActionCounter.selector)
        save.keyEquivalent = "s"
        save.keyEquivalentModifierMask = .command
        let stage = MouseStage(button, save)
        stage.run {
            stage.type("\r")
            #expect(counter.count == 1)
            stage.type("s")
            #expect(counter.count == 1)
            stage.type("s", .command)
            #expect(counter.count == 2)
            button.isHidden = true
            stage.type("\r")
            #expect(counter.count == 2)
        }
    }

    /// The bezel lies in the aligned rectangle; that of the default button, and of a mark that is on, is blue.
    @Test func drawing() throws {
        let accent = [0, 122, 255, 255]
        func pixels(isDark: Bool = false, _ make: () -> NSButton) throws -> Pixels {
            try AppKitStage.pixels(isDark: isDark, of: make)
        }
        let plain = try pixels {
            let button = NSButton(title: "", target: nil, action: nil)
            button.frame = NSRect(x: 0, y: 0, width: 60, height: 32)
            return button
        }
        #expect(plain[30, 15] == white && plain[30, 2] == clear && plain[2, 15] == clear && plain[30, 30] == clear)
        // The corner of 5 points.
        #expect(plain[7, 5][3] < 128 && plain[12, 6] == white)
        let main = try pixels {
            let button = NSButton(title: "", target: nil, action: nil)
            button.keyEquivalent = "\r"
            button.frame = NSRect(x: 0, y: 0, width: 60, height: 32)
            return button
        }
        #expect(main[30, 15] == accent)
        let check = try pixels {
            let button = NSButton(checkboxWithTitle: "", target: nil, action: nil)
            button.state = .on
            return button
        }
        #expect(check[4, 4] == accent && check[8, 12] != accent)
        let off = try pixels(isDark: true) { NSButton(checkboxWithTitle: "", target: nil, action: nil) }
        #expect(off[9, 9] != white && off[9, 9] != clear)
    }

    @Test func popUpButtons() {
        let button = NSPopUpButton(frame: .zero, pullsDown: false)
        button.addItems(withTitles: ["One", "Two", "Three"])
        #expect(button.titleOfSelectedItem == "One" && button.numberOfItems == 3 && button.title == "One")
        button.selectItem(withTitle: "Three")
        #expect(button.indexOfSelectedItem == 2 && button.title == "Three")
        button.removeItem(at: 0)
        #expect(button.titleOfSelectedItem == "Three" && button.itemTitles == ["Two", "Three"])
        button.selectItem(at: 9)
        #expect(button.indexOfSelectedItem == -1 && button.titleOfSelectedItem == "")
        button.addItem(withTitle: "Two")
        #expect(button.itemTitles == ["Three", "Two"])
        button.removeAllItems()
        #expect(button.indexOfSelectedItem == -1 && button.itemTitle(at: 0).isEmpty)
        #expect(button.fittingSize.height == 25)
    }
}
