import Foundation
import Synchronization

/// Objects of which a method is called with notifications.
enum NotificationObservers {
    /// `@unchecked Sendable`: what changes, the weak references, may be read by any thread.
    private final class Entry: @unchecked Sendable {
        weak var observer: AnyObject?
        let id: ObjectIdentifier
        weak var center: NotificationCenter?
        let selector: Selector
        let name: NSNotification.Name?
        weak var sender: AnyObject?
        let hasSender: Bool
        var token: (any NSObjectProtocol)?

        init(
            _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ sender: Any?,
            _ center: NotificationCenter
        ) {
            self.observer = observer
            id = ObjectIdentifier(observer)
            self.center = center
            self.selector = selector
            self.name = name
            self.sender = sender.map { $0 as AnyObject }
            hasSender = sender != nil
        }
    }

    private static let entries = Mutex<[Entry]>([])

    static func add(
        _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ sender: Any?,
        to center: NotificationCenter
    ) {
        let entry = Entry(observer, selector, name, sender, center)
        entry.token = center.addObserver(forName: name, object: sender, queue: nil) { notification in
            guard let observer = entry.observer else { return end([entry]) }
            entry.selector.perform(on: observer, with: notification)
        }
        let gone = entries.withLock { list in
            let gone = list.filter { $0.observer == nil }
            list.removeAll { $0.observer == nil }
            list.append(entry)
            return gone
        }
        end(gone)
    }

    /// - Returns: Whether there were any.
    static func remove(
        _ observer: AnyObject, _ name: NSNotification.Name?, _ sender: Any?, from center: NotificationCenter
    ) -> Bool {
        let (id, object) = (ObjectIdentifier(observer), sender.map { $0 as AnyObject })
        func fits(_ entry: Entry) -> Bool {
            entry.id == id && entry.center === center && (name == nil || entry.name == name)
                && (object == nil || (entry.hasSender && entry.sender === object))
        }
        let all = entries.withLock { $0 }
        let gone = all.filter(fits)
        entries.withLock { list in list.removeAll { entry in gone.contains { $0 === entry } } }
        end(gone)
        return all.contains { $0.id == id && $0.center === center }
    }

    private static func end(_ gone: [Entry]) {
        for entry in gone {
            if let token = entry.token { entry.center?.removeObserver(token as Any) }
            entry.token = nil
        }
        entries.withLock { list in list.removeAll { entry in gone.contains { $0 === entry } } }
    }
}
