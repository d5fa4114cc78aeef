import CoreGraphics
import RenderTree

// The nodes of a layer's sublayers. Of many sublayers those are asked that have changed since the last commit.
extension CALayer {
    /// The sublayers, back to front, at a time of this layer.
    final func childNodes(_ pass: CommitPass, time: CFTimeInterval, depth: Int) -> RenderChildren {
        guard !children.isEmpty else { return RenderChildren() }
        if let known = knownChildren(pass, time: time) {
            return known.renew { $0.node(pass, time: time, depth: depth + 1) }
        }
        let isInOrder = !mayStandOut || !children.contains { $0.standsOut(pass, parent: time) }
        let ordered = isInOrder ? children : Self.ordered(children) { $0.shown(pass, parent: time) }
        let isKept = isInOrder && pass.keepsNodes && ordered.count > CommittedChildren.least
        if isKept { layoutFlags.childrenRest = true }
        var nodes: [RenderNode] = []
        nodes.reserveCapacity(ordered.count)
        for child in ordered {
            if isKept { child.committedPlace = Int32(truncatingIfNeeded: nodes.count) }
            // Most children of a layer of many have not changed.
            if pass.keepsNodes, let node = child.committedNode {
                nodes.append(node)
            } else {
                nodes.append(child.node(pass, time: time, depth: depth + 1))
            }
        }
        let made = RenderChildren(nodes)
        // Making a node may run the program's code, which may change other sublayers, and the list of them.
        if isKept, layoutFlags.childrenRest { committedChildren = CommittedChildren(made) }
        return made
    }

    /// What holds of many sublayers since the last commit; nil where all must be asked.
    final func knownChildren(_ pass: CommitPass, time: CFTimeInterval) -> CommittedChildren? {
        guard pass.keepsNodes, let known = committedChildren else { return nil }
        if known.changed.contains(where: { $0.standsOut(pass, parent: time) }) {
            committedChildren = nil
            return nil
        }
        return known
    }

    /// The node of a sublayer holds no more.
    @inline(__always)
    final func noteChange(of child: CALayer) {
        layoutFlags.childrenRest = false
        if let known = committedChildren, !known.note(child) { committedChildren = nil }
    }

    /// The list of sublayers has changed.
    @inline(__always)
    final func forgetChildren() {
        layoutFlags.childrenRest = false
        if committedChildren != nil { committedChildren = nil }
    }

    /// False for most layers, at the cost of a look at each sublayer: none stands out, at no moment of an animation.
    final var mayStandOut: Bool {
        for child in children
        where child.motion != nil || child.state.zPosition != 0 || child.state.hasRareValues
            || child.layoutFlags.isOnlyTransform
        {
            return true
        }
        return false
    }

    /// Whether the layer's place among its siblings, or what it takes to draw them, hangs on more than the order in the
    /// tree.
    private func standsOut(_ pass: CommitPass, parent time: CFTimeInterval) -> Bool {
        if isOnlyTransform { return true }
        if hasAnimations {
            let shown = shown(pass, parent: time)
            return shown.state.zPosition != 0 || shown.state.isSpatial
        }
        return state.zPosition != 0 || state.isSpatial
    }

    /// The layer as this pass shows it, at a time of its superlayer.
    final func shown(_ pass: CommitPass, parent time: CFTimeInterval) -> CALayer {
        hasAnimations ? shown(in: pass, time: motion?.timing.localTime(time).finite ?? time) : self
    }
}
