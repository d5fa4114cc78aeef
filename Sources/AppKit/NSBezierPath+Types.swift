import QuartzCore
import Synchronization

extension NSBezierPath {
    public enum LineCapStyle: UInt, Sendable {
        case butt = 0
        case round = 1
        case square = 2

        var cap: CGLineCap {
            switch self {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
    }

    public enum LineJoinStyle: UInt, Sendable {
        case miter = 0
        case round = 1
        case bevel = 2

        var join: CGLineJoin {
            switch self {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        }
    }

    public enum WindingRule: UInt, Sendable {
        case nonZero = 0
        case evenOdd = 1

        var rule: CGPathFillRule { self == .evenOdd ? .evenOdd : .winding }
    }

    public enum ElementType: UInt, Sendable {
        case moveTo = 0
        case lineTo = 1
        case cubicCurveTo = 2
        case closePath = 3
        case quadraticCurveTo = 4

        /// The older name of `cubicCurveTo`.
        public static let curveTo = ElementType.cubicCurveTo
    }

    // What new paths have.

    private struct Defaults {
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var flatness: CGFloat = 0.6
        var cap = LineCapStyle.butt
        var join = LineJoinStyle.miter
        var rule = WindingRule.nonZero
    }

    private static let defaults = Mutex(Defaults())

    public class var defaultLineWidth: CGFloat {
        get { defaults.withLock { $0.lineWidth } }
        set { defaults.withLock { $0.lineWidth = newValue } }
    }

    public class var defaultMiterLimit: CGFloat {
        get { defaults.withLock { $0.miterLimit } }
        set { defaults.withLock { $0.miterLimit = newValue } }
    }

    public class var defaultFlatness: CGFloat {
        get { defaults.withLock { $0.flatness } }
        set { defaults.withLock { $0.flatness = newValue } }
    }

    public class var defaultLineCapStyle: NSBezierPath.LineCapStyle {
        get { defaults.withLock { $0.cap } }
        set { defaults.withLock { $0.cap = newValue } }
    }

    public class var defaultLineJoinStyle: NSBezierPath.LineJoinStyle {
        get { defaults.withLock { $0.join } }
        set { defaults.withLock { $0.join = newValue } }
    }

    public class var defaultWindingRule: NSBezierPath.WindingRule {
        get { defaults.withLock { $0.rule } }
        set { defaults.withLock { $0.rule = newValue } }
    }
}
