import QuartzCore

/// The course of an animator's animations: forth or back in time, or standing.
///
/// The place on the way is a fraction of the duration, 0 ... 1; each leg makes its progress of it by the curve.
final class AnimatorCourse {
    enum Way: Equatable {
        case cubic(TimingCurve)
        case spring(SpringCurve)
    }

    var way: Way
    /// Of the whole way, in seconds.
    var duration: TimeInterval
    /// Whether the place itself is the progress while it is set by hand.
    var scrubsLinearly = true
    private(set) var hasEnded = false

    /// The place at the time when it last changed its course, or stood.
    private var place = 0.0
    private var time: TimeInterval = 0
    /// 1 forth, -1 back, 0 standing.
    private var direction = 0.0
    /// The first goes the whole way.
    private var legs = [AnimatorLeg(start: 0)]

    init(way: Way, duration: TimeInterval) {
        self.way = way
        self.duration = max(duration, 1e-9)
    }

    var isRunning: Bool { direction != 0 }

    /// Adds a leg that begins at a place.
    ///
    /// - Returns: Its index.
    func addLeg(at start: Double) -> Int {
        guard start > 0 else { return 0 }
        legs.append(AnimatorLeg(start: min(start, 1)))
        return legs.count - 1
    }

    /// The place now.
    func place(at now: TimeInterval) -> Double {
        let place = place + direction * (now - time) / duration
        // Sums of frames are not exact.
        if direction > 0, place > 1 - 1e-9 { return 1 }
        if direction < 0, place < 1e-9 { return 0 }
        return min(max(place, 0), 1)
    }

    func progress(of leg: Int = 0, at now: TimeInterval) -> Double {
        let place = place(at: now)
        if direction == 0, scrubsLinearly { return legs[leg].linear(at: place) }
        return legs[leg].progress(at: place, forth: direction >= 0, eased)
    }

    private func eased(_ fraction: Double) -> Double {
        switch way {
        case .cubic(let curve): curve.value(at: fraction)
        case .spring(let spring): fraction >= 1 ? 1 : spring.value(at: fraction * duration)
        }
    }

    /// Stands where it is seen to be.
    func stand(at now: TimeInterval) {
        guard direction != 0 else { return }
        let progress = legs.indices.map { self.progress(of: $0, at: now) }
        place = scrubsLinearly ? min(max(progress[0], 0), 1) : place(at: now)
        for index in legs.indices { legs[index].stand(at: place, progress: scrubsLinearly ? progress[index] : nil) }
        direction = 0
        time = now
    }

    /// Stands at a place.
    func stand(at place: Double, now: TimeInterval) {
        if direction != 0 { for index in legs.indices { legs[index].stand(at: 0, progress: nil) } }
        self.place = min(max(place.isFinite ? place : 0, 0), 1)
        direction = 0
        time = now
    }

    func run(forth: Bool, from now: TimeInterval) {
        if direction != 0, (direction > 0) != forth {
            // Turned round under way, it goes back the way it came.
            place = place(at: now)
        } else if direction != 0 {
            return
        } else {
            for index in legs.indices { legs[index].goOn(from: scrubsLinearly ? place : nil) }
        }
        direction = forth ? 1 : -1
        time = now
    }

    /// Seconds until the end of the way.
    func left(at now: TimeInterval) -> TimeInterval {
        let place = place(at: now)
        return (direction > 0 ? 1 - place : place) * duration
    }

    func end() {
        direction = 0
        hasEnded = true
    }
}
