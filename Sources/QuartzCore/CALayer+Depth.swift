import CoreGraphics
import CornerGeometry
import RenderTree

// Sublayers in depth. All that stand in one space, those of transform layers in it included, are drawn from the farthest
// to the nearest by the depth of their centres; each is flat in itself.
extension CALayer {
    /// Whether the sublayers of a layer, shown as `shown`, stand in depth.
    final func isSpatial(_ shown: CALayer, _ pass: CommitPass, time: CFTimeInterval) -> Bool {
        if shown.state.hasRareValues, !CATransform3DIsAffine(shown.state.sublayerTransform) { return true }
        if knownChildren(pass, time: time) != nil || !mayStandOut { return false }
        return children.contains { child in
            if child.isOnlyTransform || child.state.isSpatial { return true }
            return child.hasAnimations && child.shown(pass, parent: time).state.isSpatial
        }
    }

    /// The sublayers' nodes in the layer's own space, back to front.
    final func spatialNodes(
        _ shown: CALayer, _ pass: CommitPass, time: CFTimeInterval, depth: Int
    ) -> [RenderNode] {
        var found: [(node: RenderNode, depth: CGFloat)] = []
        collect(pass, time: time, depth: depth, in: shown.state.matrixOfSublayers, opacity: 1, &found)
        return found.enumerated().sorted { first, second in
            first.element.depth == second.element.depth
                ? first.offset < second.offset : first.element.depth < second.element.depth
        }.map(\.element.node)
    }

    private func collect(
        _ pass: CommitPass, time: CFTimeInterval, depth: Int, in space: CATransform3D, opacity: Double,
        _ found: inout [(node: RenderNode, depth: CGFloat)]
    ) {
        for child in children {
            // Made of transform layers too, so that they and all above them hear of changes below.
            let node = child.node(pass, time: time, depth: depth + 1)
            let shown = child.shown(pass, parent: time)
            let state = shown.state
            let unflipped = CATransform3DConcat(state.unflippedMatrix, space)
            let matrix = CATransform3DConcat(state.flip, unflipped)
            let alpha = opacity * state.drawnOpacity
            if child.isOnlyTransform {
                guard alpha > 0, depth + 1 < Self.maximumDepth else { continue }
                child.collect(
                    pass, time: child.motion?.timing.localTime(time).finite ?? time, depth: depth + 1,
                    in: CATransform3DConcat(state.matrixOfSublayers, matrix), opacity: alpha, &found)
                continue
            }
            if state.hasRareValues, !state.isDoubleSided, unflipped.showsBack { continue }
            let bounds = state.finiteBounds
            let place = matrix.depth(of: CGPoint(x: bounds.midX, y: bounds.midY))
            found.append((node.projected(by: matrix, opacity: node.opacity * opacity), place))
        }
    }
}

extension RenderNode {
    fileprivate func projected(by matrix: CATransform3D, opacity: Double) -> RenderNode {
        if let flat = matrix.flatTransform {
            if flat == transform, opacity == self.opacity { return self }
            return placed(by: flat, opacity: opacity, blendMode: blendMode)
        }
        return RenderNode(
            name: name, outline: CornerOutline(rect: .zero), blendMode: blendMode,
            projection: RenderProjection(
                content: placed(by: .identity, opacity: opacity, blendMode: .normal), map: matrix.projection))
    }
}
