/// What a layer still has to do before it is drawn. The "below" bits say that it or a layer in its subtree has it to do.
struct LayerFlags {
    var needsLayout = false
    var needsLayoutBelow = false
    var needsDisplay = false
    var needsDisplayBelow = false
}
