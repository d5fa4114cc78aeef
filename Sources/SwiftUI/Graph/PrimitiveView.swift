/// A view that this module draws or lays out itself.
protocol PrimitiveView: View where Body == Never {
    /// Its lasting counterpart. Called once for each place and type.
    @MainActor func makeNode(_ place: NodePlace) -> ViewNode
}

/// A modifier that this module carries out itself.
protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// The lasting counterpart of a view with this modifier.
    @MainActor func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace)
        -> ViewNode
}
