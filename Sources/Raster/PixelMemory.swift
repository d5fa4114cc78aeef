import Foundation

/// The memory of a bitmap's pixels: zeros at first, and rows whose stride is a multiple of 16 begin with a cache line.
///
/// Small ones come from the C library. A large one is mapped for itself in large pages where the system has them: the
/// first touch of each small page, and looking its address up later, cost more than most pictures that are drawn in it.
struct PixelMemory {
    let pixels: UnsafeMutablePointer<UInt32>
    private let block: UnsafeMutableRawPointer
    /// Bytes of a block that was mapped; 0 for one of the C library.
    private let mapped: Int

    private static let line = 64
    private static let largePage = 2 << 20
    /// From so many bytes on memory is mapped.
    private static let large = 4 << 20

    /// - Parameter count: pixels; 16 more may be touched behind them.
    init?(count: Int) {
        let bytes = (count + 16) * MemoryLayout<UInt32>.stride
        if bytes >= Self.large, let made = Self.map(bytes) {
            self = made
            return
        }
        guard let block = calloc(bytes + Self.line, 1) else { return nil }
        self.init(block: block, mapped: 0, alignment: Self.line)
    }

    private init(block: UnsafeMutableRawPointer, mapped: Int, alignment: Int) {
        self.block = block
        self.mapped = mapped
        pixels = block.alignedUp(toMultipleOf: alignment).assumingMemoryBound(to: UInt32.self)
    }

    /// Nil where the system maps nothing; the C library is asked then.
    private static func map(_ bytes: Int) -> PixelMemory? {
        #if os(Linux)
            // Addresses that are never touched take no memory.
            let length = bytes + largePage
            let made = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            guard let made, made != MAP_FAILED else { return nil }
            let memory = PixelMemory(block: made, mapped: length, alignment: largePage)
            // Whole large pages alone: what is left over is less than one. Without them all works as well.
            madvise(memory.pixels, bytes & ~(largePage - 1), MADV_HUGEPAGE)
            return memory
        #else
            return nil
        #endif
    }

    func free() {
        if mapped > 0 {
            munmap(block, mapped)
        } else {
            Foundation.free(block)
        }
    }
}
