import CoreGraphics

/// Has what changes inside a view move whenever a value is another one.
public nonisolated struct _AnimationModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never

    public var animation: Animation?
    public var value: Value

    public init(animation: Animation?, value: Value) {
        self.animation = animation
        self.value = value
    }
}

@MainActor extension _AnimationModifier: TransactionChange {
    func change(_ transaction: inout Transaction, from before: Self?) {
        guard let before, before.value != value, !transaction.disablesAnimations else { return }
        transaction.animation = animation
    }
}

/// Changes the transaction of what is inside a view.
public nonisolated struct _TransactionModifier: ViewModifier {
    public typealias Body = Never

    public var transform: (inout Transaction) -> Void

    public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }
}

@MainActor extension _TransactionModifier: TransactionChange {
    func change(_ transaction: inout Transaction, from before: Self?) { transform(&transaction) }
}

/// A modifier that changes the transaction with which the views inside are updated and laid out.
protocol TransactionChange: PrimitiveModifier {
    /// - Parameter before: The modifier's value before this update; nil the first time.
    @MainActor func change(_ transaction: inout Transaction, from before: Self?)
}

extension TransactionChange {
    func makeNode<Content: View>(for view: ModifiedContent<Content, Self>, _ place: NodePlace) -> ViewNode {
        TransactionNode(view, place)
    }
}

/// A view inside of which changes are made with another transaction.
final class TransactionNode<Content: View, Change: TransactionChange>: ViewNode {
    private var view: ModifiedContent<Content, Change>
    private var before: Change?
    private var child: ViewNode?
    private var wrappers: [ObjectIdentifier: TransactionElement<Change>] = [:]

    init(_ view: ModifiedContent<Content, Change>, _ place: NodePlace) {
        self.view = view
        super.init(ModifiedContent<Content, Change>.self, place)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? ModifiedContent<Content, Change> else { return false }
        self.view = view
        return true
    }

    override func update() {
        let (change, before) = (view.modifier, before)
        self.before = change
        graph.changing({ change.change(&$0, from: before) }) {
            child = graft(child, view.content, environment)
        }
        // Layout comes later, and places what is inside with the same transaction.
        for wrapper in wrappers.values { wrapper.change = { change.change(&$0, from: before) } }
    }

    override func makeElements() -> [LayoutElement] {
        var kept: [ObjectIdentifier: TransactionElement<Change>] = [:]
        let elements = (child?.elements ?? []).map { inner -> TransactionElement<Change> in
            let wrapper = wrappers[ObjectIdentifier(inner)] ?? TransactionElement(view.modifier, self, inner)
            kept[ObjectIdentifier(inner)] = wrapper
            return wrapper
        }
        wrappers = kept
        return elements
    }
}

/// An element inside of which things move by another transaction.
final class TransactionElement<Change: TransactionChange>: WrapperElement<Change> {
    /// For the next layout alone: afterwards nothing has changed any more.
    var change: ((inout Transaction) -> Void)?

    override func change(_ transaction: inout Transaction) {
        change?(&transaction)
        change = nil
    }
}

extension View {
    /// Has what changes in the view move whenever the value is another one.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Has everything that changes in the view move.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes the transaction of what happens in the view.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }
}
