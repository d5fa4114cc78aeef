import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct ScrollTests {
    private let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))

    private func wheel(_ stage: MouseStage, _ x: CGFloat, _ y: CGFloat) {
        stage.window.sendEvent(
            .gesture(
                .scrollWheel, at: NSPoint(x: 50, y: 50), in: stage.window, scroll: CGSize(width: x, height: y)))
    }

    @Test func theWheelMovesTheDocument() {
        let document = FlippedView(frame: NSRect(x: 0, y: 0, width: 100, height: 300))
        scroll.documentView = document
        let stage = MouseStage(scroll)
        #expect(scroll.documentVisibleRect == NSRect(x: 0, y: 0, width: 100, height: 100))
        wheel(stage, 0, -30)
        #expect(scroll.documentVisibleRect.minY == 30)
        wheel(stage, -50, -1e6)
        #expect(scroll.documentVisibleRect == NSRect(x: 0, y: 200, width: 100, height: 100))
        wheel(stage, 0, .nan)
        #expect(scroll.documentVisibleRect.minY == 200)
        scroll.contentView.scroll(to: NSPoint(x: 0, y: 10))
        #expect(document.visibleRect.minY == 10)
        document.scrollToVisible(NSRect(x: 0, y: 150, width: 10, height: 20))
        #expect(scroll.documentVisibleRect.minY == 70)
        #expect(document.enclosingScrollView === scroll)
    }

    /// A document that is not flipped begins at the bottom, and the wheel still moves the content its way.
    @Test func documentsThatAreNotFlipped() {
        scroll.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 300))
        let stage = MouseStage(scroll)
        #expect(scroll.contentView.bounds.origin == .zero)
        wheel(stage, -20, 40)
        #expect(scroll.contentView.bounds.origin == NSPoint(x: 20, y: 40))
    }

    @Test func scrollersTellWhatIsSeen() throws {
        let document = FlippedView(frame: NSRect(x: 0, y: 0, width: 100, height: 400))
        scroll.documentView = document
        scroll.hasVerticalScroller = true
        scroll.drawsBackground = false
        let scroller = try #require(scroll.verticalScroller)
        #expect(scroller.knobProportion == 0.25 && scroller.doubleValue == 0)
        scroll.contentView.scroll(to: NSPoint(x: 0, y: 150))
        #expect(scroller.doubleValue == 0.5)
        #expect(scroller.knobRect == NSRect(x: 6, y: 38, width: 7, height: 24))
        let stage = MouseStage(scroll)
        let pixels = try stage.pixels()
        #expect(pixels[94, 150][3] > 100 && pixels[94, 110] == clear)
    }

    @Test func theContentIsCutOff() throws {
        let document = FlippedView(frame: NSRect(x: 0, y: 0, width: 100, height: 200))
        let square = box(0, 90, 20, 20, .red)
        document.addSubview(square)
        scroll.documentView = document
        scroll.drawsBackground = false
        scroll.borderType = .noBorder
        let stage = MouseStage(scroll)
        #expect(try stage.pixels()[5, 195] == red && stage.pixels()[5, 185] == clear)
        scroll.contentView.scroll(to: NSPoint(x: 0, y: 50))
        #expect(try stage.pixels()[5, 145] == red && stage.pixels()[5, 195] == clear)
    }

    @Test func magnification() {
        let document = FlippedView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        scroll.documentView = document
        scroll.magnification = 2
        #expect(scroll.contentView.bounds.size == NSSize(width: 50, height: 50) && scroll.magnification == 2)
        scroll.magnification = 100
        #expect(scroll.magnification == 4)
        scroll.magnification = .nan
        #expect(scroll.magnification == 4)
    }
}
