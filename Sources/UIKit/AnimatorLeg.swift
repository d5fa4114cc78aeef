/// A part of an animator's course: animations that begin at one place of it and end with it.
struct AnimatorLeg {
    /// Where it begins, 0 ... 1 of the course.
    let start: Double
    /// Where the course was paused, and how far the leg was: by hand it is led on a straight line to either side.
    private var knee: (place: Double, progress: Double)?
    /// Where the course went on after it had been led by hand: the curve begins anew there.
    private var base: (place: Double, progress: Double)?

    init(start: Double) { self.start = start }

    /// The share of the leg that lies before a place.
    private func share(of place: Double) -> Double {
        start < 1 ? min(max((place - start) / (1 - start), 0), 1) : place < 1 ? 0 : 1
    }

    /// The progress while it is led by hand.
    func linear(at place: Double) -> Double {
        guard let knee, knee.progress != 0 else { return share(of: place) }
        if place >= knee.place {
            let rest = 1 - knee.place
            return rest > 0 ? knee.progress + (1 - knee.progress) * (place - knee.place) / rest : knee.progress
        }
        let first = min(start, knee.place)
        return knee.place > first ? knee.progress * max(place - first, 0) / (knee.place - first) : 0
    }

    /// The progress while time leads it.
    func progress(at place: Double, forth: Bool, _ eased: (Double) -> Double) -> Double {
        guard let base, base.progress != 0 else { return eased(share(of: place)) }
        // From where it stood, by the same curve over what is left, forth or back.
        if !forth, place <= base.place {
            let way = base.place - min(start, base.place)
            return way > 0 ? base.progress * (1 - eased(min((base.place - place) / way, 1))) : 0
        }
        let rest = 1 - base.place
        return rest > 0 ? base.progress + (1 - base.progress) * eased(max(place - base.place, 0) / rest) : 1
    }

    /// - Parameter progress: Nil where the curve leads it by hand too.
    mutating func stand(at place: Double, progress: Double?) {
        knee = progress.map { (place, $0) }
        base = nil
    }

    /// - Parameter place: Nil where it goes on along the curve.
    mutating func goOn(from place: Double?) {
        base = nil
        if let place, place > 0, place < 1 { base = (place, linear(at: place)) }
        knee = nil
    }
}
