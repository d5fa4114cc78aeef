import CoreGraphics
import Foundation

extension LayerValue {
    /// A boxed value as one of that kind; nil where it is none.
    ///
    /// Numbers come as any of Swift's or as `NSNumber`, structures as themselves or as `NSValue`. `NSNull` is no colour,
    /// no path, no contents.
    init?(_ value: Any?, kind: Kind) {
        guard let value = Self.unwrapped(value), !(value is NSNull) else {
            guard Self.zero(of: kind).isNone else { return nil }
            self = .none
            return
        }
        switch kind {
        case .number, .flag:
            guard let number = Self.number(value) else { return nil }
            self = .number(number)
        case .point:
            guard let point = value as? CGPoint else { return nil }
            self = .point(CGPoint(x: point.x.finite, y: point.y.finite))
        case .size:
            if let size = value as? CGSize {
                self = .size(CGSize(width: size.width.finite, height: size.height.finite))
            } else if let offset = value as? CGPoint {
                self = .size(CGSize(width: offset.x.finite, height: offset.y.finite))
            } else {
                return nil
            }
        case .rect:
            guard let rect = value as? CGRect else { return nil }
            self = .rect(
                CGRect(
                    x: rect.origin.x.finite, y: rect.origin.y.finite, width: rect.size.width.finite,
                    height: rect.size.height.finite))
        case .transform:
            if let transform = value as? CATransform3D {
                self = .transform(transform)
            } else if let transform = value as? CGAffineTransform {
                self = .transform(CATransform3DMakeAffineTransform(transform))
            } else {
                return nil
            }
        case .color:
            guard let color = value as? CGColor else { return nil }
            self = .color(color)
        case .path:
            guard let path = value as? CGPath else { return nil }
            self = .path(path.copy() ?? path)
        case .numbers: self.init(list: value, of: .number)
        case .colors: self.init(list: value, of: .color)
        case .object: self = .object(value)
        }
    }

    private init?(list: Any, of kind: Kind) {
        guard let values = list as? [Any] else {
            // One number stands for a list of it.
            guard let single = LayerValue(list, kind: kind) else { return nil }
            self = .list([single])
            return
        }
        let typed = values.map { LayerValue($0, kind: kind) }
        guard !typed.contains(where: { $0 == nil }) else { return nil }
        self = .list(typed.compactMap { $0 })
    }

    /// What is not finite is 0.
    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value.finite
        case let value as CGFloat: Double(value.finite)
        case let value as Float: Double(value).finite
        case let value as Bool: value ? 1 : 0
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue.finite
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }

    /// Out of the optionals that an `Any` may hold.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard let optional = value as? any OptionalValue else { return value }
        return unwrapped(optional.wrapped)
    }
}

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}
