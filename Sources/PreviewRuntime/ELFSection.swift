import Foundation

/// Where a section of a 64-bit little-endian ELF file lies in memory, relative to the file's load address.
struct ELFSection: Equatable {
    let address: Int
    let size: Int

    /// Nil where the file has no such section, or is no such file, or is damaged.
    init?(named name: String, in file: Data) {
        let reader = ELFReader(file: file)
        guard reader.isELF64,
            let table = reader.number(at: 0x28, bytes: 8),
            let entrySize = reader.number(at: 0x3A, bytes: 2), entrySize >= 64,
            let count = reader.number(at: 0x3C, bytes: 2),
            let namesIndex = reader.number(at: 0x3E, bytes: 2), namesIndex < count,
            let names = reader.number(at: table + namesIndex * entrySize + 0x18, bytes: 8)
        else { return nil }
        for index in 0..<count {
            let header = table + index * entrySize
            guard let nameOffset = reader.number(at: header, bytes: 4),
                let address = reader.number(at: header + 0x10, bytes: 8),
                let size = reader.number(at: header + 0x20, bytes: 8)
            else { return nil }
            guard reader.string(at: names + nameOffset, is: name) else { continue }
            // A section of a library lies inside its file's span; anything else is not believed.
            guard address <= 1 << 40, size <= file.count else { return nil }
            self.address = address
            self.size = size
            return
        }
        return nil
    }
}

/// Reads numbers out of a file without stepping outside of it.
private struct ELFReader {
    let file: Data

    /// A little-endian file of 64 bits.
    var isELF64: Bool { file.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) }

    /// A number that fits an offset into a file; nil outside of the file and for larger ones.
    func number(at offset: Int, bytes: Int) -> Int? {
        guard offset >= 0, offset <= file.count - bytes else { return nil }
        var value: UInt64 = 0
        for index in (0..<bytes).reversed() { value = value << 8 | UInt64(file[file.startIndex + offset + index]) }
        return value <= 1 << 48 ? Int(value) : nil
    }

    /// Whether a string that ends with a zero byte stands at an offset.
    func string(at offset: Int, is text: String) -> Bool {
        let bytes = Array(text.utf8) + [0]
        guard offset >= 0, offset <= file.count - bytes.count else { return false }
        let start = file.startIndex + offset
        return file[start..<start + bytes.count].elementsEqual(bytes)
    }
}
