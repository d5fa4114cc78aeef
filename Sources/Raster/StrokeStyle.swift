import Foundation

/// How a path is stroked. Lengths are in the path's own space, before the transform to pixels.
public struct StrokeStyle: Hashable, Sendable {
    public enum Cap: Hashable, Sendable { case butt, round, square }
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    public var width: Double
    public var cap: Cap
    public var join: Join
    /// A mitre longer than this many line widths becomes a bevel.
    public var miterLimit: Double
    /// Alternating lengths of dashes and gaps; empty for a solid line.
    public var dash: [Double]
    public var dashPhase: Double
    /// The part of the whole path's arc length that is stroked, 0 ... 1.
    public var trim: ClosedRange<Double>

    public init(
        width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0, trim: ClosedRange<Double> = 0...1
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
        self.trim = trim
    }
}
