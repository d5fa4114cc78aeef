import QuartzCore

/// The course of an animator's animations: forth or back in time, or standing.
///
/// The place on the way is a fraction of the duration, 0 ... 1; the curve makes the progress of it.
final class AnimatorCourse: AnimationDriver {
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
    /// What the curve begins with after a standing: the progress then, and the place.
    private var base: (progress: Double, place: Double)?

    init(way: Way, duration: TimeInterval) {
        self.way = way
        self.duration = max(duration, 1e-9)
    }

    var isRunning: Bool { direction != 0 }

    /// The place now.
    func place(at now: TimeInterval) -> Double {
        let place = place + direction * (now - time) / duration
        // Sums of frames are not exact.
        if direction > 0, place > 1 - 1e-9 { return 1 }
        if direction < 0, place < 1e-9 { return 0 }
        return min(max(place, 0), 1)
    }

    func progress(at now: TimeInterval) -> Double {
        let place = place(at: now)
        if direction == 0, scrubsLinearly { return place }
        guard let base else { return eased(place) }
        // From where it stood, by the same curve over what is left, forth or back.
        if direction < 0 {
            return base.place > 0 ? base.progress * (1 - eased((base.place - place) / base.place)) : 0
        }
        let rest = 1 - base.place
        return rest > 0 ? base.progress + (1 - base.progress) * eased((place - base.place) / rest) : 1
    }

    private func eased(_ fraction: Double) -> Double {
        switch way {
        case .cubic(let curve): curve.value(at: fraction)
        case .spring(let spring): fraction >= 1 ? 1 : spring.value(at: fraction * duration)
        }
    }

    /// Stands where it is seen to be.
    func stand(at now: TimeInterval) {
        let progress = progress(at: now)
        place = scrubsLinearly ? min(max(progress, 0), 1) : place(at: now)
        base = scrubsLinearly ? (progress, place) : nil
        direction = 0
        time = now
    }

    /// Stands at a place.
    func stand(at place: Double, now: TimeInterval) {
        self.place = min(max(place.isFinite ? place : 0, 0), 1)
        base = scrubsLinearly ? (self.place, self.place) : nil
        direction = 0
        time = now
    }

    func run(forth: Bool, from now: TimeInterval) {
        if direction != 0, (direction > 0) != forth {
            // Turned round under way, it goes back the way it came.
            place = place(at: now)
        } else if direction != 0 {
            return
        }
        if place == 0 || place == 1 { base = nil }
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
