import QuartzCore

/// A view on a stage for as long as someone looks at it: it is touched and moved on in time, and each state is a picture.
///
/// All that is done to it is done in the stage's surroundings, which are as they were afterwards.
@MainActor package final class LiveStage {
    private let set: StageSet
    private let clock: MediaClock
    private let within: @MainActor (() -> Void) -> Void
    /// As it stands now.
    package private(set) var picture: StagePicture

    /// - Parameter within: Calls what it is handed in the stage's surroundings, with the clock as the one that runs.
    package init(_ set: StageSet, clock: MediaClock, within: @escaping @MainActor (() -> Void) -> Void) {
        (self.set, self.clock, self.within) = (set, clock, within)
        var first: StagePicture?
        within { first = Self.picture(of: set.window, frame: nil) }
        picture = first ?? Self.picture(of: set.window, frame: nil)
    }

    /// In seconds after the beginning.
    package var time: Double { clock.now }

    /// Lets time pass up to a moment, in frames of 1/60 s; a moment that has passed changes nothing.
    package func advance(to time: Double) {
        within { clock.advance(to: time) { look() } }
    }

    /// Does what a touch says now, whatever time it names.
    package func deliver(_ touch: StageTouch) {
        within {
            set.deliver(touch, picture.frame.origin)
            look()
        }
    }

    /// Calls a closure in the stage's surroundings.
    package func perform(_ body: () -> Void) { within(body) }

    private func look() { picture = Self.picture(of: set.window, frame: picture.frame) }

    private static func picture(of window: StageWindow, frame: CGRect?) -> StagePicture {
        let node = window.commit()
        return StagePicture(node: node, frame: frame ?? window.frame, window: window.root, layer: window.shown)
    }
}
