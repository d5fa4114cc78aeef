internal import CoreGraphics

/// Measures as they are read.
enum Words {
    /// At most two decimals.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(Double(value))" }
        let hundredths = Int64((Double(value) * 100).rounded())
        let (whole, part) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
        let sign = hundredths < 0 ? "-" : ""
        if part == 0 { return "\(sign)\(whole)" }
        return part % 10 == 0 ? "\(sign)\(whole).\(part / 10)" : "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
    }

    static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

    static func rect(_ rect: CGRect) -> String {
        "\(size(rect.size)) at (\(number(rect.minX)), \(number(rect.minY)))"
    }
}
