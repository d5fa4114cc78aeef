import Synchronization

/// The methods of the program that are known by their names.
enum SelectorRegistry {
    private struct Contents {
        var methods: [String: [SelectorMethod.Owner: SelectorMethod]] = [:]
        /// Of protocols: the first that fits a target is called.
        var general: [String: [SelectorMethod]] = [:]
        /// What has not been asked yet.
        var waiting: [@Sendable () -> Void] = []
        var askedTypes: Set<ObjectIdentifier> = []
    }

    private static let contents = Mutex(Contents())

    static func add(_ method: SelectorMethod, name: String) {
        contents.withLock { contents in
            if method.owner == .anything {
                // A selector that is made again and again says the same each time.
                if contents.general[name, default: []].count < 64 {
                    contents.general[name, default: []].append(method)
                }
            } else {
                contents.methods[name, default: [:]][method.owner] = method
            }
        }
    }

    static func addLater(_ register: @escaping @Sendable () -> Void) {
        contents.withLock { $0.waiting.append(register) }
    }

    /// The method of a name that a target has: of its class, or else of the nearest class above it.
    static func method(_ name: String, for target: Any) -> SelectorMethod? {
        askWaiting()
        let isType = target is AnyClass
        var type: AnyClass? = target as? AnyClass ?? Swift.type(of: target as AnyObject)
        while let current = type {
            ask(current)
            let id = ObjectIdentifier(current)
            let found = contents.withLock { $0.methods[name]?[isType ? .type(id) : .instances(id)] }
            if let found { return found }
            type = _getSuperclass(current)
        }
        return contents.withLock { $0.general[name] ?? [] }.first { $0.fits(target) }
    }

    /// Whether a method of objects is known for a class or one above it.
    static func hasMethod(_ name: String, instancesOf type: AnyClass) -> Bool {
        askWaiting()
        var type: AnyClass? = type
        while let current = type {
            ask(current)
            if contents.withLock({ $0.methods[name]?[.instances(ObjectIdentifier(current))] != nil }) {
                return true
            }
            type = _getSuperclass(current)
        }
        return false
    }

    /// Whether a class is another or below it.
    static func type(_ type: AnyClass?, is other: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let found = current {
            if found == other { return true }
            current = _getSuperclass(found)
        }
        return false
    }

    private static func askWaiting() {
        let waiting = contents.withLock { contents in
            defer { contents.waiting = [] }
            return contents.waiting
        }
        for register in waiting { register() }
    }

    /// A class that tells its methods itself is asked once.
    private static func ask(_ type: AnyClass) {
        guard let asked = type as? any SelectorRegistering.Type,
            contents.withLock({ $0.askedTypes.insert(ObjectIdentifier(type)).inserted })
        else { return }
        asked.registerSelectors()
    }
}
