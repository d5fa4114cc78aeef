import Foundation
import Raster

/// How long the C library takes to set every byte of S13's canvas: no opaque fill can be faster.
struct MemsetMeasurement {
    private let times: FrameTimes

    init(runs: Int?) throws {
        let scene = SceneName.opaqueFill.scene()
        let size = scene.pixelWidth * scene.pixelHeight * MemoryLayout<UInt32>.stride
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 64)
        defer { memory.deallocate() }
        guard let start = memory.baseAddress else {
            throw Options.Mistake(description: "no memory for \(size) bytes")
        }
        // Not one value alone, and kept out of the compiler's sight by the pointer that the library is given.
        times = FrameTimes(
            runs: runs, warm: { memset(start, Int32($0 & 127), size) },
            ready: { run in { memset(start, Int32(run & 127), size) } })
    }

    /// Named like the scene that it bounds.
    var json: String {
        "{\"scene\":\"\(SceneName.opaqueFill.rawValue)\",\(times.fields),\"threads\":1,\"cold\":false"
            + ",\"engine\":\"memset\"}"
    }
}
