package import Raster

extension CGGradient {
    /// How many straight pieces in sRGB stand for one mix in a space of another curve.
    private static let pieces = 32

    /// The gradient in straight sRGB, with stops in between where the mix of its own space bends there.
    package var stops: [GradientPaint.Stop] {
        let definition = (colorSpace?.definition ?? .sRGB)
        func stop(_ location: Double, _ values: [Double]) -> GradientPaint.Stop {
            let (red, green, blue) = definition.toSRGB(values)
            func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
            return GradientPaint.Stop(
                location: location, red: unit(red), green: unit(green), blue: unit(blue),
                alpha: unit(values[values.count - 1]))
        }
        let isStraight = definition.transfer == .sRGB && definition.gamut == .sRGB && !definition.isExtended
        var result: [GradientPaint.Stop] = []
        for (index, entry) in entries.enumerated() {
            if index > 0, !isStraight, entry.location > entries[index - 1].location {
                let previous = entries[index - 1]
                for piece in 1..<Self.pieces {
                    let t = Double(piece) / Double(Self.pieces)
                    let mix = zip(previous.values, entry.values).map { $0 + ($1 - $0) * t }
                    result.append(stop(previous.location + (entry.location - previous.location) * t, mix))
                }
            }
            result.append(stop(entry.location, entry.values))
        }
        return result
    }
}
