import Foundation
import Synchronization

/// Words on standard error about what is not drawn, each once.
package enum Notice {
    private static let said = Mutex<Set<String>>([])

    package static func once(_ words: String) {
        let isNew = said.withLock { $0.insert(words).inserted }
        if isNew { write("Cornerstone: \(words)\n") }
    }

    /// `FileHandle` traps where a write is interrupted or no one reads; words that cannot be said are left unsaid.
    private static func write(_ words: String) {
        var rest = Array(words.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return
            }
        }
    }
}
