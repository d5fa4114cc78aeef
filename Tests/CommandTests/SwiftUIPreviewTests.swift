import Foundation
import Testing

/// The built command on previews of SwiftUI's views.
@Suite(.serialized)
struct SwiftUIPreviewTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    /// A body of several statements without a `return` would fit UIKit's previews as well, and AppKit's.
    @Test(arguments: ["ios", "macos"])
    func aBodyMayHaveDeclarationsBeforeItsView(_ platform: String) throws {
        try workshop.write(
            "several.swift",
            """
            import SwiftUI
            #if os(macOS)
            import AppKit
            typealias Kit = NSView
            typealias KitController = NSViewController
            #else
            typealias Kit = UIView
            typealias KitController = UIViewController
            #endif
            #Preview("let") {
                let shape = Circle()
                shape
                    .frame(width: 7, height: 7)
            }
            #Preview("state") {
                @Previewable @State var isOn = true
                let width: CGFloat = isOn ? 6 : 1
                Color.red.frame(width: width, height: 5)
            }
            #Preview("two", traits: .sizeThatFitsLayout) {
                let side: CGFloat = 4
                Color.red.frame(width: side, height: side)
                Color.blue.frame(width: side, height: side)
            }
            #Preview("kit") {
                let view = Kit(frame: CGRect(x: 0, y: 0, width: 9, height: 3))
                return view
            }
            #Preview("controller", traits: .fixedLayout(width: 5, height: 4)) {
                let controller = KitController()
                return controller
            }
            """)
        let result = try workshop.run(
            "render", "several.swift", "--scale", "1", "--platform", platform, "-o", "out")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.names == ["let", "state", "two", "kit", "controller"])
        let sizes = try ["let", "state", "kit", "controller"].map { try workshop.sizeOfPNG("out/\($0).png") }
        #expect(sizes == [[7, 7], [6, 5], [9, 3], [5, 4]])
    }
}
