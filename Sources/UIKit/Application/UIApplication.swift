import QuartzCore
internal import Raster

/// The program, as the last link of the chain of responders and the way of events and actions.
@MainActor @preconcurrency open class UIApplication: UIResponder {
    /// The one application.
    public static let shared = UIApplication()

    static var windowList = WindowList()

    public enum State: Int, Sendable { case active, inactive, background }

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    open weak var delegate: (any UIApplicationDelegate)?

    /// Those that are to be seen, back to front.
    open var windows: [UIWindow] { Self.windowList.windows }
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    open internal(set) var connectedScenes: Set<UIScene> = []
    open var applicationState: UIApplication.State { .active }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var isNetworkActivityIndicatorVisible = false
    open var statusBarFrame: CGRect { .zero }
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var supportsMultipleScenes: Bool { false }
    private var ignoring = 0

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Has an action done.
    ///
    /// - Parameter target: Nil means whoever can do it, from the first responder along the chain, then from the sender.
    /// - Returns: Whether somebody did it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target = target ?? found(action, sender) else { return false }
        return action.perform(on: target, with: sender, event) != nil
    }

    /// The first that can do an action; the delegate too where it is no responder.
    private func found(_ action: Selector, _ sender: Any?) -> Any? {
        let first = windows.reversed().lazy.compactMap(\.firstResponder).first
        if let target = first?.target(forAction: action, withSender: sender) { return target }
        if let target = (sender as? UIResponder)?.target(forAction: action, withSender: sender) { return target }
        if let target = self.target(forAction: action, withSender: sender) { return target }
        return delegate.flatMap { action.isKnown(to: $0) ? $0 : nil }
    }

    /// Brings an event to its windows.
    open func sendEvent(_ event: UIEvent) {
        guard ignoring == 0 else { return }
        var told: [UIWindow] = []
        for touch in event.allTouches ?? [] {
            guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
            told.append(window)
            window.sendEvent(event)
        }
    }

    open func beginIgnoringInteractionEvents() { ignoring += 1 }
    open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
    open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

    open func canOpenURL(_ url: URL) -> Bool { false }

    /// There is nothing here that opens addresses: said once, and false.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        Notice.once("UIApplication.open(_:): nothing opens addresses here; ignored")
        completion?(false)
    }
}
