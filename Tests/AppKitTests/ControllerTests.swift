import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct ControllerTests {
    private final class Telling: NSViewController {
        var log: [String] = []
        override func loadView() {
            log.append("load")
            view = box(0, 0, 30, 20, .red)
        }
        override func viewDidLoad() { log.append("did load") }
        override func viewWillAppear() { log.append("will appear") }
        override func viewDidAppear() { log.append("did appear") }
        override func viewWillDisappear() { log.append("will disappear") }
        override func viewDidDisappear() { log.append("did disappear") }
        override func viewWillLayout() { log.append("will lay out") }
        override func viewDidLayout() { log.append("did lay out") }
    }

    @Test func theLifeOfAController() throws {
        let controller = Telling()
        #expect(!controller.isViewLoaded)
        let found = try AppKitStage.pixels { controller }
        #expect(found.bitmap.width == 30 && found[0, 0] == red)
        #expect(
            controller.log == ["load", "did load", "will appear", "will lay out", "did lay out", "did appear"])
        controller.log = []
        let window = NSWindow(contentViewController: controller)
        window.settle()
        // It leaves the stage's window, or that is gone.
        #expect(controller.log.drop { $0.hasSuffix("disappear") }.first == "will appear")
        #expect(controller.log.last == "did appear")
        controller.log = []
        controller.view.removeFromSuperview()
        #expect(controller.log == ["will disappear", "did disappear"])
        #expect(window.contentView == nil)
        window.close()
    }

    @Test func windowsOfPicturesDoNotStay() throws {
        weak var window: NSWindow?
        weak var view: NSView?
        let stage = AppKitStage(screenSize: CGSize(width: 100, height: 80), scale: 1)
        _ = try stage.pictures(at: [0, 0.1]) {
            let made = box(0, 0, 4, 4, .red)
            view = made
            return made
        } show: { _, _ in
            window = view?.window
        }
        #expect(window == nil && view == nil)
    }

    @Test func sizesOfPictures() throws {
        final class Preferring: NSViewController {
            override func viewDidLoad() { preferredContentSize = NSSize(width: 12, height: 9) }
        }
        let stage = AppKitStage(screenSize: CGSize(width: 100, height: 80), scale: 1)
        #expect(try #require(try stage.picture { Preferring() }).size == CGSize(width: 12, height: 9))
        #expect(try #require(try stage.picture { NSViewController() }).size == CGSize(width: 100, height: 80))
        #expect(try #require(try stage.picture { NSView() }).size == CGSize(width: 100, height: 80))
        final class Fitting: NSView {
            override var intrinsicContentSize: NSSize { NSSize(width: 33, height: Self.noIntrinsicMetric) }
        }
        #expect(try #require(try stage.picture { Fitting() }).size == CGSize(width: 33, height: 80))
        let fixed = CGSize(width: 5, height: 6)
        #expect(try #require(try stage.picture(.fixed(fixed)) { Telling() }).size == fixed)
        #expect(
            try #require(try stage.picture { box(7, 9, 20, 10) }).frame == CGRect(x: 0, y: 0, width: 20, height: 10)
        )
        #expect(try stage.picture { "no view" } == nil)
        #expect(throws: CancellationError.self) {
            try stage.picture(accept: { _ in throw CancellationError() }, of: { NSView() })
        }
    }

    @Test func children() {
        let parent = NSViewController()
        let (a, b) = (NSViewController(), NSViewController())
        parent.addChild(a)
        parent.insertChild(b, at: 0)
        #expect(parent.children == [b, a] && a.parent === parent)
        b.addChild(parent)
        #expect(b.children.isEmpty)
        parent.removeChild(at: 0)
        #expect(parent.children == [a] && b.parent == nil)
        parent.children = [b]
        #expect(parent.children == [b] && a.parent == nil)
    }

    @Test func aViewIsMadeWhateverLoadViewDoes() {
        final class Empty: NSViewController {
            override func loadView() {}
        }
        final class Asking: NSViewController {
            override func loadView() { view.frame.size = NSSize(width: 3, height: 3) }
        }
        #expect(Empty().view.frame == .zero)
        #expect(Asking().view.frame.width == 3)
    }

    @Test func windows() throws {
        let window = NSWindow(contentViewController: Telling())
        #expect(window.frame.size == NSSize(width: 30, height: 20) && window.contentView?.window === window)
        #expect(window.contentView === window.contentViewController?.view)
        window.setContentSize(NSSize(width: 50, height: 40))
        #expect(window.contentView?.frame == NSRect(x: 0, y: 0, width: 50, height: 40))
        #expect(NSApp.windows.contains(window))
        let controller = NSWindowController(window: window)
        controller.showWindow(nil)
        #expect(window.isKeyWindow && window.isVisible && window.windowController === controller)
        window.close()
        #expect(!NSApp.windows.contains(window))
        let found = try AppKitStage.pixels {
            let window = NSWindow(
                contentRect: NSRect(x: 500, y: 500, width: 3, height: 2), styleMask: [.titled], backing: .buffered,
                defer: false)
            window.contentView?.addSubview(box(0, 0, 1, 1, .red))
            return window
        }
        #expect(found.letters == ["...", "r.."])
    }

    @Test func appearanceIsInherited() throws {
        final class Adapting: NSView {
            var changes = 0
            override var wantsUpdateLayer: Bool { true }
            override func updateLayer() { layer?.backgroundColor = NSColor.textBackgroundColor.cgColor }
            override func viewDidChangeEffectiveAppearance() { changes += 1 }
        }
        func page(_ appearance: NSAppearance?) -> () -> NSView {
            {
                let page = NSView(frame: NSRect(x: 0, y: 0, width: 1, height: 1))
                page.addSubview(Adapting(frame: page.bounds))
                page.appearance = appearance
                return page
            }
        }
        #expect(try AppKitStage.pixels(of: page(nil))[0, 0] == white)
        #expect(try AppKitStage.pixels(isDark: true, of: page(nil))[0, 0] == [30, 30, 30, 255])
        #expect(try AppKitStage.pixels(isDark: true, of: page(.light))[0, 0] == white)
        #expect(try AppKitStage.pixels(of: page(.dark))[0, 0] == [30, 30, 30, 255])
        let view = Adapting()
        let outer = NSView()
        outer.appearance = .dark
        outer.addSubview(view)
        #expect(view.effectiveAppearance.name == .darkAqua && view.changes == 1)
        outer.appearance = nil
        #expect(view.effectiveAppearance.name == .aqua && view.changes == 2)
        #expect(NSApp.effectiveAppearance.name == .aqua)
    }
}
