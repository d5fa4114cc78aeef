import Foundation

/// The size that a preview asks for.
package enum PreviewLayout: Equatable, Sendable {
    /// The view's own size; a view controller fills the screen.
    case standard
    /// The size that fits the content.
    case sizeThatFits
    /// A size in points.
    case fixed(CGSize)
}
