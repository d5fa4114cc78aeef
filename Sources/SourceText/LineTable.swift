/// Where the lines of a text begin.
public struct LineTable: Sendable {
    /// Offsets of the lines' first bytes.
    public let starts: [Int]
    private let end: Int

    public init(_ bytes: [UInt8]) {
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
        }
        self.starts = starts
        end = bytes.count
    }

    /// Line and column of a byte, both counted from 1; columns count bytes, as the compiler does.
    public func position(of offset: Int) -> (line: Int, column: Int) {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }

    /// The bytes of a line without its end; nil where there is no such line.
    public func range(ofLine line: Int) -> Range<Int>? {
        guard line >= 1, line <= starts.count else { return nil }
        return starts[line - 1]..<(line < starts.count ? starts[line] - 1 : end)
    }
}
