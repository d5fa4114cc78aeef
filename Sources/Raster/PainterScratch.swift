import Synchronization

/// What a worker needs while it paints, kept between pictures.
///
/// `@unchecked Sendable`: one worker has it at a time.
final class PainterScratch: @unchecked Sendable {
    let pool = LayerPool()
    let culling = Culling()
    /// For two items within a band's walk.
    let pairCulling = Culling()
    @exclusivity(unchecked) var bandItems: [Int] = []

    private static let idle = Mutex<[PainterScratch]>([])

    static func take() -> PainterScratch { idle.withLock { $0.popLast() } ?? PainterScratch() }

    static func give(_ scratch: PainterScratch) {
        guard scratch.pool.memory < 16 << 20 else { return }
        idle.withLock { list in
            if list.count < 8 { list.append(scratch) }
        }
    }
}
