#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import SwiftUI

    /// The canvas of AppKit in SwiftUI: it is told the settings, and tells the radii that come of them.
    struct CanvasView: NSViewRepresentable {
        static let height: CGFloat = 404

        let settings: Settings
        @Binding var radii: Radii

        func makeNSView(context: Context) -> MouseCanvas { MouseCanvas() }

        func updateNSView(_ canvas: MouseCanvas, context: Context) {
            let radii = $radii
            canvas.settings = settings
            canvas.radiiShown = { found in
                if radii.wrappedValue != found { radii.wrappedValue = found }
            }
        }
    }
#endif
