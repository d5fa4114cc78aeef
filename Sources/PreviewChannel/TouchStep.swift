import Foundation

/// What a finger, or a keyboard, does at a moment of a preview.
package struct TouchStep: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
        case press, move, release
        /// Characters are typed.
        case type
        /// A key is pressed that types no character.
        case key
    }

    /// The names of keys, as the stages know them.
    package static let keys = [
        "return", "tab", "escape", "delete", "forwardDelete", "left", "right", "up", "down", "home", "end",
    ]

    package var kind: Kind
    /// In seconds after the preview's beginning.
    package var time: Double
    /// In points of the preview; a release is where the finger is.
    package var place: CGPoint
    /// 0 for the first finger, 1 for the second.
    package var finger: Int
    /// What is typed, or the key's name.
    package var text: String

    package init(
        _ kind: Kind, at time: Double, _ place: CGPoint = .zero, finger: Int = 0, text: String = ""
    ) {
        (self.kind, self.time, self.place, self.finger, self.text) = (kind, time, place, finger, text)
    }
}
