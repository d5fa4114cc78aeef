/// What encoded colours and an alpha are multiplied by, 0 ... 1 each.
struct ColorTint: Hashable {
    var red, green, blue, alpha: Double

    /// Colours stay as they are, whatever becomes of the alpha.
    var keepsColors: Bool { red == 1 && green == 1 && blue == 1 }
}
