import CoreGraphics
import Synchronization

/// The display links of a clock.
final class DisplayLinkList: Sendable {
    /// `@unchecked Sendable`: links are called by the one thread that steps the clock, which is that of their targets.
    private struct Entry: @unchecked Sendable {
        let link: CADisplayLink
    }

    private let entries = Mutex<[Entry]>([])

    func add(_ link: CADisplayLink) {
        let entry = Entry(link: link)
        entries.withLock { $0.append(entry) }
    }

    func call(at time: CFTimeInterval, frame: Int) {
        let all = entries.withLock { $0 }
        guard !all.isEmpty else { return }
        for entry in all { entry.link.call(at: time, frame: frame) }
        let kept = all.filter { $0.link.isRunning }
        entries.withLock { list in list = kept + list.dropFirst(all.count) }
    }
}
