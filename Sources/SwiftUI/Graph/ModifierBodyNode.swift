/// A view with a modifier that has a body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: ViewNode {
    private var view: ModifiedContent<Content, Modifier>
    private var child: ViewNode?
    private lazy var run = BodyRun(of: self)
    private var motion: NodeMotion<Modifier>?

    init(_ view: ModifiedContent<Content, Modifier>, _ place: NodePlace) {
        self.view = view
        super.init(ModifiedContent<Content, Modifier>.self, place)
        motion = NodeMotion(of: view.modifier, in: self)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override var dependsOnEnvironment: Bool { FieldLayout.of(Modifier.self).readsEnvironment }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? ModifiedContent<Content, Modifier> else { return false }
        if FieldLayout.isSame(view, self.view) { return false }
        motion?.aim(at: view.modifier, from: self.view.modifier)
        self.view = view
        return true
    }

    override func update() {
        let content = _ViewModifier_Content<Modifier>(view: view.content)
        let body = run.run(motion?.shown(view.modifier) ?? view.modifier) { $0.body(content: content) }
        child = graft(child, body, environment)
    }

    override func leave() { run.leave() }
}
