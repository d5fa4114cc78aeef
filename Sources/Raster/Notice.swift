import Foundation
import Synchronization

/// Words on stderr about what is not drawn, each once.
package enum Notice {
    private static let said = Mutex<Set<String>>([])

    package static func once(_ words: String) {
        let isNew = said.withLock { $0.insert(words).inserted }
        if isNew { FileHandle.standardError.write(Data("Cornerstone: \(words)\n".utf8)) }
    }
}
