/// All that a page shows beside the pictures.
package struct PageState: Codable, Sendable, Equatable {
    package enum Build: String, Codable, Sendable {
        /// Being compiled.
        case building
        /// What is shown is the source as it is.
        case current
        /// The source does not compile; what is shown is the last that did.
        case broken
    }

    package struct Preview: Codable, Sendable, Equatable {
        package var index: Int
        package var title: String
        /// A name for its file, without an ending.
        package var file: String
        package var source: String
        package var line: Int
        /// Why there is no picture of it, or no new one.
        package var problem: String?

        package init(index: Int, title: String, file: String, source: String, line: Int, problem: String?) {
            (self.index, self.title, self.file) = (index, title, file)
            (self.source, self.line, self.problem) = (source, line, problem)
        }
    }

    package var kind = "state"
    package var build: Build
    /// How often a program was started.
    package var generation: Int
    package var messages: [CompilerMessage]
    /// The compiler's words as they are.
    package var words: String
    /// How the program ended, with its last words; nil while it runs.
    package var ended: String?
    package var previews: [Preview]
    package var settings: LiveSettings
    package var isPlaying: Bool

    package init(
        build: Build, generation: Int, messages: [CompilerMessage], words: String, ended: String?,
        previews: [Preview], settings: LiveSettings, isPlaying: Bool
    ) {
        (self.build, self.generation, self.messages, self.words) = (build, generation, messages, words)
        (self.ended, self.previews, self.settings, self.isPlaying) = (ended, previews, settings, isPlaying)
    }
}

/// How long each preview has run, in seconds.
package struct PageTimes: Codable, Sendable, Equatable {
    package struct Entry: Codable, Sendable, Equatable {
        package var preview: Int
        package var time: Double

        package init(preview: Int, time: Double) { (self.preview, self.time) = (preview, time) }
    }

    package var kind = "times"
    package var times: [Entry]

    package init(_ times: [Entry]) { self.times = times }
}

/// The layers of a preview.
package struct PageDetails: Codable, Sendable, Equatable {
    package var kind = "details"
    package var preview: Int
    package var details: PreviewDetails

    package init(preview: Int, details: PreviewDetails) { (self.preview, self.details) = (preview, details) }
}
