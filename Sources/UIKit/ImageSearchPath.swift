import QuartzCore
import Synchronization

/// Where `UIImage(named:)` looks: the folders of the program's sources, which whoever runs it sets.
package enum ImageSearchPath {
    private static let stored = Mutex<[String]>([])

    package static var directories: [String] {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
