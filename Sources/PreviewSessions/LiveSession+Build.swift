import Foundation
import PreviewChannel

extension LiveSession {
    /// Has the sources compiled, or once more when that is done which is under way.
    func startBuild() {
        guard !isBuilding else {
            isOutdated = true
            return
        }
        isBuilding = true
        isOutdated = false
        build = .building
        isStateNew = true
        let (sources, builder, queue) = (sources, builder, queue)
        Thread.detachNewThread {
            let files = sources.current
            let outcome =
                files.isEmpty
                ? BuildOutcome(program: nil, words: ["there is no Swift file yet."]) : builder.build(files)
            queue.add(.built(outcome))
        }
    }

    func take(_ outcome: BuildOutcome) {
        isBuilding = false
        isStateNew = true
        words = outcome.words
        guard !isOutdated else { return startBuild() }
        guard let program = outcome.program else {
            // What was there goes on, so that it can still be seen.
            build = .broken
            return
        }
        build = .current
        // A save that changes nothing starts nothing.
        if self.program == program, host != nil, ended == nil { return }
        self.program = program
        (unlisted, broken, problems) = ([], [], [:])
        startHost()
    }
}
