import QuartzCore

/// A view made of a value that goes through keyframes: again and again, or once for each change of another value.
public struct KeyframeAnimator<Value, Content: View>: View {
    public typealias Body = Never

    let initialValue: Value
    let repeats: Bool
    /// Nil: it does not wait for anything.
    let trigger: (any Equatable)?
    let content: (Value) -> Content
    let timeline: @MainActor (Value) -> KeyframeTimeline<Value>

    /// - Parameter repeating: Whether it goes on and on.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) {
        self.initialValue = initialValue
        repeats = repeating
        trigger = nil
        self.content = content
        timeline = { KeyframeTimeline($0, keyframes($0)) }
    }

    /// Once for each change of a value.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) {
        self.initialValue = initialValue
        repeats = false
        self.trigger = trigger
        self.content = content
        timeline = { KeyframeTimeline($0, keyframes($0)) }
    }
}

extension KeyframeAnimator: PrimitiveView {
    func makeNode(_ place: NodePlace) -> ViewNode { KeyframeNode(self, place) }
}

private final class KeyframeNode<Value, Content: View>: ViewNode, Mover {
    private var view: KeyframeAnimator<Value, Content>
    private var child: ViewNode?
    private var shown: Value
    /// What it is on now; nil at rest.
    private var way: (timeline: KeyframeTimeline<Value>, begin: CFTimeInterval)?
    private lazy var run = BodyRun(of: self)

    init(_ view: KeyframeAnimator<Value, Content>, _ place: NodePlace) {
        self.view = view
        shown = view.initialValue
        super.init(KeyframeAnimator<Value, Content>.self, place)
        if view.trigger == nil { setOut() }
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? KeyframeAnimator<Value, Content> else { return false }
        let before = self.view.trigger
        self.view = view
        if let before, let now = view.trigger, !Self.isEqual(before, now) { setOut() }
        return true
    }

    private static func isEqual<T: Equatable>(_ first: T, _ second: any Equatable) -> Bool {
        (second as? T).map { $0 == first } ?? false
    }

    private func setOut() {
        let timeline = view.timeline(view.initialValue)
        guard timeline.duration > 0 else { return }
        way = (timeline, CACurrentMediaTime())
        graph.add(self)
    }

    override func update() { child = graft(child, run.run(view) { $0.content(shown) }, environment) }

    override func leave() { run.leave() }

    func step(to time: CFTimeInterval) -> Bool {
        guard isMounted, let way else { return false }
        var passed = max(0, time - way.begin)
        let isOver = passed >= way.timeline.duration
        if isOver, view.repeats { passed = passed.truncatingRemainder(dividingBy: way.timeline.duration) }
        shown = way.timeline.value(time: passed)
        setNeedsUpdate()
        if isOver, !view.repeats {
            self.way = nil
            return false
        }
        return true
    }
}

extension View {
    /// Has the view be changed by a value that goes through keyframes.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
    }

    /// Has the view be changed by a value that goes through keyframes once for each change of another value.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
    }
}
