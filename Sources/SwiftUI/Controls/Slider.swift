import UIKit

/// A value within bounds, chosen by a knob on a track.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let least: ValueLabel?
    private let most: ValueLabel?
    private let label: Label
    private let onEditingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ least: ValueLabel?,
        _ most: ValueLabel?, _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = value.part(get: { Double($0) }, set: { $0 = V($1) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label
        self.least = least
        self.most = most
        self.onEditingChanged = onEditingChanged
    }

    public var body: some View {
        HStack {
            least
            SliderView(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
            most
        }
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), nil, nil, onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, EmptyView(), nil, nil, onEditingChanged)
    }
}

/// The slider of UIKit.
private struct SliderView: UIViewRepresentable {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    final class Coordinator {
        var view: SliderView
        init(_ view: SliderView) { self.view = view }

        /// The value on a step: steps begin at the lower bound.
        func take(_ value: Double) {
            var value = value
            let bounds = view.bounds
            if let step = view.step, step > 0 {
                value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
            }
            view.value.wrappedValue = min(max(value, bounds.lowerBound), bounds.upperBound)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        let coordinator = context.coordinator
        slider.addAction(
            UIAction { [unowned slider] _ in coordinator.take(Double(slider.value)) }, for: .valueChanged)
        slider.addAction(UIAction { _ in coordinator.view.onEditingChanged(true) }, for: .touchDown)
        for event in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
            slider.addAction(UIAction { _ in coordinator.view.onEditingChanged(false) }, for: event)
        }
        return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) {
        context.coordinator.view = self
        slider.minimumValue = Float(bounds.lowerBound)
        slider.maximumValue = Float(bounds.upperBound)
        slider.minimumTrackTintColor = context.environment.accentColor.map {
            UIColor(cgColor: $0.resolved(in: context.environment))
        }
        let shown = Float(value.wrappedValue)
        if slider.value != shown { slider.setValue(shown, animated: context.transaction.animation != nil) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
        let height = uiView.intrinsicContentSize.height
        return CGSize(width: proposal.width ?? 100, height: height > 0 ? height : 31)
    }
}
