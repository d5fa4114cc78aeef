extension MainActor {
    /// Runs what belongs to the main actor where Apple's protocols do not say that they are called there.
    ///
    /// The actor is not asked: on this system it does not always know its own thread.
    static func assumed<Result>(_ body: @MainActor () -> Result) -> Result {
        typealias Free = () -> Result
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Free.self)() }
    }
}
