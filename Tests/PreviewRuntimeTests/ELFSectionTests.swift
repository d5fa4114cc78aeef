import Foundation
import Testing

@testable import PreviewRuntime

struct ELFSectionTests {
    /// A file with a header, three section headers (none, names, `cs_previews`) and the names.
    private var file: Data {
        var bytes = [UInt8](repeating: 0, count: 64 + 3 * 64)
        func put(_ value: UInt64, at offset: Int, bytes count: Int) {
            for index in 0..<count { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (index * 8)) }
        }
        bytes.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
        put(64, at: 0x28, bytes: 8)
        put(64, at: 0x3A, bytes: 2)
        put(3, at: 0x3C, bytes: 2)
        put(1, at: 0x3E, bytes: 2)
        let names = Array("\0.shstrtab\0cs_previews\0".utf8)
        put(1, at: 64 + 64, bytes: 4)
        put(UInt64(bytes.count), at: 64 + 64 + 0x18, bytes: 8)
        put(11, at: 64 + 128, bytes: 4)
        put(0x5000, at: 64 + 128 + 0x10, bytes: 8)
        put(24, at: 64 + 128 + 0x20, bytes: 8)
        return Data(bytes + names)
    }

    @Test func theSectionIsFoundByItsWholeName() {
        let section = ELFSection(named: "cs_previews", in: file)
        #expect(section?.address == 0x5000)
        #expect(section?.size == 24)
        #expect(ELFSection(named: "cs_preview", in: file) == nil)
        #expect(ELFSection(named: "previews", in: file) == nil)
        // A slice does not begin at index 0.
        #expect(ELFSection(named: "cs_previews", in: (Data([9, 9, 9]) + file).dropFirst(3))?.size == 24)
    }

    @Test func damagedFilesHaveNone() {
        for length in stride(from: 0, to: file.count, by: 3) {
            #expect(ELFSection(named: "cs_previews", in: file.prefix(length)) == nil)
        }
        for offset in 0..<file.count {
            for value in [UInt8(0), 0x7F, 0xFF] {
                var damaged = file
                damaged[offset] = value
                if let section = ELFSection(named: "cs_previews", in: damaged) {
                    #expect(section.size <= file.count)
                }
            }
        }
    }
}
