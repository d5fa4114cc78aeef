import Foundation
import Synchronization

/// What is not supported says so once, by name, on standard error.
package enum Notice {
    private static let said = Mutex<Set<String>>([])

    /// Writes `text` the first time that it is handed in.
    package static func once(_ text: String) {
        let isNew = said.withLock { $0.insert(text).inserted }
        guard isNew else { return }
        FileHandle.standardError.write(Data("cornerstone: \(text)\n".utf8))
    }
}
