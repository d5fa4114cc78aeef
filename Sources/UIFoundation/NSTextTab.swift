import CoreGraphics
import CoreText
import Foundation

/// A place that a tab leads to.
///
/// `@unchecked Sendable`: open, as Apple's is, but nothing in it changes.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    private final let foundationMark = FoundationMark.word
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    public let alignment: NSTextAlignment
    /// From the paragraph's margin, in points.
    public let location: CGFloat
    /// Kept; columns end at the next tab alone.
    public let options: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }

    var settings: ParagraphSettings.Tab { ParagraphSettings.Tab(location: location, alignment: alignment.settings) }
}
