import Foundation
internal import Raster

/// Colours that a function gives, along a line or between two circles.
public final class CGShading: Hashable, Sendable {
    /// The function is asked at this many places and one, evenly; what lies between is mixed.
    private static let pieces = 256

    let geometry: GradientPaint.Geometry
    let isFinite: Bool
    let extendsStart: Bool
    let extendsEnd: Bool
    private let space: CGColorSpace
    private let function: CGFunction

    /// - Parameters:
    ///   - function: One input; the components of `space` and alpha as outputs.
    ///   - extendStart: Whether the first colour goes on before the start.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(
            space, .axial(start: start, end: end), isFinite: start.isFinite && end.isFinite, function, extendStart,
            extendEnd)
    }

    /// - Parameters:
    ///   - function: One input; the components of `space` and alpha as outputs.
    ///   - extendStart: Whether the circles go on before the start's.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            space,
            .radial(
                startCenter: start, startRadius: Double(startRadius), endCenter: end, endRadius: Double(endRadius)),
            isFinite: start.isFinite && end.isFinite && startRadius.isFinite && endRadius.isFinite, function,
            extendStart, extendEnd)
    }

    private init?(
        _ space: CGColorSpace, _ geometry: GradientPaint.Geometry, isFinite: Bool, _ function: CGFunction,
        _ extendStart: Bool, _ extendEnd: Bool
    ) {
        guard space.model != .pattern, function.domainDimension == 1,
            function.rangeDimension >= space.numberOfComponents
        else {
            Notice.once("CGShading: needs a function of one input with an output for each component; none is made")
            return nil
        }
        self.space = space
        self.geometry = geometry
        self.isFinite = isFinite
        self.function = function
        extendsStart = extendStart
        extendsEnd = extendEnd
    }

    /// The function's colours of now.
    var stops: [GradientPaint.Stop] {
        let count = space.numberOfComponents
        let domain = function.firstDomain
        return (0...Self.pieces).map { piece in
            let t = Double(piece) / Double(Self.pieces)
            var values = function(domain.lowerBound * (1 - t) + domain.upperBound * t)
            if values.count == count { values.append(1) }
            let (red, green, blue) = space.definition.toSRGB(values.map { Double($0) })
            func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
            return GradientPaint.Stop(
                location: t, red: unit(red), green: unit(green), blue: unit(blue),
                alpha: unit(Double(values[count])))
        }
    }

    public static func == (lhs: CGShading, rhs: CGShading) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
