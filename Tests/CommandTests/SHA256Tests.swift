import Testing

@testable import cornerstone

struct SHA256Tests {
    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// The standard's own examples.
    @Test func standardMessages() {
        #expect(
            hex(SHA256.digest(of: []))
                == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            hex(SHA256.digest(of: Array("abc".utf8)))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex(SHA256.digest(of: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)))
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    }

    @Test func partsGiveTheDigestOfTheWhole() {
        let bytes = (0..<500).map { UInt8(truncatingIfNeeded: $0 * 7) }
        for cut in [0, 1, 55, 56, 63, 64, 65, 128, 499] {
            var hash = SHA256()
            hash.update(Array(bytes[..<cut]))
            hash.update(Array(bytes[cut...]))
            #expect(hash.finish() == SHA256.digest(of: bytes))
        }
    }
}
