import Foundation
import Synchronization

/// Draws items into a bitmap: prepares coverage and shadows, then paints bands of rows.
///
/// The bytes are the same with any number of threads, any region and either kind of kernel.
public struct Renderer: Sendable {
    /// 1 draws on the caller's thread.
    public var threads: Int
    /// Which kernels draw; all give the same bytes.
    package var usesPortableKernels = false

    public init(threads: Int = 1) {
        self.threads = max(1, threads)
    }

    /// Draws `items` in order over what the bitmap holds.
    ///
    /// - Parameter region: the only pixels that change; nil for all.
    public func draw(_ items: [DrawItem], into bitmap: Bitmap, region: PixelRect? = nil) {
        let area = region.map { bitmap.bounds.intersection($0) } ?? bitmap.bounds
        guard !area.isEmpty, !items.isEmpty else { return }
        let kernels = usesPortableKernels ? Kernels.portable : .best
        let (prepared, arenas) = prepare(items, within: area, kernels: kernels)
        defer { arenas.forEach(ArenaPool.give) }
        guard !prepared.isEmpty else { return }
        let bands = (area.height + BandPainter.bandHeight - 1) / BandPainter.bandHeight
        let workers = min(threads, bands)
        let next = Atomic<Int>(0)
        Self.run(workers) { _ in
            let painter = BandPainter(arenas: arenas, kernels: kernels)
            let target = PaintTarget(pixels: bitmap.pixels, stride: bitmap.stride, x0: 0, y0: 0)
            while true {
                let band = next.add(1, ordering: .relaxed).oldValue
                guard band < bands else { return }
                let top = area.y0 + band * BandPainter.bandHeight
                painter.paintBand(
                    prepared, rows: top..<min(top + BandPainter.bandHeight, area.y1), width: bitmap.width,
                    target: target)
            }
        }
    }

    private func prepare(
        _ items: [DrawItem], within: PixelRect, kernels: Kernels
    ) -> ([PreparedItem], [Arena]) {
        let chunk = 64
        let chunks = (items.count + chunk - 1) / chunk
        let workers = min(threads, chunks)
        let arenas = (0..<workers).map { _ in ArenaPool.take() }
        if workers == 1 {
            var preparer = Preparer(arena: arenas[0], index: 0, kernels: kernels)
            return (preparer.prepare(items[...], within: within), arenas)
        }
        let next = Atomic<Int>(0)
        let parts = Mutex<[[PreparedItem]]>([[PreparedItem]](repeating: [], count: chunks))
        Self.run(workers) { worker in
            var preparer = Preparer(arena: arenas[worker], index: worker, kernels: kernels)
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < chunks else { return }
                let range = index * chunk..<min((index + 1) * chunk, items.count)
                let part = preparer.prepare(items[range], within: within)
                parts.withLock { $0[index] = part }
            }
        }
        return (parts.withLock { Array($0.joined()) }, arenas)
    }

    private static func run(_ workers: Int, _ body: @Sendable (Int) -> Void) {
        if workers <= 1 {
            body(0)
        } else {
            DispatchQueue.concurrentPerform(iterations: workers, execute: body)
        }
    }
}
