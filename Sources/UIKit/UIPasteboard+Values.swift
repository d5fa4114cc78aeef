import QuartzCore

extension UIPasteboard {
    private static let text = "public.utf8-plain-text"
    private static let link = "public.url"
    private static let picture = "com.apple.uikit.image"
    private static let paint = "com.apple.uikit.color"

    private func all<Value>(_ type: String, _: Value.Type = Value.self) -> [Value]? {
        let values = items.compactMap { $0[type] as? Value }
        return values.isEmpty ? nil : values
    }

    private func put<Value>(_ values: [Value]?, _ type: String) { setItems((values ?? []).map { [type: $0] }) }

    public final var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// Links are text too.
    public final var strings: [String]? {
        get { all(Self.text) ?? urls.map { $0.map(\.absoluteString) } }
        set { put(newValue, Self.text) }
    }
    public final var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    public final var urls: [URL]? {
        get { all(Self.link) }
        set { put(newValue, Self.link) }
    }
    public final var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    public final var images: [UIImage]? {
        get { all(Self.picture) }
        set { put(newValue, Self.picture) }
    }
    public final var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    public final var colors: [UIColor]? {
        get { all(Self.paint) }
        set { put(newValue, Self.paint) }
    }

    public final var hasStrings: Bool { strings != nil }
    public final var hasURLs: Bool { urls != nil }
    public final var hasImages: Bool { images != nil }
    public final var hasColors: Bool { colors != nil }
}
