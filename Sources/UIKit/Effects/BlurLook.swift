import QuartzCore

/// How an effect is drawn: what lies behind, blurred and more colourful, under a veil.
///
/// `extraLight`, `light` and `dark` have the numbers of Apple's published sample code for such effects; those of the
/// materials are by eye, since Apple gives none.
@MainActor struct BlurLook {
    /// The blur's standard deviation, in points.
    var sigma: CGFloat
    var saturation = 1.8
    var veil: CGColor

    init?(_ effect: UIVisualEffect?, isDark: Bool) {
        switch effect {
        case let blur as UIBlurEffect: self.init(blur.style, isDark: isDark)
        case let glass as UIGlassEffect:
            self.init(sigma: 10, white: isDark ? 0.14 : 0.97, alpha: glass.style == .clear ? 0.15 : 0.5)
            if let tint = glass.tintColor { veil = tint.withAlphaComponent(0.5).cgColor }
        default: return nil
        }
    }

    private init(sigma: CGFloat, saturation: Double = 1.8, white: CGFloat, alpha: CGFloat) {
        self.sigma = sigma
        self.saturation = saturation
        veil = CGColor(red: white, green: white, blue: white, alpha: alpha)
    }

    private init(_ style: UIBlurEffect.Style, isDark: Bool) {
        func material(_ alpha: CGFloat, _ isDark: Bool) -> BlurLook {
            BlurLook(sigma: 20, saturation: isDark ? 1.5 : 1.8, white: isDark ? 0.14 : 0.97, alpha: alpha)
        }
        self =
            switch style {
            case .extraLight: BlurLook(sigma: 20, white: 0.97, alpha: 0.82)
            case .light: BlurLook(sigma: 30, white: 1, alpha: 0.3)
            case .dark, .extraDark: BlurLook(sigma: 20, white: 0.11, alpha: 0.73)
            case .regular: material(0.6, isDark)
            case .prominent: material(0.8, isDark)
            case .systemUltraThinMaterial: material(0.42, isDark)
            case .systemThinMaterial: material(0.58, isDark)
            case .systemMaterial: material(0.72, isDark)
            case .systemThickMaterial: material(0.82, isDark)
            case .systemChromeMaterial: material(0.8, isDark)
            case .systemUltraThinMaterialLight: material(0.42, false)
            case .systemThinMaterialLight: material(0.58, false)
            case .systemMaterialLight: material(0.72, false)
            case .systemThickMaterialLight: material(0.82, false)
            case .systemChromeMaterialLight: material(0.8, false)
            case .systemUltraThinMaterialDark: material(0.42, true)
            case .systemThinMaterialDark: material(0.58, true)
            case .systemMaterialDark: material(0.72, true)
            case .systemThickMaterialDark: material(0.82, true)
            case .systemChromeMaterialDark: material(0.8, true)
            }
    }
}
