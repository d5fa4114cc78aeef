import CoreGraphics
import CornerGeometry

/// A delegate that is told when the outline of its layer changes, or where that lies in the superlayer.
package protocol CALayerOutlineDelegate: CALayerDelegate {
    func layerOutlineChanged(_ layer: CALayer)
}

extension CALayer {
    /// A radius for each corner, settled by whoever resolves nested corners; with it `cornerRadius` and `maskedCorners`
    /// play no part. Nil leaves the corners to those.
    ///
    /// In points; limited to half of the shorter side where the layer is drawn, so that an animation of the size and
    /// one of the radii need not keep step. It is animated like any other property, under the key `cornerRadii`.
    package final var resolvedRadii: CornerRadii? {
        get { state.resolvedRadii }
        set { update(\.resolvedRadii, Self.cornerRadiiKey, to: newValue) }
    }

    static var cornerRadiiKey: String { "cornerRadii" }

    /// Whether changes of the outline and its place are told to a delegate that is an ``CALayerOutlineDelegate``. Off in
    /// most layers, so that a change costs them one look at a flag.
    package final var reportsOutline: Bool {
        get { layoutFlags.reportsOutline }
        set { layoutFlags.reportsOutline = newValue }
    }

    final func reportOutline(of key: String) {
        if Self.outlineKeys.contains(key) { reportOutline() }
    }

    final func reportOutline() {
        (delegate as? any CALayerOutlineDelegate)?.layerOutlineChanged(self)
    }

    /// Makes a change of several properties one.
    final func reportingOutlineOnce(_ body: () -> Void) {
        guard layoutFlags.reportsOutline else { return body() }
        layoutFlags.reportsOutline = false
        body()
        layoutFlags.reportsOutline = true
        reportOutline()
    }

    private static let outlineKeys: Set<String> = [
        "bounds", "position", "anchorPoint", "transform", "sublayerTransform", "geometryFlipped", "cornerRadius",
        "maskedCorners",
    ]
}

extension LayerProperty {
    /// The radii of the four corners, clockwise from the top left one.
    static let cornerRadii = LayerProperty(
        kind: .numbers,
        get: { layer in
            // Not limited to a size that an animation has changed already: movements are added to what this gives.
            let radii = layer.state.resolvedRadii ?? layer.outline.radii
            return .list(Corner.allCases.map { .number(radii[$0]) })
        },
        set: { layer, value in
            guard case .list(let values) = value else { return }
            let lanes = values.flatMap(\.lanes).map { CGFloat($0) }
            guard lanes.count == 4 else { return }
            layer.state.resolvedRadii = CornerRadii(
                topLeft: lanes[0], topRight: lanes[1], bottomRight: lanes[2], bottomLeft: lanes[3])
        })
}
