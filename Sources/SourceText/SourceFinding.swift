/// Something in a source file that does not become what it is on Apple's systems.
public struct SourceFinding: Codable, Equatable, Sendable {
    /// Both counted from 1; the column counts bytes.
    public var line: Int
    public var column: Int
    /// What it is, and what to write instead.
    public var message: String

    public init(line: Int, column: Int, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }
}
