import Foundation

/// Puts frames together from bytes as they arrive.
package struct PreviewFrameReader {
    /// A frame that cannot be right: the program wrote into the command's pipe.
    package struct Damaged: Error, CustomStringConvertible {
        package var description: String {
            "what it reports cannot be read; it may have written into file descriptor 3"
        }
    }

    private var pending = Data()
    /// How long the bytes must be before another look is worth it.
    private var wanted = PreviewFrame.headerLength

    package init() {}

    /// How many bytes are kept, also of frames that were read.
    package var keptBytes: Int { pending.endIndex }

    /// Adds bytes, which may complete frames.
    package mutating func add(_ bytes: Data) { pending.append(bytes) }

    /// The next frame that is there whole. What comes before a damage is not lost by it.
    package mutating func next() throws -> PreviewFrame? {
        guard pending.count >= wanted else { return nil }
        let start = pending.startIndex
        func number(at offset: Int, bytes: Int) -> UInt64 {
            (0..<bytes).reversed().reduce(0) { $0 << 8 | UInt64(pending[start + offset + $1]) }
        }
        let jsonLength = number(at: 0, bytes: 4)
        let payloadLength = number(at: 4, bytes: 8)
        guard jsonLength <= 1 << 28, payloadLength <= 1 << 33 else { throw Damaged() }
        let jsonEnd = PreviewFrame.headerLength + Int(jsonLength)
        let end = jsonEnd + Int(payloadLength)
        guard pending.count >= end else {
            wanted = end
            return nil
        }
        let json = pending.subdata(in: start + PreviewFrame.headerLength..<start + jsonEnd)
        guard let report = try? JSONDecoder().decode(PreviewReport.self, from: json) else { throw Damaged() }
        let frame = PreviewFrame(report, payload: pending.subdata(in: start + jsonEnd..<start + end))
        // A copy of the rest: what is only cut off in front is kept for as long as bytes are added behind.
        pending = Data(pending[(start + end)...])
        wanted = PreviewFrame.headerLength
        return frame
    }
}
