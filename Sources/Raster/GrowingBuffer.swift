/// Plain values in memory that grows; it is read by index, from any thread, once nothing is added any more.
///
/// The owner frees it.
struct GrowingBuffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int) {
        self.capacity = max(16, capacity)
        base = UnsafeMutablePointer<Element>.allocate(capacity: self.capacity)
    }

    func free() { base.deallocate() }

    /// Room for `extra` more at `base + count`; `advance` then counts those that were written.
    @inline(__always)
    mutating func reserve(_ extra: Int) {
        if count + extra > capacity { grow(extra) }
    }

    private mutating func grow(_ extra: Int) {
        let larger = max(capacity * 2, count + extra)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.update(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }

    mutating func clear() { count = 0 }

    mutating func removeLast(_ removed: Int) { count -= removed }

    mutating func append(repeating element: Element, count added: Int) {
        reserve(added)
        (base + count).update(repeating: element, count: added)
        count += added
    }

    @inline(__always)
    mutating func advance(_ added: Int) { count += added }

    @inline(__always)
    mutating func append(_ element: Element) {
        reserve(1)
        base[count] = element
        count += 1
    }
}
