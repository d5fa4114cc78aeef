package import CoreGraphics
package import Raster
package import RenderTree

extension Compositor {
    /// What a node's shadow is computed from, and how much of it there is.
    package struct ShadowCost: Sendable, Equatable {
        package enum Source: String, Sendable {
            /// An upright rectangle with corners: products of a row and a column.
            case outline
            /// The coverage of a path, blurred.
            case path
            /// The finished content, drawn on a layer of its own, blurred.
            case content
        }

        package var source: Source
        /// The standard deviation, in pixels.
        package var sigma: Double
        /// How many pixels it may touch.
        package var pixels: Int
    }

    /// Nil where the node casts no shadow.
    ///
    /// - Parameters:
    ///   - content: Around what casts the shadow, in the node's space.
    ///   - transform: from the node's own space to pixels.
    ///   - bounds: pixels outside of these are not counted.
    package func shadowCost(
        of node: RenderNode, casting content: CGRect, transform: CGAffineTransform, within bounds: PixelRect
    ) -> ShadowCost? {
        let space = NodeSpace(transform, look: look)
        guard let shadow = node.shadow, !node.masksToBounds, node.opacity > 0, space.isDrawable, !content.isNull
        else { return nil }
        let cast = shadow.cast(in: space, opacity: shadow.opacity)
        let shape: Shape?
        if let path = shadow.path {
            shape = space.shape(of: path, as: shadow.outline, rule: .nonZero)
        } else {
            shape = Silhouette(of: node, in: space)?.shape
        }
        var source = ShadowCost.Source.content
        if let shape {
            source = .path
            if case .outline(let outline) = shape.geometry, look == .screen || outline.isRectangle {
                source = .outline
            }
        }
        let reach = 3 * CGFloat(cast.sigma) + 1
        let box = space.box(of: content).offsetBy(dx: CGFloat(cast.dx), dy: CGFloat(cast.dy))
            .insetBy(dx: -reach, dy: -reach)
        let seen = CGRect(x: bounds.x0, y: bounds.y0, width: bounds.width, height: bounds.height).overlap(with: box)
        let pixels = seen.isNull ? 0 : Int((seen.width * seen.height).rounded(.up))
        return ShadowCost(source: source, sigma: cast.sigma, pixels: pixels)
    }
}
