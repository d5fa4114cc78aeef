import QuartzCore
import UIFoundation

/// The surroundings that pictures of one of AppKit's views are made in: a screen, its appearance, a window, and a clock
/// that is stepped.
///
/// Views do not see one another's surroundings: screen, appearance, current contexts and time are as the stage says while
/// the content is made, laid out and moved, and afterwards as they were. Each view's time begins at 0.
@MainActor package struct AppKitStage {
    /// In points.
    package var screenSize: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    /// Whether views and colours have their dark looks.
    package var isDark: Bool

    package init(
        screenSize: CGSize = CGSize(width: 1440, height: 900), scale: CGFloat = 2, isDark: Bool = false
    ) {
        self.screenSize = screenSize
        self.scale = scale
        self.isDark = isDark
    }

    /// Makes the content and pictures of it at some moments, in the order of time: see `StageWindow`.
    ///
    /// A view's picture has the view's own size, or on an axis where it has none its fitting size, or else the screen's;
    /// so has that of a controller's view, where the controller prefers no other. A window's content is shown as it is.
    ///
    /// - Parameters:
    ///   - moments: In seconds after the beginning.
    ///   - touches: What the mouse's left button does meanwhile, in the order of time.
    ///   - accept: Is handed the size in points before anything is laid out in it, and may throw.
    ///   - make: Gives a view, a view controller or a window.
    ///   - show: Is handed each picture and the place of its moment in `moments`.
    /// - Returns: False where what was made is none of them.
    package func pictures(
        _ size: StageSize = .own, at moments: [TimeInterval], touches: [StageTouch] = [],
        accept: (CGSize) throws -> Void = { _ in }, of make: () throws -> Any,
        show: (StagePicture, Int) throws -> Void
    ) throws -> Bool {
        let clock = MediaClock(time: 0)
        var windows = StageWindows()
        return try setting(clock, &windows) {
            guard let set = try set(size, accept, of: make) else { return false }
            try set.window.pictures(at: moments, touches: touches, by: clock, deliver: set.deliver, show: show)
            return true
        }
    }

    /// Makes the content, to be clicked and seen for as long as the result lives; nil where what was made is nothing that
    /// can be shown.
    package func open(
        _ size: StageSize = .own, accept: (CGSize) throws -> Void = { _ in }, of make: () throws -> Any
    ) throws -> LiveStage? {
        let clock = MediaClock(time: 0)
        var windows = StageWindows()
        guard let set = try setting(clock, &windows, { try set(size, accept, of: make) }) else { return nil }
        return LiveStage(set, clock: clock) { body in setting(clock, &windows, body) }
    }

    /// The content in the key window.
    private func set(
        _ size: StageSize, _ accept: (CGSize) throws -> Void, of make: () throws -> Any
    ) throws -> StageSet? {
        let content = try make()
        guard let window = try window(for: content, size, accept) else { return nil }
        window.makeKey()
        guard let shown = window.contentView else { return nil }
        let mouse = StageMouse(window)
        return StageSet(
            window: StageWindow(root: window.rootLayer, shown: shown.backing) { window.settle() },
            deliver: { mouse.follow($0, origin: $1) })
    }

    /// Makes the content and a picture of its beginning; nil where what was made is nothing that can be shown.
    package func picture(
        _ size: StageSize = .own, accept: (CGSize) throws -> Void = { _ in }, of make: () throws -> Any
    ) throws -> StagePicture? {
        var found: StagePicture?
        _ = try pictures(size, at: [0], accept: accept, of: make) { picture, _ in found = picture }
        return found
    }

    private func window(
        for content: Any, _ size: StageSize, _ accept: (CGSize) throws -> Void
    ) throws -> NSWindow? {
        if let window = content as? NSWindow {
            if case .fixed(let size) = size { window.setContentSize(size) }
            try accept(window.frame.size)
            window.rootLayer.position = .zero
            return window
        }
        let controller = content as? NSViewController
        guard let view = controller?.view ?? content as? NSView else { return nil }
        let pictureSize = viewSize(view, preferred: controller?.preferredContentSize ?? .zero, size)
        try accept(pictureSize)
        let window = NSWindow(
            contentRect: NSRect(origin: .zero, size: pictureSize), styleMask: .borderless, backing: .buffered,
            defer: false)
        if view.frame.origin != .zero { view.setFrameOrigin(.zero) }
        if view.frame.size != pictureSize { view.setFrameSize(pictureSize) }
        window.contentView = view
        if let controller {
            window.contentViewController = controller
            // The controller's preferred size gives way to one that was asked for.
            window.setContentSize(pictureSize)
        }
        return window
    }

    private func viewSize(_ view: NSView, preferred: CGSize, _ size: StageSize) -> CGSize {
        let own = view.frame.size
        let isPreferred = preferred.width > 0 && preferred.height > 0
        switch size {
        case .own where isPreferred: return preferred
        case .own where own.width > 0 && own.height > 0: return own
        case .own: return StageSize.filled(own, [view.fittingSize, screenSize])
        case .fitting: return StageSize.filled(isPreferred ? preferred : view.fittingSize, [own, screenSize])
        case .fixed(let size): return size
        }
    }

    private func setting<Result>(
        _ clock: MediaClock, _ windows: inout StageWindows, _ body: () throws -> Result
    ) rethrows -> Result {
        let screen = NSScreen.shared
        let before = (screen.frame, ScreenScale.ofMain, NSAppearance.ofApplication, GraphicsStack.current)
        let (animations, system) = (AnimationBlock.isEnabled, NSAppearance.ofSystem)
        screen.frame = CGRect(origin: .zero, size: screenSize)
        ScreenScale.ofMain = scale
        NSAppearance.ofSystem = isDark ? .dark : .light
        NSAppearance.ofApplication = NSAppearance.ofSystem
        GraphicsStack.current = GraphicsStack()
        AnimationBlock.isEnabled = true
        defer {
            (screen.frame, ScreenScale.ofMain, NSAppearance.ofApplication, GraphicsStack.current) = before
            (AnimationBlock.isEnabled, NSAppearance.ofSystem) = (animations, system)
        }
        return try NSApplication.shared.withWindows(&windows) {
            // Nothing is current but what the application says.
            try MediaClock.$current.withValue(clock) { try NSAppearance.performing(with: nil, body) }
        }
    }
}
