/// The windows that are to be seen, back to front.
@MainActor struct WindowList {
    private struct Entry {
        weak var window: UIWindow?
    }

    private var entries: [Entry] = []

    var windows: [UIWindow] { entries.compactMap(\.window) }

    /// A window has been shown or hidden.
    mutating func update(_ window: UIWindow) {
        entries.removeAll { $0.window == nil || $0.window === window }
        if !window.isHidden { entries.append(Entry(window: window)) }
    }
}
