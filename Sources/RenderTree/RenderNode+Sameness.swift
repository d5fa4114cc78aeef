internal import CoreGraphics

extension RenderNode {
    /// Whether this node differs from another in its children alone, if at all: all else that it draws, and how it
    /// stands, is the same.
    ///
    /// May be false where nothing that shows differs.
    package func isLike(_ other: RenderNode) -> Bool {
        if self === other { return true }
        return transform == other.transform && childTransform == other.childTransform
            && isGeometryFlipped == other.isGeometryFlipped && outline == other.outline
            && masksToBounds == other.masksToBounds && mask === other.mask && opacity == other.opacity
            && groupsOpacity == other.groupsOpacity && blendMode == other.blendMode
            && isolatesBlending == other.isolatesBlending && rasterizationScale == other.rasterizationScale
            && Self.same(background, other.background, ==) && Self.same(gradient, other.gradient) { $0.isLike($1) }
            && Self.same(contents, other.contents) { $0.isLike($1) }
            && Self.same(shape, other.shape) { $0.isLike($1) }
            && Self.same(projection, other.projection) { $0.isLike($1) }
            && Self.same(border, other.border) { $0.width == $1.width && $0.color == $1.color }
            && Self.same(shadow, other.shadow) { $0.isLike($1) }
            && Self.same(effects, other.effects) { $0.isLike($1) }
    }

    private static func same<Value>(_ first: Value?, _ second: Value?, _ same: (Value, Value) -> Bool) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?): same(first, second)
        default: false
        }
    }
}

extension RenderGradient {
    fileprivate func isLike(_ other: RenderGradient) -> Bool {
        self === other
            || (kind == other.kind && mixing == other.mixing && startPoint == other.startPoint
                && endPoint == other.endPoint
                && locations == other.locations && colors == other.colors)
    }
}

extension RenderContents {
    /// Images are told apart by identity: comparing their pixels would cost as much as drawing them.
    fileprivate func isLike(_ other: RenderContents) -> Bool {
        self === other
            || (image === other.image && filter == other.filter && share == other.share
                && (old === other.old || old.flatMap { old in other.old.map { old.isLike($0) } } == true)
                && pieces.count == other.pieces.count
                && zip(pieces, other.pieces).allSatisfy {
                    $0.source == $1.source && $0.destination == $1.destination
                })
    }
}

extension RenderShape {
    fileprivate func isLike(_ other: RenderShape) -> Bool {
        self === other
            || (fillRule == other.fillRule && fillColor == other.fillColor && strokeColor == other.strokeColor
                && lineWidth == other.lineWidth && lineCap == other.lineCap && lineJoin == other.lineJoin
                && miterLimit == other.miterLimit && dashPattern == other.dashPattern
                && dashPhase == other.dashPhase && strokeStart == other.strokeStart
                && strokeEnd == other.strokeEnd && (path === other.path || path == other.path))
    }
}

extension RenderShadow {
    fileprivate func isLike(_ other: RenderShadow) -> Bool {
        self === other
            || (radius == other.radius && offset == other.offset && opacity == other.opacity && color == other.color
                && (path === other.path || path == other.path))
    }
}
