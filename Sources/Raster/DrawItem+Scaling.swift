extension DrawItem {
    /// The item on a grid of pixels that is `scale` times as fine.
    func scaled(by scale: Double) -> DrawItem {
        var item = self
        item.clip = clip?.scaled(by: scale)
        switch content {
        case .fill(let shape, let paint): item.content = .fill(shape.enlarged(by: scale), paint.scaled(by: scale))
        case .shadow(let shape, let shadow):
            item.content = .shadow(shape.enlarged(by: scale), shadow.scaled(by: scale))
        case .group(let group): item.content = .group(group.scaled(by: scale))
        }
        return item
    }
}

extension Group {
    func scaled(by scale: Double) -> Group {
        var group = self
        group.items = items.map { $0.scaled(by: scale) }
        group.contentClip = contentClip?.scaled(by: scale)
        group.mask = mask?.map { $0.scaled(by: scale) }
        group.shadow = shadow?.scaled(by: scale)
        return group
    }
}

extension Clip {
    fileprivate func scaled(by scale: Double) -> Clip {
        Clip(shapes: shapes.map { $0.enlarged(by: scale) }, masks: masks.map { $0.scaled(by: scale) })
    }
}

extension Paint {
    fileprivate func scaled(by scale: Double) -> Paint {
        switch self {
        case .color: return self
        case .gradient(var gradient):
            gradient.transform = gradient.transform.scaled(by: scale)
            return .gradient(gradient)
        case .image(let image): return .image(image.scaled(by: scale))
        }
    }
}

extension ImagePaint {
    fileprivate func scaled(by scale: Double) -> ImagePaint {
        var image = self
        image.transform = transform.scaled(by: scale)
        return image
    }
}

extension Shadow {
    fileprivate func scaled(by scale: Double) -> Shadow {
        var shadow = self
        shadow.sigma = Preparer.valid(sigma: sigma) * scale
        shadow.dx *= scale
        shadow.dy *= scale
        return shadow
    }
}

extension Affine {
    fileprivate func scaled(by scale: Double) -> Affine {
        concatenating(Affine(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
    }
}
