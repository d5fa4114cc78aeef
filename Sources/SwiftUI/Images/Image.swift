import CoreGraphics
import UIKit

/// A picture.
public struct Image: Equatable, Sendable {
    /// How a picture fills more than its own size.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    /// Whether the picture's colours count, or its alpha alone.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How pixels are made larger or smaller.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// How large symbols are beside text.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    /// Which way up a picture is kept.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

        var platform: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
        }
    }

    enum Source: Equatable, Sendable {
        case platform(UIImage)
        case named(String)
        case symbol(String)
    }

    /// How the picture is resized; nil: it keeps its size.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var symbolRenderingMode: SymbolRenderingMode?
    var interpolation = Interpolation.medium

    init(source: Source) { self.source = source }

    /// A file beside the program's sources.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name) }
    public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }

    /// A symbol of the system; where it is not known a box stands for it, which is said once.
    public init(systemName: String) { source = .symbol(systemName) }

    /// - Parameter variableValue: Kept by nothing: all of a symbol is drawn whatever its value.
    public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }

    public init(uiImage: UIImage) { source = .platform(uiImage) }

    /// - Parameter scale: Pixels a point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
    }

    /// - Parameter scale: Pixels a point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        source = .platform(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.platform))
    }

    /// Has the picture fill what it is offered.
    ///
    /// - Parameter capInsets: What keeps its size at each edge, in points.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// Nil: as the picture says.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }

    /// How a symbol's levels are coloured. Nil: as the environment says.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRenderingMode = mode
        return image
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// Kept by name; edges are always smoothed.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension EnvironmentValues {
    private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// How large symbols in the view are beside text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
