package import CoreGraphics
package import CornerGeometry
internal import QuartzCore
package import RenderTree

/// A layer of a picture, or a part that a layer draws of itself, and where it lies.
package struct LayerPlace {
    /// The names from the outermost layer down to this one.
    package let path: String
    package let name: String
    /// How many layers it lies in.
    package let depth: Int
    /// In the superlayer's space.
    package let frame: CGRect
    /// The bounds with their corners, in the layer's space.
    package let outline: CornerOutline
    /// From the layer's space to the picture's points.
    package let toPicture: CGAffineTransform
    package let opacity: Double
    package let clips: Bool

    init(_ layer: CALayer, _ node: RenderNode?, path: String, depth: Int, toPicture: CGAffineTransform) {
        self.path = path
        name = Self.name(in: path)
        self.depth = depth
        self.toPicture = toPicture
        frame = layer.frame
        outline = node?.outline ?? CornerOutline(rect: layer.bounds)
        opacity = node?.opacity ?? Double(layer.opacity)
        clips = layer.masksToBounds
    }

    /// What a layer draws by itself, such as a view of SwiftUI.
    init(_ node: RenderNode, path: String, depth: Int, toPicture: CGAffineTransform) {
        self.path = path
        name = Self.name(in: path)
        self.depth = depth
        self.toPicture = toPicture
        frame = node.outline.rect.applying(node.transform)
        outline = node.outline
        opacity = node.opacity
        clips = node.masksToBounds
    }

    private static func name(in path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
