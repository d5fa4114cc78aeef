import Foundation
import Testing

/// The built command on programs of AppKit's.
@Suite(.serialized)
struct AppKitRenderTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    @Test func aProgramMayHaveViewsOfBothFrameworks() throws {
        try workshop.write(
            "both.swift",
            """
            import AppKit
            import UIKit
            #Preview("ui") { UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 6)) }
            #Preview("ns") { NSView(frame: NSRect(x: 50, y: 50, width: 9, height: 7)) }
            #Preview("screen") { UIViewController() }
            #Preview("window") { NSViewController() }
            #Preview("wide", traits: .fixedLayout(width: 5, height: 4)) {
                print("screen", UIScreen.main.bounds.width, NSScreen.main?.frame.width ?? 0)
                return NSViewController()
            }
            """)
        let result = try workshop.run("render", "both.swift", "--scale", "1", "-o", "out")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.names.filter { !$0.hasPrefix("screen ") } == ["ui", "ns", "screen", "window", "wide"])
        let sizes = try ["ui", "ns", "screen", "window", "wide"].map { try workshop.sizeOfPNG("out/\($0).png") }
        #expect(sizes == [[8, 6], [9, 7], [390, 844], [1440, 900], [5, 4]])
    }

    @Test func cocoaBringsAppKit() throws {
        try workshop.write(
            "mac.swift",
            """
            import Cocoa
            #if os(macOS)
            final class Page: NSView {
                @IBOutlet var other: NSView?
                override var isFlipped: Bool { true }
                @objc func save(_ sender: Any?) { print("saved") }
                override func draw(_ dirtyRect: NSRect) {
                    NSColor.textBackgroundColor.setFill()
                    bounds.fill()
                    NSApp.sendAction(#selector(save(_:)), to: self, from: nil)
                    print(effectiveAppearance.name == .darkAqua)
                }
            }
            #Preview("page") { Page(frame: NSRect(x: 0, y: 0, width: 4, height: 4)) }
            #endif
            """)
        let result = try workshop.run(
            "render", "mac.swift", "--platform", "macos", "--appearance", "dark", "-o", "out")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.lines.prefix(2) == ["saved", "true"] && workshop.exists("out/page.png"))
        let explained = try workshop.run("explain", "mac.swift")
        #expect(explained.code == 0 && explained.output.contains("1 layer"))
    }
}
