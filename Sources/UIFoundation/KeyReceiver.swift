/// A responder that takes what is typed while it is the first one.
@MainActor package protocol KeyReceiver: AnyObject {
    func receive(_ key: StageKey)
}
