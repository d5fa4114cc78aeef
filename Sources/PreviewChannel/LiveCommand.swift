import Foundation

/// What the command tells a drawing process that lives on, one JSON object a line. Each is answered by `rested`, after
/// whatever else it brings about.
package enum LiveCommand: Codable, Sendable, Equatable {
    /// Makes a preview from the beginning.
    case open(preview: Int, LiveSettings)
    /// Makes a preview anew and brings it to where it is, by doing all again that was done to it.
    case adapt(preview: Int, LiveSettings)
    /// Lets frames of 1/60 s pass.
    case advance(previews: [Int], frames: Int)
    /// Brings previews to a moment, in seconds after their beginning, forwards or backwards.
    case seek(previews: [Int], time: Double)
    case input(preview: Int, LiveInput)
    /// Asks for what can be said of a preview's layers.
    case inspect(preview: Int)

    package func encoded() throws -> Data { try JSONEncoder().encode(self) + [0x0A] }
}
