import CoreGraphics
import CornerGeometry
import Raster
import RenderTree

extension CALayer {
    /// How many layers may lie inside one another; what lies deeper is not laid out nor drawn, which is said.
    package static let maximumDepth = 400

    /// The tree as it is shown at the clock's time, for drawing; what has not changed is the node of the last time.
    ///
    /// Animations that wait for it begin; those that have ended are removed and their ends told, which may change the
    /// tree, before anything is made of it.
    package final func commit() -> RenderNode {
        CATransaction.flush()
        MediaClock.current.prepareForCommit()
        prepareForCommit()
        let time = parentTime(at: MediaClock.current.now)
        if layoutFlags.animatesBelow {
            var endings = AnimationEndings()
            settleAnimations(at: time, depth: 0, &endings)
            if !endings.isEmpty {
                endings.run()
                prepareForCommit()
                var later = AnimationEndings()
                settleAnimations(at: time, depth: 0, &later)
            }
        }
        return node(CommitPass(), time: time, depth: 0)
    }

    /// The tree by the layers' own values, without animations.
    final func modelNode() -> RenderNode {
        prepareForCommit()
        return node(CommitPass(showsModel: true), time: 0, depth: 0)
    }

    private func parentTime(at common: CFTimeInterval) -> CFTimeInterval {
        (superlayer ?? maskedLayer)?.localTime(at: common) ?? common
    }

    /// Lets animations begin, collects what begins and ends, and forgets the nodes of layers that have moved on.
    ///
    /// - Parameter parent: The superlayer's time.
    /// - Returns: Whether there are animations in the subtree.
    @discardableResult
    private func settleAnimations(
        at parent: CFTimeInterval, depth: Int, _ endings: inout AnimationEndings
    ) -> Bool {
        guard layoutFlags.animatesBelow else { return false }
        let time = motion?.timing.localTime(parent).finite ?? parent
        var isAnimated = false
        if let motion, !motion.records.isEmpty {
            isAnimated = true
            beginAnimations(at: time)
            endings.collect(from: self, at: time)
            let isSame = motion.nodeTime.map { last in
                motion.records.allSatisfy { $0.isConstant(from: last, to: time) }
            }
            if isSame != true { invalidate() }
        }
        if depth < Self.maximumDepth {
            for child in children where child.settleAnimations(at: time, depth: depth + 1, &endings) {
                isAnimated = true
            }
            if let maskLayer, maskLayer.settleAnimations(at: time, depth: depth + 1, &endings) { isAnimated = true }
        }
        if isAlwaysMoving {
            isAnimated = true
            if madeMotion.nodeTime != time { invalidate() }
        }
        if isAnimated, showsOtherTimes { invalidate() }
        layoutFlags.animatesBelow = isAnimated
        return isAnimated
    }

    /// - Parameter parent: The superlayer's time.
    final func node(_ pass: CommitPass, time parent: CFTimeInterval, depth: Int) -> RenderNode {
        if let committedNode, pass.keepsNodes || !layoutFlags.animatesBelow { return committedNode }
        let node =
            motion == nil
            ? made(showing: self, pass, time: parent, depth: depth)
            : movingNode(pass, time: parent, depth: depth)
        if pass.keepsNodes || !layoutFlags.animatesBelow {
            keptNode = node
            layoutFlags.nodeHolds = true
            if pass.keepsNodes { layoutFlags.isCommitted = true }
        }
        return node
    }

    /// The node of a layer that may have animations or a time of its own.
    private func movingNode(_ pass: CommitPass, time parent: CFTimeInterval, depth: Int) -> RenderNode {
        let time = motion?.timing.localTime(parent).finite ?? parent
        let shown = hasAnimations ? shown(in: pass, time: time) : self
        var node = made(showing: shown, pass, time: time, depth: depth)
        sayFilters()
        if !pass.showsModel { node = transition(to: node, at: time) }
        if pass.keepsNodes { motion?.nodeTime = time }
        return node
    }

    /// - Parameters:
    ///   - shown: the layer itself, or a moment of it.
    ///   - time: the layer's.
    private func made(showing shown: CALayer, _ pass: CommitPass, time: CFTimeInterval, depth: Int) -> RenderNode {
        let isSpatial =
            !children.isEmpty && shown.state.drawnOpacity > 0 && isSpatial(shown, pass, time: time)
        shown.sayWhatIsNotDrawn()
        return shown.renderNode(
            named: name, mask: maskLayer == nil ? nil : maskNode(shown, pass, time: time, depth: depth),
            isSpatial: isSpatial,
            children: nodesOfChildren(shown, pass, time: time, depth: depth, isSpatial: isSpatial),
            parts: shown.parts())
    }

