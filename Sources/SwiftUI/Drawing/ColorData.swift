import CoreGraphics

/// What of a colour an animation moves: lightness and the two opponent axes of Oklab, and the opacity.
///
/// Equal steps of a movement are to look equal, as those of `Color.mix(with:by:in:)` with its own space do. The opacity
/// is moved beside the colour and not multiplied with it, as `Color.Resolved` has it: a way to `clear` gets darker.
typealias ColorData = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

extension CGColor {
    var animatableData: ColorData {
        let (red, green, blue) = sRGB
        let lab = Oklab(red: red, green: green, blue: blue)
        return ColorData(AnimatablePair(lab.lightness, lab.a), AnimatablePair(lab.b, Double(alpha)))
    }

    static func moved(_ data: ColorData) -> CGColor {
        func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
        var lab = Oklab(red: 0, green: 0, blue: 0)
        lab.lightness = finite(data.first.first)
        (lab.a, lab.b) = (finite(data.first.second), finite(data.second.first))
        let (red, green, blue) = lab.sRGB
        let alpha = min(max(finite(data.second.second), 0), 1)
        return CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
