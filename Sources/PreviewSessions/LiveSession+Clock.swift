import Foundation
import PreviewChannel

extension LiveSession {
    private static let frame = 1.0 / 60

    /// The previews that move now: those that a page shows which can take a picture.
    private var moving: [Int] {
        clients.values.reduce(into: Set<Int>()) { if $1.isReady { $0.formUnion($1.watched) } }
            .filter { mirrors[$0] != nil }.sorted()
    }

    /// Whether time passes: a page looks, be it ready or not.
    private var isMoving: Bool {
        isPlaying && isListed && host != nil && ended == nil && clients.values.contains { !$0.watched.isEmpty }
    }

    /// How long there is nothing to do but to wait, in nanoseconds.
    var waitingTime: Int {
        guard isMoving else { return 500_000_000 }
        // A program that is at work says when it is done, and a page when it can take more.
        guard commands.isEmpty, !moving.isEmpty else { return 50_000_000 }
        let since = Self.seconds(ContinuousClock.now - lastTick)
        return Int(min(max(Self.frame - since, 0), 0.5) * 1e9)
    }

    /// Lets the time pass that has passed, in whole frames; a program that is slow moves in larger steps.
    func tick() {
        guard isMoving else {
            (lastTick, owedFrames) = (.now, 0)
            return
        }
        let previews = moving
        guard commands.isEmpty, !previews.isEmpty else { return }
        let now = ContinuousClock.now
        let since = Self.seconds(now - lastTick)
        // The system may wake a little early.
        guard since >= Self.frame - 0.0005 else { return }
        lastTick = now
        owedFrames = min(owedFrames + since * 60, 6)
        let frames = Int((owedFrames + 0.05).rounded(.down))
        guard frames > 0 else { return }
        owedFrames -= Double(frames)
        send(.advance(previews: previews, frames: frames))
        for preview in previews { times[preview, default: 0] += Double(frames) * Self.frame }
        if now - lastTimes > .milliseconds(200) { sendTimes() }
    }

    func sendTimes() {
        lastTimes = .now
        let entries = times.sorted { $0.key < $1.key }.map { PageTimes.Entry(preview: $0.key, time: $0.value) }
        for client in clients.keys { send(PageTimes(entries), to: client) }
    }

    private static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }
}
