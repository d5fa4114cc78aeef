import QuartzCore
import Synchronization

/// What was copied, to be pasted. Each is kept by its name for as long as the program runs; other programs see none.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// A pasteboard's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

    private struct Content: @unchecked Sendable {
        var items: [[String: Any]] = []
        var changes = 0
    }

    private static let all = Mutex<[Name: UIPasteboard]>([:])
    private let content = Mutex(Content())

    public final let name: UIPasteboard.Name

    private init(name: UIPasteboard.Name) {
        self.name = name
        super.init()
    }

    private static func find(_ name: Name, create: Bool) -> UIPasteboard? {
        all.withLock { all in
            if let known = all[name] { return known }
            guard create else { return nil }
            let made = UIPasteboard(name: name)
            all[name] = made
            return made
        }
    }

    public class var general: UIPasteboard { find(.general, create: true) ?? UIPasteboard(name: .general) }

    public class func withUniqueName() -> UIPasteboard {
        let number = all.withLock { $0.count }
        let name = Name("unique-\(number)")
        return find(name, create: true) ?? UIPasteboard(name: name)
    }

    /// What is kept by a name; nil where there is none and none is to be made.
    public class func named(_ name: UIPasteboard.Name, create: Bool) -> UIPasteboard? { find(name, create: create) }

    public class func remove(withName name: UIPasteboard.Name) {
        guard name != .general, let gone = all.withLock({ $0.removeValue(forKey: name) }) else { return }
        NotificationCenter.default.post(name: removedNotification, object: gone)
    }

    /// Grows by one with each change.
    public final var changeCount: Int { content.withLock { $0.changes } }

    /// By the types of their parts.
    public final var items: [[String: Any]] {
        get { content.withLock { $0.items } }
        set { setItems(newValue) }
    }

    /// - Parameter options: Not kept.
    public final func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        nonisolated(unsafe) let items = items
        content.withLock {
            $0.items = items
            $0.changes += 1
        }
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    public final func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    public final var numberOfItems: Int { items.count }

    /// Of the first item.
    public final var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    public final func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    public final func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    public final func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Text counts as its UTF-8.
    public final func data(forPasteboardType pasteboardType: String) -> Data? {
        let value = value(forPasteboardType: pasteboardType)
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }

    public final func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }
}
