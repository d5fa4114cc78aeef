internal import CornerGeometry
import QuartzCore
import UIFoundation

/// The surroundings that pictures of one view are made in: a screen, its traits, a window, and a clock that is stepped.
///
/// Views do not see one another's surroundings: screen, traits, current contexts and time are as the stage says while
/// the content is made, laid out and moved, and afterwards as they were. Each view's time begins at 0.
@MainActor package struct ViewStage {
    /// In points.
    package var screenSize: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    package var userInterfaceStyle: UIUserInterfaceStyle
    /// Of the screen's rounded corners, in points, which concentric corners follow.
    package var screenCornerRadius: CGFloat = 0
    package var isRightToLeft = false
    /// Nil for the system's usual one.
    package var contentSizeCategory: UIContentSizeCategory?

    package init(
        screenSize: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        userInterfaceStyle: UIUserInterfaceStyle = .light
    ) {
        self.screenSize = screenSize
        self.scale = scale
        self.userInterfaceStyle = userInterfaceStyle
    }

    package typealias Size = StageSize
    package typealias Picture = StagePicture

    /// Makes the content and a picture of it.
    ///
    /// - Parameters:
    ///   - accept: Is handed the size in points before anything is laid out in it, and may throw.
    ///   - make: Gives a view or a view controller; it is put into a window, laid out, drawn and told that it appears.
    /// - Returns: Nil where what was made is neither.
    package func picture(
        _ size: Size = .own, accept: (CGSize) throws -> Void = { _ in }, of make: () throws -> Any
    ) throws -> Picture? {
        var found: Picture?
        _ = try pictures(size, at: [0], accept: accept, of: make) { picture, _ in found = picture }
        return found
    }

    /// Makes the content and pictures of it at some moments, in the order of time: see `StageWindow`.
    ///
    /// - Parameters:
    ///   - moments: In seconds after the beginning.
    ///   - touches: What a finger does meanwhile, in the order of time.
    ///   - show: Is handed each picture and the place of its moment in `moments`.
    /// - Returns: False where what was made is no view and no controller.
    package func pictures(
        _ size: Size = .own, at moments: [TimeInterval], touches: [StageTouch] = [],
        accept: (CGSize) throws -> Void = { _ in },
        of make: () throws -> Any, show: (Picture, Int) throws -> Void
    ) throws -> Bool {
        let clock = MediaClock(time: 0)
        return try setting(clock) {
            guard let set = try set(size, accept: accept, of: make) else { return false }
            try set.window.pictures(at: moments, touches: touches, by: clock, deliver: set.deliver, show: show)
            return true
        }
    }

    /// Makes the content, to be touched and seen for as long as the result lives; nil where what was made is no view and
    /// no controller.
    package func open(
        _ size: Size = .own, accept: (CGSize) throws -> Void = { _ in }, of make: () throws -> Any
    ) throws -> LiveStage? {
        let clock = MediaClock(time: 0)
        guard let set = try setting(clock, { try set(size, accept: accept, of: make) }) else { return nil }
        return LiveStage(set, clock: clock) { body in setting(clock, body) }
    }

    /// The content in a window that is shown.
    private func set(_ size: Size, accept: (CGSize) throws -> Void, of make: () throws -> Any) throws -> StageSet? {
        let content = try make()
        let window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
        let shown: UIView
        if let controller = content as? UIViewController {
            let pictureSize = controllerSize(controller, size)
            try accept(pictureSize)
            window.frame.size = pictureSize
            window.rootViewController = controller
            shown = window
        } else if let view = content as? UIView {
            let pictureSize = viewSize(view, size)
            try accept(pictureSize)
            if view.bounds.size != pictureSize {
                let origin = view.frame.origin
                view.bounds.size = pictureSize
                // It grows from its own corner, so that all of it lies in the window and can be touched.
                if view.transform.isIdentity { view.frame.origin = origin }
            }
            let (right, bottom) = (view.frame.maxX, view.frame.maxY)
            window.frame.size = CGSize(
                width: right.isFinite ? max(screenSize.width, right) : screenSize.width,
                height: bottom.isFinite ? max(screenSize.height, bottom) : screenSize.height)
            view.holdSize(pictureSize)
            // A window is shown as any view would be.
            if view is UIWindow { view.isHidden = false }
            window.addSubview(view)
            shown = view
        } else {
            return nil
        }
        window.makeKeyAndVisible()
        let finger = TouchScreen(window: window)
        return StageSet(
            window: StageWindow(root: window.layer, shown: shown.layer) { window.settle() },
            deliver: { finger.follow($0, origin: $1) })
    }

    private func controllerSize(_ controller: UIViewController, _ size: Size) -> CGSize {
        switch size {
        case .own: return screenSize
        case .fitting:
            // Loading the view may set the preferred size.
            let view: UIView = controller.view
            let fitting = view.usesConstraints ? view.fittingSize(beside: .zero) : view.sizeThatFits(screenSize)
            return StageSize.filled(controller.preferredContentSize, [fitting, screenSize])
        case .fixed(let size): return size
        }
    }

    private func viewSize(_ view: UIView, _ size: Size) -> CGSize {
        let own = view.bounds.size
        switch size {
        case .fixed(let size): return size
        case .own where own.width > 0 && own.height > 0 && view.isAutoresized: return own
        case .own where view.usesConstraints: return StageSize.filled(view.fittingSize(beside: own), [screenSize])
        case .fitting where view.usesConstraints:
            return StageSize.filled(view.fittingSize(beside: .zero), [own, screenSize])
        case .own:
            return StageSize.filled(own, [view.sizeThatFits(screenSize), view.intrinsicContentSize, screenSize])
        case .fitting:
            return StageSize.filled(view.sizeThatFits(screenSize), [view.intrinsicContentSize, own, screenSize])
        }
    }

    private func setting<Result>(_ clock: MediaClock, _ body: () throws -> Result) rethrows -> Result {
        let screen = UIScreen.main
        let before = (screen.bounds, screen.scale, UITraitCollection.ofScreen, GraphicsStack.current)
        let animations = AnimationBlock.isEnabled
        let corners = screen.cornerRadii
        screen.cornerRadii = CornerRadii(screenCornerRadius)
        screen.bounds = CGRect(origin: .zero, size: screenSize)
        screen.scale = scale
        var traits = TraitValues.phone(style: userInterfaceStyle, scale: scale)
        if isRightToLeft { traits.layoutDirection = .rightToLeft }
        if let contentSizeCategory { traits.preferredContentSizeCategory = contentSizeCategory }
        UITraitCollection.ofScreen = UITraitCollection(values: traits)
        GraphicsStack.current = GraphicsStack()
        AnimationBlock.isEnabled = true
        defer {
            (screen.bounds, screen.scale, UITraitCollection.ofScreen, GraphicsStack.current) = before
            AnimationBlock.isEnabled = animations
            screen.cornerRadii = corners
        }
        // Nothing is current but what the screen says.
        return try MediaClock.$current.withValue(clock) { try UITraitCollection.performing(with: nil, body) }
    }
}
