/// A view for each element of a collection.
///
/// A thousand rows of which one has changed are made again, all of them, whenever the collection is handed down. So the
/// views are kept beside their nodes in their own type, and one that is made of the same bytes as before goes no further.
final class CollectionNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
    private var view: ForEach<Data, ID, Content>
    /// The members' views, in their order.
    private var contents: [Content] = []
    private lazy var members = MemberNodes<ID>(of: self, namesMembers: true)
    /// Watches what the views are made of.
    private lazy var run = BodyRun(of: self)
    private var wasUpdated: Bool

    init(_ view: ForEach<Data, ID, Content>, _ place: NodePlace) {
        self.view = view
        wasUpdated = place.isInsertion
        super.init(ForEach<Data, ID, Content>.self, place)
    }

    override var children: [ViewNode] { members.all }
    override var dependsOnEnvironment: Bool { false }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? ForEach<Data, ID, Content> else { return false }
        self.view = view
        return true
    }

    override func update() {
        var (ids, made): ([ID], [Content]) = ([], [])
        run.track {
            ids.reserveCapacity(view.data.count)
            made.reserveCapacity(view.data.count)
            for element in view.data {
                ids.append(view.id(element))
                made.append(view.content(element))
            }
        }
        let before = contents
        let isInsertion = wasUpdated
        let layout = FieldLayout.of(Content.self)
        wasUpdated = true
        contents = made
        members.update(ids) { index, previous, existing in
            if let previous, let existing, existing.environment.isSame(as: environment),
                layout.hasSameBytes(made[index], before[previous])
            {
                return existing
            }
            return graft(existing, made[index], environment, isInsertion: isInsertion)
        }
    }

    override func makeElements() -> [LayoutElement] { members.elements }

    override func leave() { run.leave() }
}
