import Foundation

/// What a page says to the command, one JSON object a message: `kind` tells which of the members count.
package struct PageCommand: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
        /// The previews that the page shows, in `previews`; none while it is hidden.
        case watch
        /// A frame has been shown: `frame`.
        case shown
        /// A touch: `preview`, `phase`, `x`, `y`.
        case touch
        /// What was typed: `preview`, and `text`, or the name of a key that types none in `key`.
        case type
        /// `settings`.
        case settings
        case play, pause
        /// Lets `frames` pass for `previews`.
        case step
        /// Brings `previews` to `time`.
        case seek
        /// Starts the program again.
        case restart
        /// Asks for the layers of `preview`.
        case inspect
        /// Asks for a PNG of all of `preview`.
        case download
    }

    package var kind: Kind
    package var previews: [Int]?
    package var preview: Int?
    package var frame: UInt32?
    package var frames: Int?
    package var phase: TouchStep.Kind?
    package var x: Double?
    package var y: Double?
    package var text: String?
    package var key: String?
    package var time: Double?
    package var settings: LiveSettings?

    package init(_ kind: Kind) { self.kind = kind }
}
