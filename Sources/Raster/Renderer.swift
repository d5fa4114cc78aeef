import Foundation
import Synchronization

/// Draws items into a bitmap: prepares coverage and shadows of those that show, then paints bands of rows.
///
/// The bytes are the same with any number of threads, any region and either kind of kernel.
public struct Renderer: Sendable {
    /// 1 draws on the caller's thread.
    public var threads: Int
    /// Which kernels draw; all give the same bytes.
    package var usesPortableKernels = false
    /// About how many bytes of prepared items are kept at a time; any gives the same picture.
    package var portionBudget = PictureSurvey.budget

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
        let survey = PictureSurvey(items, within: area, budget: portionBudget)
        for portion in survey.portions {
            let (prepared, arenas) = prepare(items, at: survey.shown[portion], within: area, kernels: kernels)
            paint(prepared, arenas, into: bitmap, within: area, kernels: kernels)
            // What large arenas let go of takes its time.
            Self.run(arenas.count) { ArenaPool.give(arenas[$0]) }
        }
    }

    private func paint(
        _ items: [PreparedItem], _ arenas: [Arena], into bitmap: Bitmap, within area: PixelRect, kernels: Kernels
    ) {
        let bounds = Preparer.bounds(of: items).intersection(area)
        guard !bounds.isEmpty else { return }
        let height = BandPainter.bandHeight(stride: bitmap.stride)
        let workers = min(threads, (bounds.height + height - 1) / height)
        let bands = BandQueue(rows: bounds.y0..<bounds.y1, height: height, workers: workers)
        Self.run(workers) { _ in
            let painter = BandPainter(arenas: arenas, kernels: kernels)
            let target = PaintTarget(pixels: bitmap.pixels, stride: bitmap.stride, x0: 0, y0: 0)
            while let rows = bands.next() {
                painter.paintBand(items, rows: rows, width: bitmap.width, target: target)
            }
        }
    }

    private func prepare(
        _ items: [DrawItem], at places: ArraySlice<Int32>, within: PixelRect, kernels: Kernels
    ) -> ([PreparedItem], [Arena]) {
        // So many that each worker has several.
        let size = max(1, min(64, places.count / (8 * threads)))
        let chunks = (places.count + size - 1) / size
        let workers = min(threads, chunks)
        let arenas = (0..<workers).map { _ in ArenaPool.take() }
        if workers == 1 {
            var preparer = Preparer(arena: arenas[0], index: 0, kernels: kernels)
            return (preparer.prepare(items, at: places, within: within), arenas)
        }
        /// Where a chunk begins: not between a shadow and what is drawn over it.
        @Sendable func start(_ chunk: Int) -> Int {
            let place = places.startIndex + chunk * size
            guard place > places.startIndex, place < places.endIndex else { return min(place, places.endIndex) }
            if case .shadow = items[Int(places[place - 1])].content { return place + 1 }
            return place
        }
        let next = Atomic<Int>(0)
        let parts = Mutex<[[PreparedItem]]>([[PreparedItem]](repeating: [], count: chunks))
        Self.run(workers) { worker in
            var preparer = Preparer(arena: arenas[worker], index: worker, kernels: kernels)
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < chunks else { return }
                let part = preparer.prepare(items, at: places[start(index)..<start(index + 1)], within: within)
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
