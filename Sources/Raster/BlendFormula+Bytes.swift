extension BlendFormula.Pixel {
    package init(_ bits: UInt32) {
        self.init(
            red: Double(bits & 255) / 255, green: Double(bits >> 8 & 255) / 255,
            blue: Double(bits >> 16 & 255) / 255,
            alpha: Double(bits >> 24) / 255)
    }

    /// Each byte rounded to nearest; no colour exceeds its alpha.
    package var bits: UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 255 + 0.5) }
        let a = byte(alpha)
        return min(byte(red), a) | min(byte(green), a) << 8 | min(byte(blue), a) << 16 | a << 24
    }
}
