import Foundation

/// Looks for words in texts without zero bytes, by the C library: Swift's own search is slow in a debug build.
enum ByteSearch {
    static func contains(_ text: [UInt8], _ words: [String]) -> Bool {
        var isFound = false
        for word in words where !isFound {
            places(of: word, in: text) { _ in
                isFound = true
                return false
            }
        }
        return isFound
    }

    /// Tells the places of a word in turn, until it is told to stop.
    static func places(of word: String, in text: [UInt8], _ body: (Int) -> Bool) {
        (text + [0]).withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
                var next = UnsafePointer(text)
                while let found = strstr(next, word) {
                    guard body(UnsafePointer(found) - text) else { return }
                    next = UnsafePointer(found) + 1
                }
            }
        }
    }
}
