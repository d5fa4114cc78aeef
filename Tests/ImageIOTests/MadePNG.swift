import Foundation

/// A PNG put together by hand, its data stored without compression.
struct MadePNG {
    var width = 2
    var height = 2
    var depth: UInt8
    var type: UInt8
    var interlaced = false
    /// The packed samples of each row; every row gets filter 0.
    var rows: [[UInt8]]
    /// Chunks between the header and the data.
    var chunks: [(name: String, bytes: [UInt8])] = []

    var data: Data {
        let header = bigEndian(width) + bigEndian(height) + [depth, type, 0, 0, interlaced ? 1 : 0]
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for (name, content) in [("IHDR", header)] + chunks.map({ ($0.name, $0.bytes) })
            + [("IDAT", stored(rows.flatMap { [0] + $0 })), ("IEND", [])]
        {
            let checked = Array(name.utf8) + content
            bytes += bigEndian(content.count) + checked + bigEndian(Int(crc(checked)))
        }
        return Data(bytes)
    }

    private func bigEndian(_ value: Int) -> [UInt8] {
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    /// A zlib stream of one stored block.
    private func stored(_ bytes: [UInt8]) -> [UInt8] {
        let count = [UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8)]
        var (a, b) = (1, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return [0x78, 0x01, 0x01] + count + count.map { ~$0 } + bytes + bigEndian(b << 16 | a)
    }

    private func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}
