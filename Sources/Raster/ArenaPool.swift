import Synchronization

/// Arenas between pictures: fresh memory costs more than what is written into it.
enum ArenaPool {
    private static let idle = Mutex<[Arena]>([])
    private static let kept = 8
    /// A larger one goes back to the system.
    private static let largest = 64 << 20

    static func take() -> Arena { idle.withLock { $0.popLast() } ?? Arena() }

    /// Only when nothing reads it any more.
    static func give(_ arena: Arena) {
        guard arena.memory <= largest else { return }
        arena.clear()
        idle.withLock { list in
            if list.count < kept { list.append(arena) }
        }
    }
}
