import Compositor
import Foundation
import LayerFindings
import PreviewChannel
import RenderTree
import UIKit

extension PreviewPicture {
    /// The tree that the picture is drawn from, as JSON.
    func tree(of picture: ViewStage.Picture, name: String) -> String {
        let node = Self.shownNode(of: picture) ?? picture.node
        return node.json(name: name, size: picture.size, scale: request.scale)
    }

    /// What does not show as it was meant, and what shadows cost.
    func explanation(of picture: ViewStage.Picture, _ listing: PreviewListing) -> PreviewExplanation {
        let isWindow = picture.layer === picture.window.layer
        // The window's own place is the frame's origin.
        let above = isWindow ? CGAffineTransform.identity : picture.window.layer.affineTransform()
        let explanation = LayerExplanation(
            of: picture.layer, as: Self.shownNode(of: picture),
            toPicture: above.concatenating(
                CGAffineTransform(translationX: -picture.frame.minX, y: -picture.frame.minY)),
            size: picture.size, scale: request.scale, compositor: Compositor(look: look))
        return PreviewExplanation(
            file: listing.file, line: listing.line, layers: explanation.layerCount,
            findings: explanation.findings.map {
                PreviewExplanation.Finding(layer: $0.layer, rule: $0.rule, sentence: $0.sentence)
            },
            shadows: explanation.shadows.map {
                PreviewExplanation.ShadowCost(
                    layer: $0.layer, kind: $0.source, sigma: $0.sigma, pixels: $0.pixels, cost: $0.rank.rawValue)
            })
    }

    /// The node of what is shown: the window's, or that of the one view in it.
    private static func shownNode(of picture: ViewStage.Picture) -> RenderNode? {
        if picture.layer === picture.window.layer { return picture.node }
        return picture.node.children.count == 1 ? picture.node.children[0] : nil
    }
}