    private func maskNode(
        _ shown: CALayer, _ pass: CommitPass, time: CFTimeInterval, depth: Int
    ) -> RenderNode? {
        guard let maskLayer, shown.state.drawnOpacity > 0 else { return nil }
        guard maskedLayer == nil else {
            Notice.once("CALayer.mask: a mask's own mask is not drawn")
            return nil
        }
        return maskLayer.node(pass, time: time, depth: depth + 1)
    }

    /// The sublayers' nodes as the layer shows them.
    private func nodesOfChildren(
        _ shown: CALayer, _ pass: CommitPass, time: CFTimeInterval, depth: Int, isSpatial: Bool
    ) -> RenderChildren {
        guard shown.state.drawnOpacity > 0 else { return [] }
        guard depth < Self.maximumDepth else {
            if !children.isEmpty { Self.sayTooDeep() }
            return []
        }
        func made(_ pass: CommitPass, _ time: CFTimeInterval) -> RenderChildren {
            isSpatial
                ? RenderChildren(spatialNodes(shown, pass, time: time, depth: depth))
                : childNodes(pass, time: time, depth: depth)
        }
        return shown.arranged(made(pass, time), at: time) { delay in
            made(pass.elsewhen(), (time - delay).finite)
        }
    }

    /// What a layer that shows itself, or a moment of another, makes of its values.
    ///
    /// They are read where they are: a copy of the state would count every reference in it.
    @inline(__always)
    private func renderNode(
        named name: String?, mask: consuming RenderNode?, isSpatial: Bool, children: consuming RenderChildren,
        parts: consuming LayerParts
    ) -> RenderNode {
        let hasRare = state.hasRareValues
        if isOnlyTransform {
            return RenderNode(
                name: name, transform: state.transformToSuperlayer,
                childTransform: isSpatial ? nil : state.transformOfSublayers,
                isGeometryFlipped: hasRare && state.isGeometryFlipped, outline: CornerOutline(rect: .zero),
                opacity: state.drawnOpacity, groupsOpacity: false, children: children)
        }
        return RenderNode(
            name: name, transform: state.transformToSuperlayer,
            childTransform: hasRare && !isSpatial ? state.transformOfSublayers : nil,
            isGeometryFlipped: hasRare && state.isGeometryFlipped, outline: state.outline,
            background: state.backgroundColor, gradient: parts.gradient, contents: state.renderContents,
            shape: parts.shape, border: state.border, shadow: hasRare ? state.shadow : nil,
            masksToBounds: state.masksToBounds, mask: mask, opacity: state.drawnOpacity,
            groupsOpacity: !hasRare || state.allowsGroupOpacity, blendMode: hasRare ? state.blendMode : .normal,
            rasterizationScale: hasRare ? state.drawnRasterizationScale : nil,
            effects: parts.backdrop.map { RenderEffects(backdrop: $0) }, children: children)
    }

    /// The layer as this pass shows it: itself, or a copy with its animations applied, one for the whole pass.
    final func shown(in pass: CommitPass, time: CFTimeInterval) -> CALayer {
        guard !pass.showsModel, let motion else { return self }
        if let shown = motion.shown, shown.pass == pass.serial { return shown.copy }
        let copy = presentationCopy(at: time)
        motion.shown = pass.keepsNodes ? (pass.serial, copy) : nil
        return copy
    }

    /// The one shape of background, border, clip and shadow.
    package final var outline: CornerOutline { state.outline }

    static func sayTooDeep() {
        Notice.once("CALayer: layers more than \(maximumDepth) levels deep are not drawn")
    }

    @inline(__always)
    private func sayWhatIsNotDrawn() {
        guard state.hasPatternBackground || state.hasRareValues || !state.isFinite else { return }
        if state.hasPatternBackground {
            Notice.once("CALayer.backgroundColor: a pattern is not drawn as a layer's background; clear")
        }
        if !state.isFinite { Notice.once("CALayer: a position or size that is not finite counts as 0") }
        if state.hasRareValues, superlayer == nil, state.transform.hasPerspective {
            Notice.once(
                "CALayer.transform: perspective of a mask or of a layer without a superlayer is not drawn; "
                    + "its transform acts by its effect in the plane")
        }
    }
}

extension LayerState {
    @inline(__always)
    fileprivate var isFinite: Bool {
        position.x.isFinite && position.y.isFinite && bounds.origin.x.isFinite && bounds.origin.y.isFinite
            && bounds.size.width.isFinite && bounds.size.height.isFinite
    }
}

extension CATransform3D {
    /// Whether the matrix has more effect in the plane than its affine part.
    fileprivate var hasPerspective: Bool { m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 }
}
