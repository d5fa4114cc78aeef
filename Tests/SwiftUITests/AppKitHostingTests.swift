import AppKit
import CoreGraphics
import RenderTree
import Testing

@testable import QuartzCore
@testable import SwiftUI

/// SwiftUI's views in AppKit's, and the other way round.
@MainActor @Suite(.serialized) struct AppKitHostingTests {
    private final class Log { var entries: [String] = [] }

    private struct Counting: View {
        let log: Log
        @State private var count = 0
        var body: some View {
            log.entries.append("\(count)")
            return Color.red.frame(width: 40, height: 20).mark("box").onTapGesture { count += 1 }
        }
    }

    @Test func aWindowOfAppKitShowsAView() throws {
        let log = Log()
        let host = NSHostingView(rootView: Counting(log: log))
        #expect(host.fittingSize == CGSize(width: 40, height: 20) && host.intrinsicContentSize.width == 40)
        let window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 100, height: 60), styleMask: .borderless, backing: .buffered,
            defer: false)
        window.contentView = host
        host.layoutSubtreeIfNeeded()
        #expect(log.entries == ["0"])
        // AppKit counts upwards: the box stands from 20 to 40 either way.
        func click(_ x: CGFloat, _ y: CGFloat) {
            for type in [NSEvent.EventType.leftMouseDown, .leftMouseUp] {
                let event = NSEvent.mouseEvent(
                    with: type, location: NSPoint(x: x, y: y), modifierFlags: [], timestamp: 0,
                    windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
                if let event { window.sendEvent(event) }
            }
            host.layoutSubtreeIfNeeded()
        }
        click(50, 5)
        #expect(log.entries == ["0"])
        click(50, 30)
        #expect(log.entries == ["0", "1"])
    }

    private final class Plate: NSView {
        var log: Log?
        override func mouseDown(with event: NSEvent) { log?.entries.append("down") }
    }

    private struct PlateView: NSViewRepresentable {
        let width: CGFloat
        let log: Log

        func makeNSView(context: Context) -> Plate {
            log.entries.append("make")
            return Plate()
        }

        func updateNSView(_ nsView: Plate, context: Context) {
            nsView.log = log
            log.entries.append("update \(width)")
        }
    }

    private struct Around: View {
        let log: Log
        let state: (Binding<CGFloat>) -> Void
        @State private var width: CGFloat = 40
        var body: some View {
            state($width)
            return PlateView(width: width, log: log).frame(width: width, height: 20)
        }
    }

    @Test func aViewOfAppKitStandsInAView() throws {
        let log = Log()
        var width: Binding<CGFloat>?
        let phone = Phone(Around(log: log) { width = $0 }, CGSize(width: 200, height: 200))
        defer { phone.hide() }
        #expect(log.entries == ["make", "update 40.0"])
        let island = try #require(phone.host.subviews.first)
        #expect(island.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
        try #require(width).wrappedValue = 60
        phone.layOut()
        #expect(log.entries == ["make", "update 40.0", "update 60.0"] && island.frame.width == 60)
        phone.tap(100, 100)
        #expect(log.entries.last == "down")
    }
}
