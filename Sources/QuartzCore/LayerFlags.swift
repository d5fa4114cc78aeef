/// What a layer still has to do before it is drawn. The "below" bits say that it or a layer in its subtree has it to do.
///
/// A new layer wants layout, so that the first picture of a tree is a laid-out one.
struct LayerFlags {
    var needsLayout = true
    var needsLayoutBelow = true
    var needsDisplay = false
    var needsDisplayBelow = false
}
