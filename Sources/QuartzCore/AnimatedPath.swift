import CoreGraphics
import Raster

/// A key path of a layer that can be animated: a property, or a part of one, or a value under a name of the class's own.
struct AnimatedPath {
    private enum Root {
        case property(LayerProperty)
        case stored(StoredProperty)
        case custom(String)
    }

    private let root: Root
    private let component: ValueComponent?
    let kind: LayerValue.Kind
    /// The name before the first dot.
    let key: String

    /// Nil where the layer has no such key path.
    init?(_ keyPath: String, in layer: CALayer) {
        let dot = keyPath.firstIndex(of: ".")
        let key = dot.map { String(keyPath[..<$0]) } ?? keyPath
        let rest = dot.map { String(keyPath[keyPath.index(after: $0)...]) }
        let whole: LayerValue.Kind
        if let property = layer.property(key) {
            root = .property(property)
            whole = property.kind
        } else if let value = layer.motion?.values[key], let guess = LayerValue(guessing: value) {
            root = .custom(key)
            whole = guess.kind
        } else if let stored = StoredProperty(key, of: layer) {
            root = .stored(stored)
            whole = stored.kind
        } else {
            return nil
        }
        self.key = key
        if let rest {
            guard let part = ValueComponent(rest, of: whole) else { return nil }
            component = part
            kind = part.kind
        } else {
            component = nil
            kind = whole
        }
    }

    /// Whether it is a name of the class's own.
    var isCustom: Bool {
        if case .property = root { return false }
        return true
    }

    func value(in layer: CALayer) -> LayerValue {
        let whole = wholeValue(in: layer)
        return component?.part(of: whole) ?? whole
    }

    /// Without any further effect.
    func set(_ value: LayerValue, in layer: CALayer) {
        let whole = component?.replaced(in: wholeValue(in: layer), by: value) ?? value
        switch root {
        case .property(let property): property.set(layer, whole)
        case .stored(let stored): stored.set(whole, in: layer)
        case .custom(let key): layer.madeMotion.values[key] = whole.boxed(as: kind)
        }
    }

    private func wholeValue(in layer: CALayer) -> LayerValue {
        switch root {
        case .property(let property): property.get(layer)
        case .stored(let stored): stored.value(in: layer)
        case .custom(let key): layer.motion?.values[key].flatMap { LayerValue(guessing: $0) } ?? .none
        }
    }
}

extension LayerValue {
    /// A boxed value of a kind that its type tells.
    init?(guessing value: Any) {
        for kind in [Kind.number, .point, .size, .rect, .transform, .color, .path] {
            // A point passes for a size, so that each type is asked for by itself first.
            if kind == .size, !(value is CGSize) { continue }
            guard let found = LayerValue(value, kind: kind), !found.isNone else { continue }
            self = found
            return
        }
        return nil
    }

    var kind: Kind {
        switch self {
        case .number: .number
        case .point: .point
        case .size: .size
        case .rect: .rect
        case .transform: .transform
        case .color: .color
        case .path: .path
        case .list: .numbers
        case .none, .object: .object
        }
    }
}
