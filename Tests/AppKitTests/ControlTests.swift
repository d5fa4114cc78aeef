import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct ControlTests {
    private final class Target {
        var senders: [AnyObject?] = []
        func changed(_ sender: Any?) { senders.append(sender as AnyObject?) }
    }

    private func send(_ type: NSEvent.EventType, _ x: CGFloat, _ y: CGFloat, to window: NSWindow) {
        window.sendEvent(NSEvent(type: type, location: NSPoint(x: x, y: y), window: window))
    }

    @Test func actionsAreSent() {
        let target = Target()
        let control = NSControl(frame: NSRect(x: 10, y: 10, width: 20, height: 20))
        control.target = target
        control.action = Selector("changed:", Target.changed)
        let window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: .borderless, backing: .buffered,
            defer: true)
        window.contentView?.addSubview(control)
        send(.leftMouseDown, 15, 15, to: window)
        #expect(control.isHighlighted && target.senders.isEmpty)
        send(.leftMouseUp, 16, 16, to: window)
        #expect(!control.isHighlighted && target.senders.count == 1 && target.senders[0] === control)
        // Let go outside.
        send(.leftMouseDown, 15, 15, to: window)
        send(.leftMouseDragged, 50, 50, to: window)
        #expect(!control.isHighlighted)
        send(.leftMouseUp, 50, 50, to: window)
        #expect(target.senders.count == 1)
        control.performClick(nil)
        #expect(target.senders.count == 2)
        control.isEnabled = false
        control.performClick(nil)
        send(.leftMouseDown, 15, 15, to: window)
        send(.leftMouseUp, 15, 15, to: window)
        #expect(target.senders.count == 2)
        #expect(!control.sendAction(nil, to: target))
        window.close()
    }

    @Test func withoutATargetTheRespondersAreAsked() {
        final class Page: NSView {
            var told = 0
            func save(_ sender: Any?) { told += 1 }
        }
        let page = Page(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        let control = NSControl(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
        page.addSubview(control)
        control.action = Selector("save:", Page.save)
        control.performClick(nil)
        #expect(page.told == 1)
        #expect(NSApp.target(forAction: Selector("save:"), to: nil, from: control) as? Page === page)
        control.action = Selector("unknown:")
        control.performClick(nil)
        #expect(!NSApp.sendAction(Selector("unknown:"), to: nil, from: control))
    }

    @Test func valuesInSeveralForms() {
        let control = NSControl()
        control.doubleValue = 2.5
        #expect(control.stringValue == "2.5" && control.integerValue == 2 && control.floatValue == 2.5)
        control.stringValue = "17"
        #expect(control.doubleValue == 17 && control.intValue == 17)
        control.stringValue = "none"
        #expect(control.doubleValue == 0)
        control.doubleValue = .infinity
        #expect(control.integerValue == 0)
        let other = NSControl()
        other.takeStringValueFrom(control)
        #expect(other.stringValue == "inf")
        control.tag = 7
        #expect(control.tag == 7)
    }

    @Test func imageViews() throws {
        let image = NSImage(cgImage: try fourColors(), size: .zero)
        func shown(_ width: CGFloat, _ height: CGFloat, _ change: @escaping (NSImageView) -> Void = { _ in }) throws
            -> [String]
        {
            try AppKitStage.pixels {
                let view = NSImageView(frame: NSRect(x: 0, y: 0, width: width, height: height))
                view.image = image
                change(view)
                return view
            }.letters
        }
        #expect(NSImageView(image: image).intrinsicContentSize == NSSize(width: 4, height: 2))
        #expect(try shown(4, 2) == ["rrgg", "bbkk"])
        #expect(try shown(6, 4) == ["......", ".rrgg.", ".bbkk.", "......"])
        #expect(
            try shown(6, 4) { $0.imageAlignment = .alignTopLeft } == ["rrgg..", "bbkk..", "......", "......"])
        #expect(try shown(6, 4) { $0.imageAlignment = .alignBottomRight }[3] == "..bbkk")
        let large = try shown(8, 8) {
            $0.imageScaling = .scaleProportionallyUpOrDown
            $0.imageAlignment = .alignBottom
        }
        #expect(large[0] == "........" && large[7].first == "b" && large[4].last == "g")
        let template = NSImage(size: NSSize(width: 2, height: 1), flipped: false) { _ in
            NSColor.black.setFill()
            NSRect(x: 0, y: 0, width: 1, height: 1).fill()
            return true
        }
        template.isTemplate = true
        let tinted = try AppKitStage.pixels {
            let view = NSImageView(image: template)
            view.contentTintColor = .red
            return view
        }
        #expect(tinted.letters == ["r."])
    }
}
