import CoreGraphics
import Foundation
import Synchronization

/// The one clock that animations and display links run by.
///
/// It shows the machine's time, and then nothing here moves by itself: animations are seen at the moment of each commit,
/// and display links and completions wait for `tick()`. Or it is stepped, for pictures and tests, by whoever made it.
/// Timers with closures, and dispatch queues but for the main one, follow the machine's time in either case.
package final class MediaClock: Sendable {
    /// The machine's.
    package static let real = MediaClock(origin: nil)

    /// The clock of what runs now; a picture or a test sets its own around all that it does.
    @TaskLocal package static var current = MediaClock.real

    /// Frames a second, of display links and of pictures at a moment.
    package static let frameRate = 60.0

    private struct Steps {
        var time: CFTimeInterval
        /// How many frames have passed.
        var frame = 0
    }

    /// Where stepped time began; nil for the machine's.
    private let origin: CFTimeInterval?
    private let steps: Mutex<Steps>
    let schedule = AnimationSchedule()
    let displayLinks = DisplayLinkList()
    private let calls = ClockCalls()

    private init(origin: CFTimeInterval?) {
        self.origin = origin
        steps = Mutex(Steps(time: origin ?? 0))
    }

    /// A clock that stands at `time` until it is stepped.
    package convenience init(time: CFTimeInterval = 0) {
        self.init(origin: time.isFinite ? time : 0)
    }

    /// Whether time passes by calls alone.
    package var isStepped: Bool { origin != nil }

    package var now: CFTimeInterval {
        origin == nil ? ProcessInfo.processInfo.systemUptime : steps.withLock(\.time)
    }

    /// Steps through the frames, 1/60 s each, up to a moment: by the time t after its start round(60 t) frames have
    /// passed. The last one comes early where the moment lies before it.
    ///
    /// In each frame animations that have ended are removed and their ends told, then display links are called, then
    /// `frame`, which lays out, draws and commits.
    ///
    /// - Parameter end: In the clock's time; the past and what is not finite are ignored, as is any call on the
    ///   machine's clock.
    package func advance(to end: CFTimeInterval, frame: () -> Void = {}) {
        guard let origin, end.isFinite, end > now else { return }
        let last = min(((end - origin) * Self.frameRate).rounded(), 1e9)
        while true {
            let next = steps.withLock { $0.frame + 1 }
            guard Double(next) <= last else { break }
            begin()
            steps.withLock {
                $0.frame = next
                $0.time = max($0.time, min(origin + Double(next) / Self.frameRate, end))
            }
            tick()
            frame()
        }
        guard end > now else { return }
        begin()
        steps.withLock { $0.time = end }
        endWhatIsDue()
        frame()
    }

    /// One frame at the present time: ends are told, display links called.
    package func tick() {
        endWhatIsDue()
        displayLinks.call(at: now, frame: steps.withLock(\.frame))
    }

    private func endWhatIsDue() {
        schedule.endAnimations(at: now)
        runCalls()
    }

    /// Calls a closure with the frame, or where time is stepped with the commit, that comes next after some seconds.
    package func later(_ seconds: CFTimeInterval = 0, _ body: @escaping () -> Void) {
        calls.add(at: now + max(seconds.finite, 0), body)
    }

    private func runCalls() { calls.run(upTo: now) }

    /// Before a tree is committed. The machine's clock is shared by threads: its calls wait for whoever drives it.
    func prepareForCommit() {
        if origin != nil { runCalls() }
    }

    /// Animations that were added since the last frame begin now, before time moves.
    private func begin() {
        CATransaction.flush()
        schedule.beginAnimations(at: now)
    }
}
