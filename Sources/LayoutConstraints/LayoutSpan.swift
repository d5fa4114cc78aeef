import CoreGraphics

/// Where an item of a given frame lies on one axis: both ends follow the container's length in proportion.
package struct LayoutSpan: Equatable, Sendable {
    /// start = `start` + `startFactor` · the container's length, in points from where the container begins.
    package var start: CGFloat
    package var startFactor: CGFloat
    package var length: CGFloat
    package var lengthFactor: CGFloat

    package init(start: CGFloat, startFactor: CGFloat = 0, length: CGFloat, lengthFactor: CGFloat = 0) {
        self.start = start
        self.startFactor = startFactor
        self.length = length
        self.lengthFactor = lengthFactor
    }
}
