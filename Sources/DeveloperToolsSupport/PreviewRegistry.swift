/// The previews of the program, in the order in which their records were run.
///
/// `#Preview` leaves a function in the section `cs_previews` of the program's image; running it registers
/// the preview here. Nothing of the preview itself is made before it is asked for.
@MainActor
public enum PreviewRegistry {
    /// Previews that have not been made yet, and where it is written.
    package struct Entry {
        /// The file as the compiler was given it.
        package let file: String
        package let line: Int
        package let make: @MainActor () -> [Preview]
    }

    package private(set) static var entries: [Entry] = []

    /// Called by what `#Preview` expands to, on the main thread.
    public nonisolated static func register(
        file: String, line: Int, make: @escaping @MainActor @Sendable () -> Preview
    ) {
        MainActor.assumeIsolated {
            entries.append(Entry(file: file, line: line) { [make()] })
        }
    }

    /// Previews that a type provides, as many as it turns out to.
    package nonisolated static func register(
        file: String, line: Int, all make: @escaping @MainActor @Sendable () -> [Preview]
    ) {
        MainActor.assumeIsolated {
            entries.append(Entry(file: file, line: line, make: make))
        }
    }
}
