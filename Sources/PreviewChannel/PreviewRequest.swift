import Foundation

/// What the command asks the process that draws a program's previews.
package struct PreviewRequest: Codable, Sendable, Equatable {
    /// The look of the system that views adapt to.
    package enum Appearance: String, Codable, Sendable, CaseIterable {
        case light
        case dark
    }

    /// Which of Apple's two ways to draw a layer tree is followed where they differ.
    package enum Renderer: String, Codable, Sendable, CaseIterable {
        case screen
        case quartz
    }

    /// What is made of a preview.
    package enum Format: String, Codable, Sendable, CaseIterable {
        /// A picture.
        case png
        /// The tree that a picture is drawn from, as JSON.
        case json
        /// A `PreviewExplanation`, as JSON.
        case explanation
    }

    /// The program's files, as the compiler was given them: previews are numbered in their order.
    package var files: [String]
    /// The folders of the files, in full, where pictures and fonts are looked for.
    package var folders: [String]
    /// The only preview to draw, by the name of its picture: a second equal name is asked for with its `-2`.
    package var only: String?
    /// Previews whose names are not asked again, because the program ended when they were.
    package var unlisted: Set<Int> = []
    /// Previews that are drawn already, or given up.
    package var done: Set<Int> = []
    /// Pixels to a point.
    package var scale: Double
    /// The size of every picture, in points, in place of its view's own.
    package var size: CGSize?
    package var appearance: Appearance
    package var renderer: Renderer
    /// Of the pictures of each preview, in seconds after its beginning, ascending.
    package var moments: [Double]
    /// What a finger does, in the order of time.
    package var touches: [TouchStep] = []
    /// For each of the moments, how many of the touches come before its picture; none is said where nothing is touched.
    package var touchCounts: [Int] = []
    package var format: Format
    /// The screen in place of the system's usual one, in points, and the radius of its corners.
    package var screen: CGSize?
    package var screenCornerRadius = 0.0
    package var isRightToLeft = false
    package var textSize = LiveSettings.TextSize.standard
    /// A descriptor that `LiveCommand`s come by: previews are kept and shown as these say, in place of one picture each.
    package var commands: Int32?

    package init(
        files: [String], folders: [String] = [], only: String? = nil, scale: Double = 2, size: CGSize? = nil,
        appearance: Appearance = .light, renderer: Renderer = .screen, moments: [Double] = [0],
        format: Format = .png
    ) {
        self.files = files
        self.folders = folders
        self.only = only
        self.scale = scale
        self.size = size
        self.appearance = appearance
        self.renderer = renderer
        self.moments = moments
        self.format = format
    }

    /// The same, of previews that someone looks at.
    package func with(_ settings: LiveSettings) -> PreviewRequest {
        var request = self
        request.scale = settings.scale
        request.appearance = settings.appearance
        request.screen = settings.device.map { CGSize(width: $0.width, height: $0.height) }
        request.size = request.screen ?? size
        request.screenCornerRadius = settings.device?.cornerRadius ?? 0
        request.isRightToLeft = settings.isRightToLeft
        request.textSize = settings.textSize
        return request
    }
}
