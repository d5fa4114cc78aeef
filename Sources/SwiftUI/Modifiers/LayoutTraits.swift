import CoreGraphics

/// Gives a view room before others, or after them.
public nonisolated struct _LayoutPriorityModifier: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    let priority: Double
}

@MainActor extension _LayoutPriorityModifier: ElementModifier {
    static var changesLayout: Bool { true }
    func layoutPriority(_ inner: LayoutElement) -> Double { priority.isNaN ? 0 : priority }
}

/// Draws a view above others, or below them.
public nonisolated struct _ZIndexModifier: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    let value: Double
}

@MainActor extension _ZIndexModifier: ElementModifier {
    static var changesLayout: Bool { true }
    func zIndex(_ inner: LayoutElement) -> Double { value.isNaN ? 0 : value }
}

/// Gives a value to the layout around a view.
public nonisolated struct _LayoutValueModifier<Key: LayoutValueKey>: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    let value: Key.Value
}

@MainActor extension _LayoutValueModifier: ElementModifier {
    static var changesLayout: Bool { true }

    func value<Other: LayoutValueKey>(of key: Other.Type, _ inner: LayoutElement) -> Other.Value {
        if key == Key.self, let value = value as? Other.Value { return value }
        return inner.value(of: key)
    }
}

/// Says where a guide lies in a view.
public nonisolated struct _AlignmentWritingModifier: ViewModifier {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData

    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
}

@MainActor extension _AlignmentWritingModifier: ElementModifier {
    static var changesLayout: Bool { true }

    func explicitValue(
        of key: AlignmentKey, _ inner: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        let own = inner.dimensions(proposal)
        return key == self.key ? compute(own) : own.explicitValue(of: key)
    }
}

extension View {
    /// Views of a higher priority get room before others in stacks.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_LayoutPriorityModifier(priority: value))
    }

    /// Views of a higher value are drawn above others.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }

    /// A value for the layout around the view.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }

    /// Where a guide lies in the view, in points of its own space.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, compute: computeValue))
    }

    /// Where a guide lies in the view, in points of its own space.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, compute: computeValue))
    }
}
