import QuartzCore

extension UITraitCollection {
    /// The traits that dynamic colours resolve by, on this thread.
    public static var current: UITraitCollection {
        get {
            Thread.current.threadDictionary[currentKey] as? UITraitCollection
                ?? UITraitCollection(userInterfaceStyle: .light, displayScale: 2)
        }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    private static let currentKey = "UITraitCollection.current"

    /// Runs `body` with these traits current.
    public func performAsCurrent(_ body: () -> Void) {
        Self.performing(with: self, body)
    }

    static func performing(with traits: UITraitCollection, _ body: () -> Void) {
        let previous = current
        current = traits
        body()
        current = previous
    }
}
