/// A view with a body.
final class CompositeNode<V: View>: ViewNode {
    private var view: V
    private var child: ViewNode?
    private lazy var run = BodyRun(of: self)
    private var motion: NodeMotion<V>?

    init(_ view: V, _ place: NodePlace) {
        self.view = view
        super.init(V.self, place)
        motion = NodeMotion(of: view, in: self)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var dependsOnEnvironment: Bool { FieldLayout.of(V.self).readsEnvironment }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? V else { return false }
        if FieldLayout.isSame(view, self.view) { return false }
        motion?.aim(at: view, from: self.view)
        self.view = view
        return true
    }

    override func update() {
        let body = run.run(motion?.shown(view) ?? view) { $0.body }
        child = graft(child, body, environment)
    }

    override func leave() { run.leave() }
}
