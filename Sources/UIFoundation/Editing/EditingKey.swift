/// A key of a keyboard that types no character, by the name that scripts give it.
package enum EditingKey: String, CaseIterable, Codable, Sendable {
    case `return`, tab, escape, delete, forwardDelete, left, right, up, down, home, end
}
