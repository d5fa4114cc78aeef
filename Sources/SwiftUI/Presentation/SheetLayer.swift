import CoreGraphics
import UIKit

/// A sheet over what presents it, or a view over the whole screen.
struct SheetLayer<Content: View>: View {
    let isPresented: Bool
    let isFullScreen: Bool
    let dismiss: @MainActor () -> Void
    let content: Content

    var body: some View {
        Group {
            if isPresented {
                ZStack(alignment: .bottom) {
                    if !isFullScreen { Dimming(action: dismiss).transition(.opacity) }
                    SheetCard(isFullScreen: isFullScreen, content: content)
                        .transition(.move(edge: .bottom))
                }
                .environment(\.dismiss, DismissAction(action: dismiss))
                .environment(\.isPresented, true)
            }
        }
        .animation(.easeInOut(duration: 0.35), value: isPresented)
    }
}

/// A shade over what lies behind a presentation; a tap on it takes the presentation away.
struct Dimming: View {
    var action: @MainActor () -> Void = {}

    var body: some View {
        Color.black.opacity(0.2).onTapGesture { action() }.ignoresSafeArea()
    }
}

/// The plate of a sheet.
private struct SheetCard<Content: View>: View {
    let isFullScreen: Bool
    let content: Content
    @State private var options = SheetOptions()
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        GeometryReader { proxy in
            VStack(spacing: 0) {
                Spacer(minLength: 0)
                ZStack(alignment: .top) {
                    content.frame(maxWidth: .infinity, maxHeight: .infinity)
                    if options.showsGrabber && !isFullScreen {
                        Capsule().fill(Color(uiColor: .tertiaryLabel)).frame(width: 36, height: 5).padding(.top, 5)
                    }
                }
                .frame(height: height(proxy.size.height))
                .background(
                    options.background.map { AnyShapeStyle($0.style) }
                        ?? AnyShapeStyle(Color(uiColor: .systemBackground))
                )
                .clipShape(shape)
                .containerShape(shape)
            }
        }
        .onPreferenceChange(SheetOptionsKey.self) { options = $0 }
    }

    private func height(_ height: CGFloat) -> CGFloat {
        isFullScreen ? height : options.height(in: height, at: height - SheetMetrics.topRim)
    }

    private var shape: UnevenRoundedRectangle {
        let radius = isFullScreen ? 0 : options.cornerRadius ?? SheetMetrics.cornerRadius
        return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius, style: .continuous)
    }
}

/// Lengths of sheets, in points, as iOS has them.
enum SheetMetrics {
    static let topRim: CGFloat = 54
    static let cornerRadius: CGFloat = 10
}
