/// FNV-1a, 64 bits.
struct FNVHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    mutating func add(_ number: Int64) {
        let bits = UInt64(bitPattern: number)
        for shift in stride(from: 0, to: 64, by: 8) { add(byte: UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    }

    /// The four bytes of a pixel as they lie in memory on a little-endian machine.
    mutating func add(pixel: UInt32) {
        var hash = value
        hash = (hash ^ UInt64(pixel & 0xff)) &* 0x100_0000_01b3
        hash = (hash ^ UInt64(pixel >> 8 & 0xff)) &* 0x100_0000_01b3
        hash = (hash ^ UInt64(pixel >> 16 & 0xff)) &* 0x100_0000_01b3
        hash = (hash ^ UInt64(pixel >> 24)) &* 0x100_0000_01b3
        value = hash
    }

    var hexadecimal: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
