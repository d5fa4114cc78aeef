import QuartzCore

/// The device that is stood in for: a telephone with iOS 18, held upright.
@MainActor @preconcurrency open class UIDevice: NSObject {
    public static let current = UIDevice()

    public final var name: String { "iPhone" }
    public final var model: String { "iPhone" }
    public final var localizedModel: String { "iPhone" }
    public final var systemName: String { "iOS" }
    public final var systemVersion: String { "18.0" }
    public final var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    override init() {
        super.init()
    }
}
