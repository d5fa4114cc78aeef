import QuartzCore
internal import Raster

/// Colours that run into one another, drawn by lines or circles into the current context.
open class NSGradient: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable`: the class is open, as Apple's is; nothing in it changes.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1 << 0)
        public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 1 << 1)

        var options: CGGradientDrawingOptions {
            var options: CGGradientDrawingOptions = []
            if contains(.drawsBeforeStartingLocation) { options.insert(.drawsBeforeStartLocation) }
            if contains(.drawsAfterEndingLocation) { options.insert(.drawsAfterEndLocation) }
            return options
        }
    }

    private let stops: [(color: NSColor, location: CGFloat)]
    private let space: NSColorSpace

    private init(_ stops: [(NSColor, CGFloat)], _ space: NSColorSpace) {
        self.stops = stops.map { ($0.0, min(max($0.1.isFinite ? $0.1 : 0, 0), 1)) }
        self.space = space
        super.init()
    }

    private static func evenly(_ colors: [NSColor]) -> [(NSColor, CGFloat)] {
        colors.enumerated().map { ($1, colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0) }
    }

    public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
        self.init([(startingColor, 0), (endingColor, 1)], .sRGB)
    }

    /// At even distances; nil for fewer than two colours.
    public convenience init?(colors colorArray: [NSColor]) {
        guard colorArray.count >= 2 else { return nil }
        self.init(Self.evenly(colorArray), .sRGB)
    }

    /// Locations are 0 ... 1. Nil for fewer than two.
    public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
        guard objects.count >= 2 else { return nil }
        self.init(objects, .sRGB)
    }

    /// - Parameter locations: 0 ... 1, one for each colour; nil for even distances.
    public convenience init?(
        colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace
    ) {
        guard colorArray.count >= 2 else { return nil }
        guard let locations else {
            self.init(Self.evenly(colorArray), colorSpace)
            return
        }
        let places = Array(UnsafeBufferPointer(start: locations, count: colorArray.count))
        self.init(Array(zip(colorArray, places)), colorSpace)
    }

    /// Archives are not read here.
    public required convenience init?(coder: NSCoder) { return nil }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open var colorSpace: NSColorSpace { space }
    open var numberOfColorStops: Int { stops.count }

    /// The mixture at a place of 0 ... 1.
    open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
        let sorted = stops.sorted { $0.location < $1.location }
        guard let after = sorted.first(where: { $0.location >= location }) else {
            return sorted[sorted.count - 1].color
        }
        guard let before = sorted.last(where: { $0.location < location }) else { return after.color }
        let t = (location - before.location) / (after.location - before.location)
        return before.color.blended(withFraction: t, of: after.color) ?? after.color
    }

    /// Across the rectangle, in degrees counter-clockwise from the x axis (clockwise where y grows downwards), so that the
    /// end colours meet the corners.
    open func draw(in rect: NSRect, angle: CGFloat) {
        guard let context = NSGraphicsContext.current?.cgContext, rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        draw(across: rect, angle: angle)
        context.restoreGState()
    }

    /// Across the path's bounds, inside the path.
    open func draw(in path: NSBezierPath, angle: CGFloat) {
        guard let context = NSGraphicsContext.current?.cgContext, !path.isEmpty else { return }
        context.saveGState()
        path.addClip()
        draw(across: path.bounds, angle: angle)
        context.restoreGState()
    }

    private func draw(across rect: NSRect, angle: CGFloat) {
        guard angle.isFinite else { return }
        let turn = CGAffineTransform(rotationAngle: angle * .pi / 180)
        let (cosine, sine) = (turn.a, turn.b)
        // The projection of the half diagonal that lies nearest to the direction.
        let reach = (rect.width / 2) * abs(cosine) + (rect.height / 2) * abs(sine)
        draw(
            from: NSPoint(x: rect.midX - reach * cosine, y: rect.midY - reach * sine),
            to: NSPoint(x: rect.midX + reach * cosine, y: rect.midY + reach * sine),
            options: [.drawsBeforeStartingLocation, .drawsAfterEndingLocation])
    }

    /// Not clipped to anything but the context's own clip.
    open func draw(from startingPoint: NSPoint, to endingPoint: NSPoint, options: NSGradient.DrawingOptions = []) {
        guard let context = NSGraphicsContext.current?.cgContext, let gradient else { return }
        context.drawLinearGradient(gradient, start: startingPoint, end: endingPoint, options: options.options)
    }

    open func draw(
        fromCenter startCenter: NSPoint, radius startRadius: CGFloat, toCenter endCenter: NSPoint,
        radius endRadius: CGFloat, options: NSGradient.DrawingOptions = []
    ) {
        guard let context = NSGraphicsContext.current?.cgContext, let gradient else { return }
        context.drawRadialGradient(
            gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
            endRadius: endRadius,
            options: options.options)
    }

    /// Circles from a centre to the farthest corner.
    ///
    /// - Parameter relativeCenterPosition: -1 ... 1 of the rectangle on each axis; zero is its middle.
    open func draw(in rect: NSRect, relativeCenterPosition: NSPoint) {
        guard let context = NSGraphicsContext.current?.cgContext, rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        draw(around: rect, relativeCenterPosition)
        context.restoreGState()
    }

    open func draw(in path: NSBezierPath, relativeCenterPosition: NSPoint) {
        guard let context = NSGraphicsContext.current?.cgContext, !path.isEmpty else { return }
        context.saveGState()
        path.addClip()
        draw(around: path.bounds, relativeCenterPosition)
        context.restoreGState()
    }

    private func draw(around rect: NSRect, _ position: NSPoint) {
        let x = min(max(position.x.isFinite ? position.x : 0, -1), 1)
        let y = min(max(position.y.isFinite ? position.y : 0, -1), 1)
        let center = NSPoint(x: rect.midX + x * rect.width / 2, y: rect.midY + y * rect.height / 2)
        let (dx, dy) = (
            max(center.x - rect.minX, rect.maxX - center.x), max(center.y - rect.minY, rect.maxY - center.y)
        )
        draw(
            fromCenter: center, radius: 0, toCenter: NSPoint(x: rect.midX, y: rect.midY),
            radius: (dx * dx + dy * dy).squareRoot(),
            options: [.drawsBeforeStartingLocation, .drawsAfterEndingLocation])
    }

    /// Under the current appearance.
    private var gradient: CGGradient? {
        CGGradient(
            colorsSpace: space.space, colors: stops.map { $0.color.cgColor as Any },
            locations: stops.map(\.location))
    }
}
