import Compositor
import Foundation
import LayerFindings
import PreviewChannel
import QuartzCore
import RenderTree
import UIFoundation

extension PreviewPicture {
    /// The tree that the picture is drawn from, as JSON.
    func tree(of picture: StagePicture, name: String) -> String {
        let node = Self.shownNode(of: picture) ?? picture.node
        return node.json(name: name, size: picture.size, scale: request.scale)
    }

    /// What does not show as it was meant, and what shadows cost.
    func explanation(of picture: StagePicture, _ listing: PreviewListing) -> PreviewExplanation {
        explanation(explained(picture), listing)
    }

    /// The layers too.
    func details(of picture: StagePicture, _ listing: PreviewListing) -> PreviewDetails {
        let explained = explained(picture)
        return PreviewDetails(
            layers: explained.places.map(PreviewLayer.init), explanation: explanation(explained, listing))
    }

    private func explained(_ picture: StagePicture) -> LayerExplanation {
        LayerExplanation(
            of: picture.layer, as: Self.shownNode(of: picture),
            toPicture: picture.toPicture,
            size: picture.size, scale: request.scale, compositor: Compositor(look: look))
    }

    private func explanation(_ explanation: LayerExplanation, _ listing: PreviewListing) -> PreviewExplanation {
        PreviewExplanation(
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
    private static func shownNode(of picture: StagePicture) -> RenderNode? {
        if picture.layer === picture.window { return picture.node }
        return picture.node.children.count == 1 ? picture.node.children[0] : nil
    }
}
