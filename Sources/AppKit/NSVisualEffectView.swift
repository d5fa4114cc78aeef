import QuartzCore
internal import Raster

/// Frosted glass: what lies behind it in its window is seen blurred, under a veil.
@MainActor @preconcurrency open class NSVisualEffectView: NSView {
    public enum Material: Int, Sendable {
        case appearanceBased = 0
        case light = 1
        case dark = 2
        case titlebar = 3
        case selection = 4
        case menu = 5
        case popover = 6
        case sidebar = 7
        case mediumLight = 8
        case ultraDark = 9
        case headerView = 10
        case sheet = 11
        case windowBackground = 12
        case hudWindow = 13
        case fullScreenUI = 15
        case toolTip = 17
        case contentBackground = 18
        case underWindowBackground = 21
        case underPageBackground = 22

        /// How much of what lies behind the veil hides, and how light it is in light and dark; by eye.
        var veil: (alpha: CGFloat, light: CGFloat, dark: CGFloat) {
            switch self {
            case .menu, .popover, .toolTip: (0.72, 0.96, 0.17)
            case .sidebar: (0.75, 0.93, 0.16)
            case .titlebar, .headerView: (0.8, 0.95, 0.2)
            case .sheet, .windowBackground: (0.85, 0.93, 0.2)
            case .hudWindow: (0.6, 0.9, 0.12)
            case .fullScreenUI: (0.5, 0.95, 0.1)
            case .contentBackground: (0.9, 1, 0.12)
            case .selection: (0.7, 0.85, 0.3)
            case .underWindowBackground, .underPageBackground: (0.7, 0.86, 0.15)
            case .light: (0.7, 0.97, 0.97)
            case .mediumLight: (0.7, 0.85, 0.85)
            case .dark: (0.7, 0.15, 0.15)
            case .ultraDark: (0.8, 0.06, 0.06)
            case .appearanceBased: (0.7, 0.96, 0.15)
            }
        }
    }

    public enum BlendingMode: Int, Sendable {
        case behindWindow = 0
        case withinWindow = 1
    }

    public enum State: Int, Sendable {
        case followsWindowActiveState = 0
        case active = 1
        case inactive = 2
    }

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        show()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        show()
    }

    open var material = NSVisualEffectView.Material.appearanceBased {
        didSet { show() }
    }
    /// Behind the window there is nothing here: such a view shows its veil alone, opaque.
    open var blendingMode = NSVisualEffectView.BlendingMode.behindWindow {
        didSet { show() }
    }
    open var state = NSVisualEffectView.State.followsWindowActiveState {
        didSet { show() }
    }
    /// Kept.
    open var isEmphasized = false
    /// Where the image is opaque the view is seen.
    open var maskImage: NSImage? {
        didSet { show() }
    }
    public final var interiorBackgroundStyle: Int { 0 }

    open override func makeBackingLayer() -> CALayer { BackdropLayer() }

    open override var allowsVibrancy: Bool { true }

    open override func viewDidChangeEffectiveAppearance() {
        super.viewDidChangeEffectiveAppearance()
        show()
    }

    open override func layout() {
        super.layout()
        showMask()
    }

    private func show() {
        guard let layer = backing as? BackdropLayer else { return }
        let isDark = effectiveAppearance.isDark
        let (alpha, light, dark) = material.veil
        let white = isDark ? dark : light
        let isGlass = blendingMode == .withinWindow && state != .inactive
        layer.backgroundColor = CGColor(srgbRed: white, green: white, blue: white, alpha: isGlass ? alpha : 1)
        layer.blurRadius = isGlass ? 20 : 0
        layer.saturation = isDark ? 1.5 : 1.8
        showMask()
    }

    private func showMask() {
        guard let maskImage else {
            if backing.mask is MaskLayer { backing.mask = nil }
            return
        }
        let mask = backing.mask as? MaskLayer ?? MaskLayer()
        var rect = bounds
        mask.contents = maskImage.cgImage(forProposedRect: &rect, context: nil, hints: nil)
        mask.frame = bounds
        if backing.mask !== mask { backing.mask = mask }
    }

    private final class MaskLayer: CALayer {}
}
