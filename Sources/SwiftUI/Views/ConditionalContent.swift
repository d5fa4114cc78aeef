/// One of two views: what `if` and `else` make in a builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    func makeNode(_ place: NodePlace) -> ViewNode {
        GroupNode(self, place) { view in
            // Each branch is a view of its own: what comes and goes keeps no state.
            switch view.storage {
            case .first(let content): [.init(id: true, view: content)]
            case .second(let content): [.init(id: false, view: content)]
            }
        }
    }
}
