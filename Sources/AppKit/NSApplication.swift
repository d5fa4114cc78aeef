// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuartzCore
internal import Raster

/// The program. It has no events of its own here: a preview draws what it makes, and `run()` returns at once.
@MainActor @preconcurrency open class NSApplication: NSResponder, NSAppearanceCustomization {
    private static let only = NSApplication()
    private static var lastWindowNumber = 0

    public class var shared: NSApplication { only }

    open weak var delegate: (any NSApplicationDelegate)?
    private var windowList: [NSWindow] = []
    private var ownAppearance: NSAppearance?
    private var ownIcon: NSImage?
    /// The program's place in the dock, of which there is none here.
    open private(set) lazy var dockTile = NSDockTile(owner: self)
    /// Nil unless set: a program has no bundle with a picture here.
    open var applicationIconImage: NSImage! {
        get { ownIcon }
        set { ownIcon = newValue }
    }

    open var windows: [NSWindow] { windowList }
    open var keyWindow: NSWindow? { windowList.last { $0.isKeyWindow } }
    open var mainWindow: NSWindow? { keyWindow }
    open var isActive: Bool { true }
    open var isRunning: Bool { false }
    open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }

    open func window(withWindowNumber windowNum: Int) -> NSWindow? {
        windowList.first { $0.windowNumber == windowNum }
    }

    /// Whether the program stands in the dock; kept.
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool { true }

    open func activate(ignoringOtherApps flag: Bool) {}

    open func activate() {}

    /// There is no loop of events: said once, and left.
    open func run() { Notice.once("NSApplication.run(): there are no events here; it returns at once") }

    open func stop(_ sender: Any?) {}

    open func terminate(_ sender: Any?) { exit(0) }

    open func sendEvent(_ event: NSEvent) { event.window?.sendEvent(event) }

    /// Calls the action's method on the target, or on the first that has it among the responders from the key window's
    /// first one and from the sender on, the application and its delegate.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        guard let found = self.target(forAction: action, to: target, from: sender) else { return false }
        return action.perform(on: found, with: sender) != nil
    }

    open func target(forAction action: Selector) -> Any? { target(forAction: action, to: nil, from: nil) }

    open func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? {
        if let target { return target }
        for start in [keyWindow?.firstResponder, sender as? NSResponder] {
            var responder = start
            while let current = responder {
                if action.isKnown(to: current) { return current }
                responder = current.nextResponder
            }
        }
        if action.isKnown(to: self) { return self }
        return delegate.flatMap { action.isKnown(to: $0) ? $0 : nil }
    }

    open var appearance: NSAppearance? {
        get { ownAppearance }
        set {
            ownAppearance = newValue
            NSAppearance.ofApplication = newValue ?? NSAppearance.ofSystem
            for window in windowList where window.appearance == nil { window.contentView?.propagateAppearance() }
        }
    }

    open var effectiveAppearance: NSAppearance { .ofApplication }

    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

    final func add(_ window: NSWindow) { windowList.append(window) }

    final func remove(_ window: NSWindow) { windowList.removeAll { $0 === window } }

    static func nextWindowNumber() -> Int {
        lastWindowNumber += 1
        return lastWindowNumber
    }

    /// The windows of a program, for one part of it: those of a preview are gone when it is drawn, and come back with it.
    final func withWindows<Result>(_ own: inout StageWindows, _ body: () throws -> Result) rethrows -> Result {
        let before = StageWindows(list: windowList, appearance: ownAppearance)
        (windowList, ownAppearance) = (own.list, own.appearance)
        defer {
            own = StageWindows(list: windowList, appearance: ownAppearance)
            (windowList, ownAppearance) = (before.list, before.appearance)
        }
        return try body()
    }
}

/// The program, by its short name.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// What a program is told.
@MainActor public protocol NSApplicationDelegate: AnyObject {
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationWillTerminate(_ notification: Notification)
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
}
