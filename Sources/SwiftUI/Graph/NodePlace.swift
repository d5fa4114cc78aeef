/// Where a new node stands: its graph, the node above it and what that one hands down.
@MainActor struct NodePlace {
    let graph: ViewGraph
    let parent: ViewNode?
    let environment: EnvironmentValues
    /// Whether what is made here came into a graph that was shown already.
    var isInsertion = false
}
