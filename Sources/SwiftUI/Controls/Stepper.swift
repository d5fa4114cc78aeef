import UIKit

/// A value that is made larger or smaller step by step.
public struct Stepper<Label: View>: View {
    let label: Label
    /// Nil: there is no way on in that direction.
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
    }

    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let now = value.wrappedValue
        func move(by step: V.Stride) -> () -> Void {
            {
                value.wrappedValue = min(
                    max(value.wrappedValue.advanced(by: step), bounds.lowerBound), bounds.upperBound)
            }
        }
        self.init(
            label: label, onIncrement: now < bounds.upperBound ? move(by: step) : nil,
            onDecrement: now > bounds.lowerBound ? move(by: -step) : nil, onEditingChanged: onEditingChanged)
    }

    public var body: some View {
        LabeledControl(label: label, fills: true) {
            StepperView(increment: increment, decrement: decrement)
        }
    }
}

extension Stepper where Label == Text {
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
        self.init(value: value, step: step) { Text(titleKey) }
    }

    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        self.init(value: value, in: bounds, step: step) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1) {
        self.init(value: value, step: step) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        self.init(value: value, in: bounds, step: step) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }
}

/// The stepper of UIKit: it counts from 0, and each step is handed on.
private struct StepperView: UIViewRepresentable {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    final class Coordinator {
        var view: StepperView
        init(_ view: StepperView) { self.view = view }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIStepper {
        let stepper = UIStepper()
        let coordinator = context.coordinator
        stepper.addAction(
            UIAction { [unowned stepper] _ in
                let step = stepper.value
                stepper.value = 0
                if step > 0 { coordinator.view.increment?() } else if step < 0 { coordinator.view.decrement?() }
            }, for: .valueChanged)
        return stepper
    }

    func updateUIView(_ stepper: UIStepper, context: Context) {
        context.coordinator.view = self
        stepper.minimumValue = decrement == nil ? 0 : -1
        stepper.maximumValue = increment == nil ? 0 : 1
        stepper.value = 0
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}
