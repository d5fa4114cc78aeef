import PreviewChannel
import Raster

/// A page that is open: what it shows, and what it has not been sent of that.
struct PageClient {
    /// Frames that may be on their way at one time: one is shown while the next one travels.
    static let mostInFlight = 2

    var watched: Set<Int> = []
    private(set) var pending: [Int: PendingParts] = [:]
    private var numbers: [UInt32] = []
    private var last: UInt32 = 0
    /// What came from it since it was last asked for, so that a flood is known.
    var isReady: Bool { numbers.count < Self.mostInFlight }

    /// Whether there is something to send, and room on the way.
    var wantsFrame: Bool { isReady && pending.contains { watched.contains($0.key) } }

    mutating func changed(_ preview: Int, _ rects: [PixelRect]) {
        for rect in rects { pending[preview, default: PendingParts()].add(rect) }
    }

    mutating func forget(_ previews: (Int) -> Bool) {
        for preview in pending.keys where previews(preview) { pending[preview] = nil }
    }

    /// Hands out what is to be sent.
    mutating func take() -> (number: UInt32, parts: [(preview: Int, rects: [PixelRect])]) {
        let parts = pending.filter { watched.contains($0.key) }.sorted { $0.key < $1.key }
            .map { (preview: $0.key, rects: $0.value.rects) }
        for part in parts { pending[part.preview] = nil }
        last &+= 1
        numbers.append(last)
        return (last, parts)
    }

    mutating func shown(_ number: UInt32) { numbers.removeAll { $0 == number } }
}
