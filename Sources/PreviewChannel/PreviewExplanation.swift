/// What can be said of the layers of one preview.
package struct PreviewExplanation: Codable, Sendable, Equatable {
    /// Something that does not show as it was meant.
    package struct Finding: Codable, Sendable, Equatable {
        /// The names of the layers from the preview's own down to the one that it is about.
        package var layer: String
        /// A short name for the kind of finding.
        package var rule: String
        /// In words.
        package var sentence: String

        package init(layer: String, rule: String, sentence: String) {
            self.layer = layer
            self.rule = rule
            self.sentence = sentence
        }
    }

    /// What drawing a shadow takes.
    package struct ShadowCost: Codable, Sendable, Equatable {
        package var layer: String
        /// What it is computed from: `outline`, `path` or `content`.
        package var kind: String
        /// The standard deviation, in pixels.
        package var sigma: Double
        /// How many pixels of the picture it may touch.
        package var pixels: Int
        /// `low`, `medium` or `high`, beside other shadows.
        package var cost: String

        package init(layer: String, kind: String, sigma: Double, pixels: Int, cost: String) {
            self.layer = layer
            self.kind = kind
            self.sigma = sigma
            self.pixels = pixels
            self.cost = cost
        }
    }

    /// Where the preview stands.
    package var file: String
    package var line: Int
    /// How many layers there are.
    package var layers: Int
    package var findings: [Finding]
    package var shadows: [ShadowCost]

    package init(file: String, line: Int, layers: Int, findings: [Finding], shadows: [ShadowCost]) {
        self.file = file
        self.line = line
        self.layers = layers
        self.findings = findings
        self.shadows = shadows
    }
}
