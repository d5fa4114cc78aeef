import QuartzCore
internal import Raster
import Synchronization

/// The look that colours and views adapt to: light (`aqua`) or dark (`darkAqua`).
///
/// `@unchecked Sendable`: the class is open, as Apple's is, so the compiler cannot see that nothing in it changes.
open class NSAppearance: NSObject, @unchecked Sendable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let aqua = Name("NSAppearanceNameAqua")
        public static let darkAqua = Name("NSAppearanceNameDarkAqua")
        public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
        public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
        public static let accessibilityHighContrastAqua = Name("NSAppearanceNameAccessibilityAqua")
        public static let accessibilityHighContrastDarkAqua = Name("NSAppearanceNameAccessibilityDarkAqua")
        public static let accessibilityHighContrastVibrantLight = Name("NSAppearanceNameAccessibilityVibrantLight")
        public static let accessibilityHighContrastVibrantDark = Name("NSAppearanceNameAccessibilityVibrantDark")
    }

    public final let name: NSAppearance.Name
    public final let allowsVibrancy: Bool

    /// Nil, which is said, for a name that is none of the system's. High contrast has the colours of the plain looks.
    public init?(named name: NSAppearance.Name) {
        guard Self.all.contains(name) else {
            Notice.once("NSAppearance(named: \"\(name.rawValue)\"): no such appearance; nil")
            return nil
        }
        self.name = name
        allowsVibrancy = name.rawValue.contains("Vibrant")
        super.init()
    }

    /// Archives are not read here.
    public required init?(coder: NSCoder) {
        Notice.once("NSAppearance(coder:) is not supported; nil")
        return nil
    }

    private init(_ name: NSAppearance.Name) {
        self.name = name
        allowsVibrancy = false
        super.init()
    }

    private static let all: [Name] = [
        .aqua, .darkAqua, .vibrantLight, .vibrantDark, .accessibilityHighContrastAqua,
        .accessibilityHighContrastDarkAqua, .accessibilityHighContrastVibrantLight,
        .accessibilityHighContrastVibrantDark,
    ]

    static let light = NSAppearance(.aqua)
    static let dark = NSAppearance(.darkAqua)

    /// Whether colours have their dark values.
    package final var isDark: Bool { name.rawValue.contains("Dark") }

    /// The first of the names that comes nearest to this appearance; nil where all of them are of the other lightness.
    open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? {
        if appearances.contains(name) { return name }
        let plain: Name = isDark ? .darkAqua : .aqua
        if appearances.contains(plain) { return plain }
        // A dark look falls back to a light one, but not the other way round.
        return isDark && appearances.contains(.aqua) ? .aqua : nil
    }

    /// Runs the closure with this appearance as the one that colours resolve by.
    open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
        Self.performing(with: self, block)
    }

    /// The appearance that colours resolve by, on this thread: that of the view that is being laid out or drawn, and the
    /// application's otherwise.
    open class func currentDrawing() -> NSAppearance {
        Thread.current.threadDictionary[currentKey] as? NSAppearance ?? ofApplication
    }

    /// As `currentDrawing()`; may be set.
    @available(*, deprecated, message: "Use performAsCurrentDrawingAppearance(_:) and currentDrawing()")
    public class var current: NSAppearance! {
        get { currentDrawing() }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    private static let currentKey = "NSAppearance.current"
    private static let applicationAppearance = Mutex(NSAppearance.light)

    /// What the application's windows have unless they say otherwise.
    package internal(set) static var ofApplication: NSAppearance {
        get { applicationAppearance.withLock { $0 } }
        set { applicationAppearance.withLock { $0 = newValue } }
    }

    private static let systemAppearance = Mutex(NSAppearance.light)

    /// What the program has unless it says otherwise.
    static var ofSystem: NSAppearance {
        get { systemAppearance.withLock { $0 } }
        set { systemAppearance.withLock { $0 = newValue } }
    }

    static func performing<Result>(with appearance: NSAppearance?, _ body: () throws -> Result) rethrows -> Result {
        let dictionary = Thread.current.threadDictionary
        let previous = dictionary[currentKey]
        dictionary[currentKey] = appearance
        defer { Thread.current.threadDictionary[currentKey] = previous }
        return try body()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSAppearance)?.name == name }

    open override var hash: Int { name.hashValue }
}

/// What has an appearance of its own or takes that of its surroundings.
@MainActor public protocol NSAppearanceCustomization: AnyObject {
    /// Nil to take that of the surroundings.
    var appearance: NSAppearance? { get set }
    var effectiveAppearance: NSAppearance { get }
}
