import UIKit

/// How far something has come, or that it is going on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let label: Label?
    let valueLabel: CurrentValueLabel?
    /// 0 ... 1; nil: it is not known.
    let fraction: Double?
    @Environment(\.progressViewStyle) private var style

    public var body: some View {
        AnyView(
            erased: style.makeErasedBody(
                ProgressViewStyleConfiguration(
                    fractionCompleted: fraction, label: label.map { .init(view: AnyView($0)) },
                    currentValueLabel: valueLabel.map { .init(view: AnyView($0)) })))
    }

    static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        return min(max(Double(value / total), 0), 1)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() { self.init(label: nil, valueLabel: nil, fraction: nil) }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(label: nil, valueLabel: nil, fraction: Self.fraction(value, total))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label) { self.init(label: label(), valueLabel: nil, fraction: nil) }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(label: label(), valueLabel: nil, fraction: Self.fraction(value, total))
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            label: label(), valueLabel: currentValueLabel(), fraction: Self.fraction(value, total))
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(title) }
    }
}

/// A progress, as its style sees it.
public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct CurrentValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// 0 ... 1; nil: it is not known.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
    func makeErasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// A bar that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint ?? .accentColor)
            configuration.currentValueLabel.font(.footnote).foregroundColor(.secondary)
        }
    }
}

/// Of a height of 4 points.
private struct ProgressBar: View {
    let fraction: Double
    let tint: Color

    var body: some View {
        GeometryReader { proxy in
            Capsule().fill(tint).frame(width: proxy.size.width * CGFloat(fraction))
        }
        .frame(height: 4)
        .background(Capsule().fill(Color(uiColor: .systemFill)))
    }
}

/// A wheel that turns, with the label below it.
public struct CircularProgressViewStyle: ProgressViewStyle {
    let tint: Color?

    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            ActivityIndicator(tint: tint)
            configuration.label.foregroundColor(.secondary)
        }
    }
}

/// A bar where it is known how far it has come, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
    private enum ProgressViewStyleKey: EnvironmentKey {
        nonisolated(unsafe) static let defaultValue: any ProgressViewStyle = DefaultProgressViewStyle()
    }

    var progressViewStyle: any ProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// How progress in the view looks.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.progressViewStyle) { $0 = style }
    }
}

/// The wheel of UIKit.
private struct ActivityIndicator: UIViewRepresentable {
    let tint: Color?

    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }

    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
        let tint = tint ?? context.environment.accentColor
        view.color = tint.map { UIColor(cgColor: $0.resolved(in: context.environment)) } ?? .systemGray
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
    ) -> CGSize? { uiView.intrinsicContentSize }
}
