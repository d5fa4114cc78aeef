/// Values by their names.
@MainActor enum KeptValues {
    private static var locations: [String: StateLocation<Any?>] = [:]

    static func location(_ key: String) -> StateLocation<Any?> {
        if let location = locations[key] { return location }
        let location = StateLocation<Any?>(nil)
        locations[key] = location
        return location
    }
}
