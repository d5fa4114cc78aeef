import DeveloperToolsSupport
import QuartzCore
package import RenderTree

/// The surroundings that one picture of a view is made in: a screen, its traits, and a window.
///
/// Pictures do not see one another's surroundings: screen, traits and current contexts are as the stage says while
/// the content is made and laid out, and afterwards as they were.
@MainActor package struct ViewStage {
    /// In points.
    package var screenSize: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    package var userInterfaceStyle: UIUserInterfaceStyle

    package init(
        screenSize: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
        userInterfaceStyle: UIUserInterfaceStyle = .light
    ) {
        self.screenSize = screenSize
        self.scale = scale
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// The size that a picture takes.
    package enum Size {
        /// The view's own, or its fitting size on an axis where it has none; a controller's view fills the screen.
        case own
        /// The view's fitting size.
        case fitting
        /// In points; the view takes it on.
        case fixed(CGSize)
    }

    /// What is to be drawn: the node in a space whose origin is the picture's upper left corner, y downwards.
    package struct Picture {
        package let node: RenderNode
        /// In points.
        package let size: CGSize
    }

    /// Makes the content and a picture of it.
    ///
    /// - Parameter make: Gives a view or a view controller; it is put into a window and laid out, drawn and told that
    ///   it appears.
    /// - Returns: Nil where what was made is neither.
    package func picture(_ size: Size = .own, of make: () throws -> Any) rethrows -> Picture? {
        try setting {
            let content = try make()
            let window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
            defer { window.rootViewController = nil }
            let pictureSize: CGSize
            if let controller = content as? UIViewController {
                if case .fixed(let fixed) = size { window.frame.size = fixed }
                if case .fitting = size { window.frame.size = fittingSize(of: controller.view, controller) }
                pictureSize = window.bounds.size
                window.rootViewController = controller
                window.makeKeyAndVisible()
            } else if let view = content as? UIView {
                pictureSize = place(view, size, in: window)
                window.makeKeyAndVisible()
            } else {
                return nil
            }
            window.settle()
            return Picture(node: window.layer.commit(), size: pictureSize)
        }
    }

    private func place(_ view: UIView, _ size: Size, in window: UIWindow) -> CGSize {
        switch size {
        case .own: take(ownSize(of: view), view)
        case .fitting: take(fittingSize(of: view, nil), view)
        case .fixed(let fixed): take(fixed, view)
        }
        let box = view.frame
        view.center.x -= box.minX
        view.center.y -= box.minY
        if let other = view as? UIWindow {
            // A window is a root of its own; it is shown as any view would be.
            other.isHidden = false
        }
        window.addSubview(view)
        return box.size
    }

    private func take(_ size: CGSize, _ view: UIView) {
        if view.bounds.size != size { view.bounds.size = size }
    }

    private func ownSize(of view: UIView) -> CGSize {
        let own = view.bounds.size
        guard own.width <= 0 || own.height <= 0 else { return own }
        let fitting = fittingSize(of: view, nil)
        return CGSize(
            width: own.width > 0 ? own.width : fitting.width, height: own.height > 0 ? own.height : fitting.height)
    }

    /// What the view asks for: of a controller, its preferred content size first; then its fitting size, then its
    /// intrinsic one; the screen's where it asks for nothing.
    private func fittingSize(of view: UIView, _ controller: UIViewController?) -> CGSize {
        let preferred = controller?.preferredContentSize ?? .zero
        let fitting = view.sizeThatFits(screenSize)
        let intrinsic = view.intrinsicContentSize
        func first(_ path: KeyPath<CGSize, CGFloat>) -> CGFloat {
            [preferred, fitting, intrinsic].map { $0[keyPath: path] }.first { $0 > 0 && $0.isFinite }
                ?? screenSize[keyPath: path]
        }
        return CGSize(width: first(\.width), height: first(\.height))
    }

    private func setting<Result>(_ body: () throws -> Result) rethrows -> Result {
        let screen = UIScreen.main
        let before = (screen.bounds, screen.scale, UITraitCollection.ofScreen, GraphicsStack.current)
        let animations = AnimationEnd.isEnabled
        screen.bounds = CGRect(origin: .zero, size: screenSize)
        screen.scale = scale
        UITraitCollection.ofScreen = UITraitCollection(values: .phone(style: userInterfaceStyle, scale: scale))
        GraphicsStack.current = GraphicsStack()
        AnimationEnd.isEnabled = true
        defer {
            (screen.bounds, screen.scale, UITraitCollection.ofScreen, GraphicsStack.current) = before
            AnimationEnd.isEnabled = animations
        }
        // Nothing is current but what the screen says.
        return try UITraitCollection.performing(with: nil, body)
    }
}
