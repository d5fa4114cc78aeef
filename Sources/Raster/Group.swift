/// Items drawn together on a transparent layer, which is then drawn as one thing.
public struct Group: Sendable {
    public var items: [DrawItem]
    /// 0 ... 1, for the finished layer and its shadow.
    public var opacity: Double
    /// Multiplies the finished layer (without its shadow).
    public var contentClip: Clip?
    /// The alpha of these items multiplies the finished layer, shadow included.
    public var mask: [DrawItem]?
    /// Cast by the finished layer's alpha, after `contentClip`, before `mask`.
    public var shadow: Shadow?
    /// How the finished picture, shadow included, is combined with what is there.
    public var blendMode: BlendMode
    /// What blends inside does so with the layer alone, even where nothing else asks for a layer.
    public var isIsolated = false
    /// Items that cannot be seen may have been left out: nothing follows from their not being there.
    public var isExcerpt = false
    /// Draw the shadow alone, not the items that cast it.
    public var drawsShadowOnly: Bool

    public init(
        items: [DrawItem], opacity: Double = 1, contentClip: Clip? = nil, mask: [DrawItem]? = nil,
        shadow: Shadow? = nil, drawsShadowOnly: Bool = false, blendMode: BlendMode = .normal
    ) {
        self.items = items
        self.opacity = opacity
        self.contentClip = contentClip
        self.mask = mask
        self.shadow = shadow
        self.drawsShadowOnly = drawsShadowOnly
        self.blendMode = blendMode
    }
}
