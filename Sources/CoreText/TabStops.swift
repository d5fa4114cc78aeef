/// Where tabs lead to.
struct TabStops {
    let settings: ParagraphSettings

    init(_ settings: ParagraphSettings) { self.settings = settings }

    /// The place, from the paragraph's margin, at which what comes after a tab begins.
    ///
    /// - Parameter width: Of what follows, up to the next tab: a right or middle stop ends or centres it.
    func stop(after place: Double, followedBy width: Double) -> Double {
        let least = place + 0.001
        for tab in settings.tabs where tab.location.isFinite {
            let location = Double(tab.location)
            let start =
                switch tab.alignment {
                case .right: location - width
                case .center: location - width / 2
                default: location
                }
            if start > least || location > least { return max(start, place) }
        }
        let interval = Double(settings.defaultTabInterval.orZero)
        guard interval > 0 else { return place + (settings.tabs.isEmpty ? 28 : 0) }
        return min(((place / interval).rounded(.down) + 1) * interval, 1e9)
    }
}
