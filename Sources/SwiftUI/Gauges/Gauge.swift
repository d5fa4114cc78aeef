/// A value within bounds, shown on a scale.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let least: BoundsLabel?
    let most: BoundsLabel?
    @Environment(\.gaugeStyle) private var style

    init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ least: BoundsLabel?,
        _ most: BoundsLabel?
    ) {
        let width = bounds.upperBound - bounds.lowerBound
        let part = width > 0 ? Double((value - bounds.lowerBound) / width) : 0
        fraction = part.isFinite ? min(max(part, 0), 1) : 0
        self.label = label
        currentValueLabel = current
        self.least = least
        self.most = most
    }

    public var body: some View {
        AnyView(
            erased: style.makeErasedBody(
                GaugeStyleConfiguration(
                    value: fraction, label: .init(view: AnyView(label)),
                    currentValueLabel: currentValueLabel.map { .init(view: AnyView($0)) },
                    minimumValueLabel: least.map { .init(view: AnyView($0)) },
                    maximumValueLabel: most.map { .init(view: AnyView($0)) })))
    }
}

extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), nil, nil, nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

/// A gauge, as its style sees it.
public struct GaugeStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct CurrentValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct MinimumValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct MaximumValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// 0 ... 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
    func makeErasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    private enum GaugeStyleKey: EnvironmentKey {
        nonisolated(unsafe) static let defaultValue: any GaugeStyle = DefaultGaugeStyle()
    }

    var gaugeStyle: any GaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// How gauges in the view look.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.gaugeStyle) { $0 = style }
    }
}
