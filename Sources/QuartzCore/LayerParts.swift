import RenderTree

/// What a subclass adds to a layer's own background, contents and border.
struct LayerParts {
    var gradient: RenderGradient?
    var shape: RenderShape?
    var backdrop: RenderBackdrop?
}
