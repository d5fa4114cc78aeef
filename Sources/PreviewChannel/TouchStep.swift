import Foundation

/// What a finger does at a moment of a preview.
package struct TouchStep: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
        case press, move, release
    }

    package var kind: Kind
    /// In seconds after the preview's beginning.
    package var time: Double
    /// In points of the preview; a release is where the finger is.
    package var place: CGPoint

    package init(_ kind: Kind, at time: Double, _ place: CGPoint = .zero) {
        (self.kind, self.time, self.place) = (kind, time, place)
    }
}
