import QuartzCore

/// One step of an `NSBezierPath`.
enum PathElement: Equatable, CustomStringConvertible {
    case move(NSPoint)
    /// Where a closed subpath leaves the pen. It counts among the elements; the next move takes its place.
    case resume(NSPoint)
    case line(NSPoint)
    case quad(NSPoint, NSPoint)
    case cubic(NSPoint, NSPoint, NSPoint)
    case close

    var type: NSBezierPath.ElementType {
        switch self {
        case .move, .resume: .moveTo
        case .line: .lineTo
        case .quad: .quadraticCurveTo
        case .cubic: .cubicCurveTo
        case .close: .closePath
        }
    }

    /// Control points first, the end last.
    var points: [NSPoint] {
        get {
            switch self {
            case .move(let point), .resume(let point), .line(let point): [point]
            case .quad(let control, let end): [control, end]
            case .cubic(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
        set {
            switch self {
            case .move, .resume: self = .move(newValue[0])
            case .line: self = .line(newValue[0])
            case .quad: self = .quad(newValue[0], newValue[1])
            case .cubic: self = .cubic(newValue[0], newValue[1], newValue[2])
            case .close: break
            }
        }
    }

    var description: String {
        let name =
            switch self {
            case .move, .resume: "moveto"
            case .line: "lineto"
            case .quad: "quadto"
            case .cubic: "curveto"
            case .close: "closepath"
            }
        return (points.flatMap { ["\($0.x)", "\($0.y)"] } + [name]).joined(separator: " ")
    }
}
