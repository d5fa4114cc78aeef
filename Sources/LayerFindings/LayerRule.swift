/// One way in which a layer may not show as it was meant.
protocol LayerRule: SendableMetatype {
    /// A few words, joined by hyphens.
    static var name: String { get }
    /// What is to be said of a layer; nil where this rule finds nothing.
    static func sentence(for site: LayerSite) -> String?
}
