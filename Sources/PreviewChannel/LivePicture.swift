import Foundation

/// A preview as it stands now, and the parts of it that are drawn again.
package struct LivePicture: Codable, Sendable, Equatable {
    /// A part of a picture, in pixels.
    package struct Part: Codable, Sendable, Equatable {
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int

        package init(x: Int, y: Int, width: Int, height: Int) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    package var index: Int
    /// Of the whole, in pixels.
    package var width: Int
    package var height: Int
    /// Pixels to a point.
    package var scale: Double
    /// In seconds after the preview's beginning.
    package var time: Double
    /// The pixels of each are beside the report, one part after the other, row by row, R G B A with the alpha in them.
    package var parts: [Part]

    package init(index: Int, width: Int, height: Int, scale: Double, time: Double, parts: [Part]) {
        (self.index, self.width, self.height) = (index, width, height)
        (self.scale, self.time, self.parts) = (scale, time, parts)
    }
}
