/// A view that is nothing but other views: tuples, conditions.
final class GroupNode<V: View>: ViewNode {
    /// A view in the group and what it is known by from one value to the next.
    struct Member {
        let id: AnyHashable
        let view: any View
    }

    private var view: V
    private let makeMembers: @MainActor (V) -> [Member]
    private lazy var members = MemberNodes<AnyHashable>(of: self, namesMembers: namesMembers)
    private let namesMembers: Bool
    private var wasUpdated = false

    /// - Parameter namesMembers: Whether what the members are known by is known to the views around too.
    init(_ view: V, _ place: NodePlace, namesMembers: Bool = false, members: @escaping @MainActor (V) -> [Member]) {
        self.view = view
        self.namesMembers = namesMembers
        makeMembers = members
        super.init(V.self, place)
        wasUpdated = place.isInsertion
    }

    override var children: [ViewNode] { members.all }
    override var dependsOnEnvironment: Bool { false }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? V else { return false }
        self.view = view
        return true
    }

    override func update() {
        let made = makeMembers(view)
        let isInsertion = wasUpdated
        wasUpdated = true
        members.update(made.map(\.id)) { index, _, existing in
            graft(existing, made[index].view, environment, isInsertion: isInsertion)
        }
    }

    override func makeElements() -> [LayoutElement] { members.elements }
}
