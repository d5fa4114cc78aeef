import AppKit
import Combine
import CoreGraphics
import UIKit

/// Makes images of a view, which is shown nowhere else.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// What is drawn.
    public var content: Content { didSet { host.rootView = scaled } }
    /// The size that the view is offered; what is left open is the view's own affair.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels a point.
    public var scale: CGFloat = 1 { didSet { host.rootView = scaled } }
    /// The image has no alpha: it is black where nothing is drawn.
    public var isOpaque = false
    /// Not told apart: images have eight bits a component.
    public var colorMode = ColorRenderingMode.nonLinear
    private let host: _UIHostingView<AnyView>

    public init(content view: Content) {
        content = view
        host = _UIHostingView(rootView: AnyView(view))
    }

    private var scaled: AnyView { AnyView(content.environment(\.displayScale, scale)) }

    /// Nil where the view has no size.
    public var cgImage: CGImage? {
        let size = layOut()
        guard size.width > 0, size.height > 0, scale > 0, scale.isFinite else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            host.layer.render(in: context.cgContext)
        }.cgImage
    }

    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    public var nsImage: NSImage? {
        cgImage.map {
            NSImage(
                cgImage: $0,
                size: NSSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale))
        }
    }

    /// Hands the view's size, and a function that draws the view, to a closure.
    ///
    /// - Parameters:
    ///   - rasterizationScale: Pixels a point of what cannot be drawn as paths.
    ///   - renderer: The function draws as paths where it can, with y upwards as PDF contexts have it.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let size = layOut()
        renderer(size) { context in
            context.saveGState()
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            host.layer.render(in: context)
            context.restoreGState()
        }
    }

    private func layOut() -> CGSize {
        let size = host.sizeThatFits(proposedSize)
        host.frame = CGRect(origin: .zero, size: size)
        host.setNeedsLayout()
        host.layoutIfNeeded()
        return size
    }
}

extension _UIHostingView {
    /// The size that the view takes of a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { graph.sizeThatFits(proposal) }
}
