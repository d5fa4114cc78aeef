import CoreGraphics

/// A value of a layer's property, as animations compute with it.
enum LayerValue {
    /// No colour, no path, no contents.
    case none
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor)
    case path(CGPath)
    case list([LayerValue])
    /// What cannot be computed with, such as an image.
    case object(Any)

    /// What a property holds.
    enum Kind: Sendable {
        case number, flag, point, size, rect, transform, color, path, numbers, colors, object

        /// Whether values are amounts, of which there are sums: paths and objects are none.
        var canBeAdded: Bool { self != .path && self != .object }
    }

    static func zero(of kind: Kind) -> LayerValue {
        switch kind {
        case .number, .flag: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(CATransform3DIdentity)
        case .color, .path, .object: .none
        case .numbers, .colors: .list([])
        }
    }

    var isNone: Bool {
        if case .none = self { return true }
        return false
    }

    /// The value as Apple's key-value coding gives it out: numbers as `NSNumber`, structures as themselves.
    func boxed(as kind: Kind) -> Any? {
        switch self {
        case .none: nil
        case .number(let value): kind == .flag ? NSNumber(value: value != 0) : NSNumber(value: value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        case .path(let value): value
        case .list(let values): values.map { $0.boxed(as: .number) as Any }
        case .object(let value): (value as? FadingContents)?.nearer ?? value
        }
    }
}
