#if canImport(UIKit)
    import SwiftUI
    import UIKit

    /// The canvas of UIKit in SwiftUI: it is told the settings, and tells the radii that come of them.
    struct CanvasView: UIViewRepresentable {
        static let height: CGFloat = 360

        let settings: Settings
        @Binding var radii: Radii

        func makeUIView(context: Context) -> TouchCanvas { TouchCanvas() }

        func updateUIView(_ canvas: TouchCanvas, context: Context) {
            let radii = $radii
            canvas.settings = settings
            canvas.inner.radiiChanged = { found in
                if radii.wrappedValue != found { radii.wrappedValue = found }
            }
        }
    }
#endif
