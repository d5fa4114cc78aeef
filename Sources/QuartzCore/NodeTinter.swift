import CoreGraphics
import Raster
import RenderTree

/// Makes nodes whose colours are multiplied, images included; the alpha is left to the node that holds them.
///
/// Masks stay as they are: their alpha alone counts.
final class NodeTinter {
    private struct Key: Hashable {
        let image: ObjectIdentifier
        let tint: ColorTint
    }

    private var images: [Key: (source: CGImage, tinted: CGImage)] = [:]
    private var last: [Key: (source: CGImage, tinted: CGImage)] = [:]
    private var pixels = 0

    /// How many pixels the coloured images of one commit may have.
    private static let maximumPixels = 1 << 26

    /// A new commit begins; images of the last one are kept as far as they are used again.
    func begin() {
        last = images
        images = [:]
        pixels = 0
    }

    func tinted(_ node: RenderNode, _ tint: ColorTint) -> RenderNode {
        RenderNode(
            name: node.name, transform: node.transform, childTransform: node.childTransform,
            isGeometryFlipped: node.isGeometryFlipped, outline: node.outline,
            background: node.background.map { tinted($0, tint) },
            gradient: node.gradient.map { gradient in
                RenderGradient(
                    kind: gradient.kind, mixing: gradient.mixing, colors: gradient.colors.map { tinted($0, tint) },
                    locations: gradient.locations, startPoint: gradient.startPoint, endPoint: gradient.endPoint)
            },
            contents: node.contents.map { contents in
                tinted(contents, tint)
            },
            shape: node.shape.map { tinted($0, tint) },
            border: node.border.map { RenderBorder(width: $0.width, color: tinted($0.color, tint)) },
            shadow: node.shadow.map { shadow in
                RenderShadow(
                    color: tinted(shadow.color, tint), opacity: shadow.opacity, radius: shadow.radius,
                    offset: shadow.offset, path: shadow.path)
            },
            masksToBounds: node.masksToBounds, mask: node.mask, opacity: node.opacity,
            groupsOpacity: node.groupsOpacity, blendMode: node.blendMode, isolatesBlending: node.isolatesBlending,
            projection: node.projection.map { RenderProjection(content: tinted($0.content, tint), map: $0.map) },
            rasterizationScale: node.rasterizationScale, effects: node.effects,
            children: RenderChildren(node.children.map { tinted($0, tint) }))
    }

    private func tinted(_ contents: RenderContents, _ tint: ColorTint) -> RenderContents {
        RenderContents(
            image: tinted(contents.image, tint), pieces: contents.pieces, filter: contents.filter,
            share: contents.share, old: contents.old.map { tinted($0, tint) })
    }

    private func tinted(_ shape: RenderShape, _ tint: ColorTint) -> RenderShape {
        RenderShape(
            path: shape.path, fillColor: shape.fillColor.map { tinted($0, tint) }, fillRule: shape.fillRule,
            strokeColor: shape.strokeColor.map { tinted($0, tint) }, lineWidth: shape.lineWidth,
            lineCap: shape.lineCap, lineJoin: shape.lineJoin, miterLimit: shape.miterLimit,
            dashPattern: shape.dashPattern, dashPhase: shape.dashPhase, strokeStart: shape.strokeStart,
            strokeEnd: shape.strokeEnd)
    }

    private func tinted(_ color: CGColor, _ tint: ColorTint) -> CGColor {
        let (red, green, blue) = color.sRGB
        return CGColor(
            red: CGFloat(red * tint.red), green: CGFloat(green * tint.green), blue: CGFloat(blue * tint.blue),
            alpha: color.alpha)
    }

    private func tinted(_ image: CGImage, _ tint: ColorTint) -> CGImage {
        let key = Key(
            image: ObjectIdentifier(image),
            tint: ColorTint(red: tint.red, green: tint.green, blue: tint.blue, alpha: 1))
        if let made = images[key] ?? last[key] {
            images[key] = made
            return made.tinted
        }
        pixels += image.width * image.height
        guard pixels <= Self.maximumPixels, let bitmap = Bitmap(width: image.width, height: image.height) else {
            Notice.once("CAReplicatorLayer: more or larger images than there is memory for keep their colours")
            return image
        }
        let factors = [tint.red, tint.green, tint.blue].map { UInt32(($0 * 65_536).rounded()) }
        for y in 0..<bitmap.height {
            image.bitmap.withRow(y) { source in
                bitmap.withMutableRow(y) { row in
                    for x in row.indices {
                        let pixel = source[x]
                        func part(_ index: UInt32) -> UInt32 {
                            ((((pixel >> (index * 8)) & 255) * factors[Int(index)] + 32_768) >> 16) << (index * 8)
                        }
                        row[x] = part(0) | part(1) | part(2) | (pixel & 0xff00_0000)
                    }
                }
            }
        }
        let made = CGImage(bitmap: bitmap)
        images[key] = (image, made)
        return made
    }
}
