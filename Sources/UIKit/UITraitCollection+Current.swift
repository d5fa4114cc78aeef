import QuartzCore
import Synchronization

extension UITraitCollection {
    /// The traits that dynamic colours resolve by, on this thread: those of the view that is being laid out or drawn,
    /// and the screen's otherwise.
    public static var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? ofScreen }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    /// The screen's traits, which every thread begins with.
    package internal(set) static var ofScreen: UITraitCollection {
        get { screenTraits.withLock { $0 } }
        set { screenTraits.withLock { $0 = newValue } }
    }

    private static let currentKey = "UITraitCollection.current"
    private static let screenTraits = Mutex(UITraitCollection(values: .phone(style: .light, scale: 2)))

    /// Runs `actions` with these traits current.
    public func performAsCurrent(_ actions: () -> Void) {
        Self.performing(with: self, actions)
    }

    static func performing<Result>(with traits: UITraitCollection?, _ body: () throws -> Result) rethrows -> Result
    {
        let dictionary = Thread.current.threadDictionary
        let previous = dictionary[currentKey]
        dictionary[currentKey] = traits
        defer { Thread.current.threadDictionary[currentKey] = previous }
        return try body()
    }
}
