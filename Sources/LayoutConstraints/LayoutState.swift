import CoreGraphics

/// What the machinery of constraints keeps of an item.
@MainActor package final class LayoutState {
    /// The constraints that the item holds, in the order of their activation.
    package internal(set) var constraints: [NSLayoutConstraint] = []
    /// The active constraints that name the item.
    var mentions: [NSLayoutConstraint] = []
    /// Of the root of a tree; made when the tree is first laid out.
    var engine: LayoutEngine?

    package nonisolated init() {}
}
