import Foundation

/// What someone does to a preview.
package enum LiveInput: Codable, Sendable, Equatable {
    /// A finger or the mouse's left button, in points of the preview.
    case touch(TouchStep.Kind, x: Double, y: Double)
    /// Characters from a keyboard.
    case text(String)
    /// A key that types no character, by a name of `TouchStep.keys`.
    case key(String)
}
