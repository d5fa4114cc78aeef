import QuartzCore

/// What a visual effect view does with what lies behind it.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {
    public override init() {
        super.init()
    }
}

/// Frosted glass.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
        case extraDark = 3
    }

    final let style: Style

    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }
}

/// Lets content take on the colours behind it. Kept: content is drawn with its own colours.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        super.init()
    }
}

/// What vibrant content is.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Glass, drawn as frosted: its edges bend nothing.
@MainActor @preconcurrency open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }

    final let style: Style
    /// Colours the glass.
    open var tintColor: UIColor?
    /// Kept: it does not move under touches.
    open var isInteractive = false

    public override init() {
        style = .regular
        super.init()
    }

    public init(style: UIGlassEffect.Style) {
        self.style = style
        super.init()
    }
}
