import CoreGraphics

extension MediaTiming {
    /// Where an animation stands within its passes.
    struct Moment: Equatable {
        enum Phase { case before, active, after }

        var phase: Phase
        /// Within the pass, forwards, 0 ... duration.
        var seconds: CFTimeInterval
        /// The same, 0 ... 1.
        var fraction: Double
        /// How many passes (there and back, with `autoreverses`) came before.
        var passes: Double
    }

    /// - Parameters:
    ///   - time: The parent's.
    ///   - begin: In the parent's time.
    ///   - duration: Of one pass; not negative.
    func moment(at time: CFTimeInterval, begin: CFTimeInterval, duration: CFTimeInterval) -> Moment {
        let total = activeDuration(duration)
        let elapsed = ((time - begin) * abs(rate)).finite
        let phase: Moment.Phase =
            elapsed < 0 ? .before : elapsed >= total - AnimationRecord.tolerance ? .after : .active
        let passed = min(max(phase == .after ? total : elapsed, 0), total)
        let offset = timeOffset.finite
        let cycle = autoreverses ? 2 * duration : duration
        guard cycle > 0, cycle.isFinite else {
            return Moment(phase: phase, seconds: 0, fraction: duration > 0 ? 0 : 1, passes: 0)
        }
        var place = passed + offset
        if rate < 0 { place = (offset != 0 ? offset : total.isFinite ? total : 0) - passed }
        // What an offset leaves out at one end follows at the other.
        let span = total.isFinite ? total : cycle
        if place < 0 || (total.isFinite && place > total) { place -= span * (place / span).rounded(.down) }
        guard place.isFinite else { return Moment(phase: phase, seconds: 0, fraction: 0, passes: 0) }
        var passes = (place / cycle).rounded(.down)
        var rest = place - passes * cycle
        // A last pass that is whole ends with its end, not with the beginning of another.
        if place >= total - AnimationRecord.tolerance, passes > 0, rest <= AnimationRecord.tolerance {
            passes -= 1
            rest = cycle
        }
        rest = min(max(rest, 0), cycle)
        let seconds = rest > duration ? cycle - rest : rest
        return Moment(phase: phase, seconds: seconds, fraction: min(seconds / duration, 1), passes: passes)
    }

    /// The same, where the fill mode lets the animation show; nil where it does not.
    func shownMoment(at time: CFTimeInterval, begin: CFTimeInterval, duration: CFTimeInterval) -> Moment? {
        let moment = moment(at: time, begin: begin, duration: duration)
        switch moment.phase {
        case .active: return moment
        case .before: return fillMode == .backwards || fillMode == .both ? moment : nil
        case .after: return fillMode == .forwards || fillMode == .both ? moment : nil
        }
    }
}
