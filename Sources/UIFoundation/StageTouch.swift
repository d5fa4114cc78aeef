import CoreGraphics
import Foundation

/// What a finger, or a mouse, does on a stage.
package struct StageTouch {
    package enum Kind {
        case press, move, release
    }

    package var kind: Kind
    /// In seconds after the beginning.
    package var time: TimeInterval
    /// In points of the picture.
    package var place: CGPoint
    /// The place among the moments of the first picture that comes after it.
    package var picture: Int

    package init(kind: Kind, time: TimeInterval, place: CGPoint, picture: Int) {
        (self.kind, self.time, self.place, self.picture) = (kind, time, place, picture)
    }
}
