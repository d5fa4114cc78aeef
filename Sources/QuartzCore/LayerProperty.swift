import CoreGraphics

/// A property of a layer that is known by name: how it is read and written without any further effect.
struct LayerProperty: Sendable {
    let kind: LayerValue.Kind
    /// Whether a change of it starts an animation by itself.
    var isImplicit = true
    let get: @Sendable (CALayer) -> LayerValue
    let set: @Sendable (CALayer, LayerValue) -> Void
}

extension LayerProperty {
    static func number<Root: CALayer>(
        _ path: ReferenceWritableKeyPath<Root, CGFloat> & Sendable, implicit: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            kind: .number, isImplicit: implicit,
            get: { layer in (layer as? Root).map { .number(Double($0[keyPath: path])) } ?? .none },
            set: { layer, value in
                guard case .number(let number) = value else { return }
                (layer as? Root)?[keyPath: path] = CGFloat(number)
            })
    }

    static func number<Root: CALayer>(_ path: ReferenceWritableKeyPath<Root, Float> & Sendable) -> LayerProperty {
        LayerProperty(
            kind: .number,
            get: { layer in (layer as? Root).map { .number(Double($0[keyPath: path])) } ?? .none },
            set: { layer, value in
                guard case .number(let number) = value else { return }
                (layer as? Root)?[keyPath: path] = Float(number)
            })
    }

    /// Changes at once, at the half of an animation.
    static func flag<Root: CALayer>(_ path: ReferenceWritableKeyPath<Root, Bool> & Sendable) -> LayerProperty {
        LayerProperty(
            kind: .flag, isImplicit: false,
            get: { layer in (layer as? Root).map { .number($0[keyPath: path] ? 1 : 0) } ?? .none },
            set: { layer, value in
                guard case .number(let number) = value else { return }
                (layer as? Root)?[keyPath: path] = number >= 0.5
            })
    }

    static func point<Root: CALayer>(_ path: ReferenceWritableKeyPath<Root, CGPoint> & Sendable) -> LayerProperty {
        LayerProperty(
            kind: .point, get: { layer in (layer as? Root).map { .point($0[keyPath: path]) } ?? .none },
            set: { layer, value in
                guard case .point(let point) = value else { return }
                (layer as? Root)?[keyPath: path] = point
            })
    }

    static func size<Root: CALayer>(_ path: ReferenceWritableKeyPath<Root, CGSize> & Sendable) -> LayerProperty {
        LayerProperty(
            kind: .size, get: { layer in (layer as? Root).map { .size($0[keyPath: path]) } ?? .none },
            set: { layer, value in
                guard case .size(let size) = value else { return }
                (layer as? Root)?[keyPath: path] = size
            })
    }

    static func rect<Root: CALayer>(_ path: ReferenceWritableKeyPath<Root, CGRect> & Sendable) -> LayerProperty {
        LayerProperty(
            kind: .rect, get: { layer in (layer as? Root).map { .rect($0[keyPath: path]) } ?? .none },
            set: { layer, value in
                guard case .rect(let rect) = value else { return }
                (layer as? Root)?[keyPath: path] = rect
            })
    }

    static func transform<Root: CALayer>(
        _ path: ReferenceWritableKeyPath<Root, CATransform3D> & Sendable
    ) -> LayerProperty {
        LayerProperty(
            kind: .transform, get: { layer in (layer as? Root).map { .transform($0[keyPath: path]) } ?? .none },
            set: { layer, value in
                guard case .transform(let transform) = value else { return }
                (layer as? Root)?[keyPath: path] = transform
            })
    }

    static func color<Root: CALayer>(_ path: ReferenceWritableKeyPath<Root, CGColor?> & Sendable) -> LayerProperty {
        LayerProperty(
            kind: .color,
            get: { layer in (layer as? Root)?[keyPath: path].map { .color($0) } ?? .none },
            set: { layer, value in
                var color: CGColor?
                if case .color(let new) = value { color = new }
                (layer as? Root)?[keyPath: path] = color
            })
    }

    static func path<Root: CALayer>(_ path: ReferenceWritableKeyPath<Root, CGPath?> & Sendable) -> LayerProperty {
        LayerProperty(
            kind: .path, isImplicit: false,
            get: { layer in (layer as? Root)?[keyPath: path].map { .path($0) } ?? .none },
            set: { layer, value in
                var new: CGPath?
                if case .path(let path) = value { new = path }
                (layer as? Root)?[keyPath: path] = new
            })
    }

    static func numbers<Root: CALayer>(
        _ path: ReferenceWritableKeyPath<Root, [NSNumber]?> & Sendable, implicit: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            kind: .numbers, isImplicit: implicit,
            get: { layer in
                guard let numbers = (layer as? Root)?[keyPath: path] else { return .list([]) }
                return .list(numbers.map { .number($0.doubleValue.finite) })
            },
            set: { layer, value in
                guard case .list(let values) = value else { return }
                let numbers = values.flatMap(\.lanes).map { NSNumber(value: $0) }
                (layer as? Root)?[keyPath: path] = numbers.isEmpty ? nil : numbers
            })
    }

    /// What cannot be computed with; changes at the half of an animation.
    static func object<Root: CALayer, Value>(
        _ path: ReferenceWritableKeyPath<Root, Value?> & Sendable, implicit: Bool = false
    ) -> LayerProperty {
        LayerProperty(
            kind: .object, isImplicit: implicit,
            get: { layer in (layer as? Root)?[keyPath: path].map { .object($0) } ?? .none },
            set: { layer, value in
                var new: Value?
                if case .object(let object) = value { new = object as? Value }
                (layer as? Root)?[keyPath: path] = new
            })
    }

    /// A named value such as a gravity, known outside by its name too.
    static func name<Root: CALayer, Name: RawRepresentable & Sendable>(
        _ path: ReferenceWritableKeyPath<Root, Name> & Sendable
    ) -> LayerProperty where Name.RawValue == String {
        LayerProperty(
            kind: .object, isImplicit: false,
            get: { layer in (layer as? Root).map { .object($0[keyPath: path].rawValue) } ?? .none },
            set: { layer, value in
                guard case .object(let object) = value else { return }
                let name = object as? Name ?? (object as? String).flatMap { Name(rawValue: $0) }
                if let name { (layer as? Root)?[keyPath: path] = name }
            })
    }
}
