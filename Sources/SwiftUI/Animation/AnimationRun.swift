import QuartzCore

/// One change on its way.
struct AnimationRun<Data: VectorArithmetic> {
    private let animation: Animation
    private let delta: Data
    private let begin: CFTimeInterval

    init(_ animation: Animation, by delta: Data, at time: CFTimeInterval) {
        self.animation = animation
        self.delta = delta
        begin = time
    }

    /// What has to be added to the value meant, to be where it is.
    func distance(at time: CFTimeInterval) -> Data {
        var distance = delta
        distance.scale(by: (animation.progress(at: time - begin) ?? 1) - 1)
        return distance
    }

    func hasEnded(at time: CFTimeInterval) -> Bool { animation.progress(at: time - begin) == nil }
}
