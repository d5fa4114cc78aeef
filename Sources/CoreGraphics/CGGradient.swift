import Foundation
internal import Raster

/// Colours along a line, from 0 to 1.
///
/// They are mixed as straight components in the gradient's space; without one, in sRGB.
public final class CGGradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        var location: Double
        /// Components in the gradient's space, alpha last.
        var values: [Double]
    }

    public let colorSpace: CGColorSpace?
    package let entries: [Stop]

    /// - Parameters:
    ///   - colors: `CGColor`s; each is converted to `space`.
    ///   - locations: As many as there are colours, in 0 ... 1; nil spreads the colours evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?)
    {
        self.init(
            colorsSpace: space, colors: colors,
            places: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// - Parameter locations: In 0 ... 1; where they are fewer than the colours, the rest lies at the last of them.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]) {
        self.init(colorsSpace: space, colors: colors, places: locations)
    }

    private convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, places: [CGFloat]?) {
        let target = space ?? CGColorSpace(.sRGB)
        let values = colors.compactMap { color in
            (color as? CGColor)?.converted(to: target, intent: .defaultIntent, options: nil)?.values
                .map { Double($0) }
        }
        guard !values.isEmpty, values.count == colors.count else {
            Notice.once("CGGradient(colorsSpace:colors:locations:): needs an array of CGColor; no gradient is made")
            return nil
        }
        self.init(space: target, values: values, places: places)
    }

    /// - Parameter components: For each of `count` colours the space's components and alpha.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents + 1
        let (total, overflow) = count.multipliedReportingOverflow(by: width)
        guard !overflow, total < 1 << 24 else { return nil }
        self.init(
            colorSpace: space, colorComponents: Array(UnsafeBufferPointer(start: components, count: total)),
            locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], count: count)
    }

    /// - Parameter locations: An empty one spreads the colours evenly.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat], count: Int
    ) {
        let width = space.numberOfComponents + 1
        guard count > 0, components.count / width >= count else {
            Notice.once("CGGradient(colorSpace:colorComponents:locations:count:): too few components; none is made")
            return nil
        }
        let values = (0..<count).map { index in
            components[index * width..<(index + 1) * width].map { $0.isFinite ? Double($0) : 0 }
        }
        self.init(space: space, values: values, places: locations.isEmpty ? nil : locations)
    }

    /// Colours that are converted to `space` and mixed there.
    package convenience init(space: CGColorSpace, colors: [CGColor], locations: [CGFloat]) {
        let values = colors.map { color -> [Double] in
            let (red, green, blue) = color.sRGB
            return space.definition.fromSRGB(red, green, blue) + [Double(color.alpha)]
        }
        self.init(space: space, values: values, places: locations)
    }

    private init(space: CGColorSpace, values: [[Double]], places: [CGFloat]?) {
        colorSpace = space
        let last = Double(max(1, values.count - 1))
        let entries = values.enumerated().map { index, value in
            guard let places else { return Stop(location: Double(index) / last, values: value) }
            let place = index < places.count ? Double(places[index]) : Double(places.last ?? 1)
            return Stop(location: place > 0 ? min(place, 1) : 0, values: value)
        }
        // Colours at the same place keep their order: that is how a hard edge is written.
        self.entries = entries.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    }

    public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool {
        lhs === rhs || (lhs.entries == rhs.entries && lhs.colorSpace == rhs.colorSpace)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(entries)
        hasher.combine(colorSpace)
    }
}
