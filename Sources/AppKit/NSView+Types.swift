import QuartzCore

extension NSView {
    /// What of a view changes with its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let none = AutoresizingMask([])
        public static let minXMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let width = AutoresizingMask(rawValue: 1 << 1)
        public static let maxXMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let minYMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let height = AutoresizingMask(rawValue: 1 << 4)
        public static let maxYMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// When a view's content is drawn again.
    public enum LayerContentsRedrawPolicy: Int, Sendable {
        case never = 0
        case onSetNeedsDisplay = 1
        case duringViewResize = 2
        case beforeViewResize = 3
        case crossfade = 4
    }

    /// How drawn content lies in bounds of another size than it was drawn for.
    public enum LayerContentsPlacement: Int, Sendable {
        case scaleAxesIndependently = 0
        case scaleProportionallyToFit = 1
        case scaleProportionallyToFill = 2
        case center = 3
        case top = 4
        case topRight = 5
        case right = 6
        case bottomRight = 7
        case bottom = 8
        case bottomLeft = 9
        case left = 10
        case topLeft = 11

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleAxesIndependently: .resize
            case .scaleProportionallyToFit: .resizeAspect
            case .scaleProportionallyToFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .topRight: .topRight
            case .right: .right
            case .bottomRight: .bottomRight
            case .bottom: .bottom
            case .bottomLeft: .bottomLeft
            case .left: .left
            case .topLeft: .topLeft
            }
        }
    }
}

/// A name for a part of the interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

public enum NSFocusRingType: UInt, Sendable {
    case `default` = 0
    case none = 1
    case exterior = 2
}
