/// What a layer still has to do before it is drawn, and what it is. The "below" bits say that it or a layer in its
/// subtree has it to do.
///
/// A new layer wants layout, so that the first picture of a tree is a laid-out one.
struct LayerFlags {
    var needsLayout = true
    var needsLayoutBelow = true
    var needsDisplay = false
    /// Its delegate updates what it shows, before layout.
    var needsUpdate = false
    var needsUpdateBelow = false
    var needsDisplayBelow = false
    /// It or a layer in its subtree has animations; a layer that has them no more may still say so.
    var animatesBelow = false
    /// Neither its list of sublayers nor the node of one has changed since a commit began to ask them.
    var childrenRest = false
    /// The layer has a node, and neither it nor a layer in its subtree has changed since that was made.
    var nodeHolds = false
    /// It has been part of a committed tree, so that changes of it can be seen.
    var isCommitted = false
    /// Its delegate is told of changes of the outline.
    var reportsOutline = false
    /// It draws nothing itself, and its sublayers stand in its superlayer's space of depth. Its class says so; here it is
    /// told without a call.
    var isOnlyTransform = false
    /// It shows another layer at a moment.
    var isCopy = false
    /// Where it has no superlayer, y grows upwards in the space that it stands in, as AppKit's views have it.
    var standsUpwards = false
    /// Its flip is the one that leads into such a space.
    var leadsUpwards = false
}
