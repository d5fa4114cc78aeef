import SwiftUI

/// SwiftUI keeps the settings, the canvas resolves the corners, and two rows show what it found.
struct RectTestWindow: View {
    @State private var settings = Settings()
    @State private var radii = Radii()

    var body: some View {
        VStack(spacing: 0) {
            CanvasView(settings: settings, radii: $radii).frame(width: 320, height: CanvasView.height)
            Group {
                Text(verbatim: radii.rows.top)
                Text(verbatim: radii.rows.bottom)
            }
            .font(.system(size: 15, weight: .medium).monospacedDigit())
            .frame(height: 22)
            Group {
                Toggle("Different corners", isOn: $settings.usesDifferentCorners)
                HStack {
                    Text("Radius \(Int(settings.radius))").frame(width: 110, alignment: .leading)
                    Slider(value: $settings.radius, in: 0...52, step: 1)
                }
                HStack {
                    Text("Minimum \(Int(settings.minimum))").frame(width: 110, alignment: .leading)
                    Slider(value: $settings.minimum, in: 0...24, step: 1)
                }
            }
            .font(.system(size: 15))
            .frame(height: 44)
            .padding(.horizontal, 20)
        }
        .frame(width: 320)
        .background(Color.white)
    }
}

#Preview("window") { RectTestWindow() }
