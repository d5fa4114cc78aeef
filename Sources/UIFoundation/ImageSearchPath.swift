import QuartzCore
import Synchronization

/// Where images are looked for by name: the folders of the program's sources, which whoever runs it sets.
package enum ImageSearchPath {
    private static let stored = Mutex<[String]>([])

    /// Folders for one task alone, as a test has them; nil looks where the program's are.
    @TaskLocal package static var ofTask: [String]?

    package static var directories: [String] {
        get { ofTask ?? stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
