import Foundation
internal import Raster

/// TIFF as far as pictures are handed from one place of a program to another by it: RGBA of 8 bits with associated alpha,
/// uncompressed, in one strip.
///
/// The format is that of Adobe's TIFF 6.0; entries of a directory are tag, type, count and value.
enum TIFFPicture {
    private enum Tag: UInt16 {
        case width = 256, height = 257, bitsPerSample = 258, compression = 259, photometric = 262, stripOffset = 273
        case samplesPerPixel = 277, rowsPerStrip = 278, stripBytes = 279, extraSamples = 338
    }

    private static let (short, long): (UInt16, UInt16) = (3, 4)
    private static let headerLength = 8

    static func write(_ bitmap: Bitmap) -> Data? {
        let (width, height) = (bitmap.width, bitmap.height)
        let bytes = width * height * 4
        guard bytes < Int(UInt32.max) - 1024 else { return nil }
        let entries: [(Tag, UInt16, UInt32, UInt32)] = [
            (.width, long, 1, UInt32(width)), (.height, long, 1, UInt32(height)),
            (.bitsPerSample, short, 4, UInt32(headerLength)), (.compression, short, 1, 1),
            (.photometric, short, 1, 2),
            (.stripOffset, long, 1, UInt32(headerLength + 8)), (.samplesPerPixel, short, 1, 4),
            (.rowsPerStrip, long, 1, UInt32(height)), (.stripBytes, long, 1, UInt32(bytes)),
            (.extraSamples, short, 1, 1),
        ]
        var data = Data(capacity: bytes + 256)
        func append<Number: FixedWidthInteger>(_ number: Number) {
            for byte in 0..<Number.bitWidth / 8 { data.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
        }
        data.append(contentsOf: [0x49, 0x49])
        append(UInt16(42))
        append(UInt32(headerLength + 8 + bytes))
        for _ in 0..<4 { append(UInt16(8)) }
        for y in 0..<height { bitmap.withRow(y) { data.append(Data(buffer: $0)) } }
        append(UInt16(entries.count))
        for (tag, type, count, value) in entries {
            append(tag.rawValue)
            append(type)
            append(count)
            append(value)
        }
        append(UInt32(0))
        return data
    }

    /// Nil for what is not written by `write(_:)` or like it.
    static func read(_ data: Data) -> Bitmap? {
        func number(at offset: Int, bytes: Int) -> Int? {
            guard offset >= 0, offset <= data.count - bytes else { return nil }
            return (0..<bytes).reversed().reduce(0) { $0 << 8 | Int(data[data.startIndex + offset + $1]) }
        }
        guard number(at: 0, bytes: 4) == 0x2A_4949, let directory = number(at: 4, bytes: 4),
            let count = number(at: directory, bytes: 2), count <= 64
        else { return nil }
        var values: [UInt16: Int] = [:]
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(at: entry, bytes: 2), let type = number(at: entry + 2, bytes: 2),
                let value = number(at: entry + 8, bytes: type == Int(short) ? 2 : 4)
            else { return nil }
            values[UInt16(tag)] = value
        }
        func value(_ tag: Tag) -> Int? { values[tag.rawValue] }
        guard let width = value(.width), let height = value(.height), value(.compression) == 1,
            value(.samplesPerPixel) == 4, value(.extraSamples) == 1, value(.rowsPerStrip) == height,
            let offset = value(.stripOffset), width > 0, height > 0, width <= Bitmap.maximumSide,
            height <= Bitmap.maximumSide, offset <= data.count - width * height * 4,
            let bitmap = Bitmap(width: width, height: height)
        else { return nil }
        for y in 0..<height {
            bitmap.withMutableRow(y) { row in
                let start = data.startIndex + offset + y * width * 4
                _ = data[start..<start + width * 4].copyBytes(to: row)
            }
        }
        return bitmap
    }
}
