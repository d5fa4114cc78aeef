/// One layer of a preview, in its place.
package struct PreviewLayer: Codable, Sendable, Equatable {
    /// The names of the layers from the preview's own down to this one, as findings have them.
    package var path: String
    package var name: String
    /// How many layers it lies in.
    package var depth: Int
    /// In the superlayer's space, in points: x, y, width, height.
    package var frame: [Double]
    /// The corners of its bounds in the picture's points, clockwise from the top left one: x and y of each.
    package var corners: [Double]
    /// Resolved: top left, top right, bottom right, bottom left.
    package var radii: [Double]
    package var curve: String
    package var opacity: Double
    package var clips: Bool

    package init(
        path: String, name: String, depth: Int, frame: [Double], corners: [Double], radii: [Double], curve: String,
        opacity: Double, clips: Bool
    ) {
        (self.path, self.name, self.depth, self.frame) = (path, name, depth, frame)
        (self.corners, self.radii, self.curve) = (corners, radii, curve)
        (self.opacity, self.clips) = (opacity, clips)
    }
}

/// The layers of a preview that someone looks at, and what can be said of them.
package struct PreviewDetails: Codable, Sendable, Equatable {
    /// Each before those in it, back to front.
    package var layers: [PreviewLayer]
    package var explanation: PreviewExplanation

    package init(layers: [PreviewLayer], explanation: PreviewExplanation) {
        (self.layers, self.explanation) = (layers, explanation)
    }
}
