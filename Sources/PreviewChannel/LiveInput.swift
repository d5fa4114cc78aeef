import Foundation

/// What someone does to a preview.
package enum LiveInput: Codable, Sendable, Equatable {
    /// A finger or the mouse's left button, in points of the preview.
    case touch(TouchStep.Kind, x: Double, y: Double)
    /// Text from a keyboard; a return is "\n".
    case text(String)
    case deleteBackward
}
