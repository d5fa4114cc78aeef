import CoreGraphics
import Foundation

/// What a finger, a mouse or a keyboard does on a stage.
package struct StageTouch {
    package enum Kind {
        case press, move, release
        /// Characters go to the first responder.
        case type(String)
        case key(EditingKey)
    }

    package var kind: Kind
    /// In seconds after the beginning.
    package var time: TimeInterval
    /// In points of the picture.
    package var place: CGPoint
    /// 0 for the first, 1 for the second.
    package var finger: Int
    /// The place among the moments of the first picture that comes after it.
    package var picture: Int

    package init(kind: Kind, time: TimeInterval, place: CGPoint, finger: Int = 0, picture: Int) {
        (self.kind, self.time, self.place, self.finger, self.picture) = (kind, time, place, finger, picture)
    }
}
