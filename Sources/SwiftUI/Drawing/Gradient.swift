import CoreGraphics

/// Colours, each at a place from 0 to 1.
public struct Gradient: Equatable, Hashable, Sendable {
    /// A colour and its place.
    public struct Stop: Equatable, Hashable, Sendable {
        public var color: Color
        /// From 0 to 1.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    /// Colours at places of their own, in ascending order.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at even distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    /// In an environment, in ascending order.
    func resolved(in environment: EnvironmentValues) -> (colors: [CGColor], locations: [CGFloat]) {
        var least = -CGFloat.infinity
        let locations = stops.map { stop -> CGFloat in
            let location = stop.location.isFinite ? stop.location : 0
            least = max(least, location)
            return least
        }
        return (stops.map { $0.color.resolved(in: environment) }, locations)
    }
}

extension Gradient: PaintStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: environment)
    }
}
