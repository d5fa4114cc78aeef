internal import CoreGraphics
internal import QuartzCore
internal import RenderTree

/// A mask that lets nothing through.
enum EmptyMask: LayerRule {
    static let name = "empty-mask"

    static func sentence(for site: LayerSite) -> String? {
        guard let mask = site.layer.mask else { return nil }
        let why: String
        if mask.isHidden {
            why = "is hidden"
        } else if !(mask.opacity > 0) {
            why = "has an opacity of 0"
        } else if let node = site.node?.mask, !node.showsSomething {
            why = "shows nothing"
        } else {
            return nil
        }
        return "the mask \(why), and a mask lets through what it shows: nothing of the layer is drawn"
    }
}

/// A mask that lies elsewhere: its frame is in the masked layer's own space.
enum MaskAside: LayerRule {
    static let name = "mask-aside"

    static func sentence(for site: LayerSite) -> String? {
        guard let node = site.node, let mask = node.mask, mask.showsSomething else { return nil }
        let (content, shown) = (node.contentBounds, mask.drawnBounds(through: mask.transform))
        guard !content.isNull, !shown.intersects(content) else { return nil }
        return
            "the mask lies beside the layer: it lets through \(Words.rect(shown)), and the layer's content takes "
            + "\(Words.rect(content)); a mask's frame is in the space of the layer that it masks"
    }
}

/// A mask of a mask.
enum MaskOfMask: LayerRule {
    static let name = "mask-of-mask"

    static func sentence(for site: LayerSite) -> String? {
        guard site.layer.mask?.mask != nil else { return nil }
        return "the mask has a mask of its own, which is not drawn"
    }
}
