/// What is wrong with a text that was copied from a design tool or a style sheet.
///
/// ```
/// box-shadow "0 4px 8px -2": the last length has no unit (px)
/// ```
public struct DesignTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was to be read: `box-shadow`, `border-radius`, `color`.
    public let property: String
    /// The whole text.
    public let text: String
    /// What is wrong with it, in words.
    public let problem: String

    public init(property: String, text: String, problem: String) {
        self.property = property
        self.text = text
        self.problem = problem
    }

    public var description: String { "\(property) \"\(text)\": \(problem)" }
}
