import QuartzCore

extension UICollectionView {
    /// Makes and configures cells of a class for items of a type.
    @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier: String
        let handler: Handler

        public init(handler: @escaping Handler) {
            identifier = Registrations.next("cell")
            self.handler = handler
        }
    }

    /// Makes and configures other views of a class.
    @MainActor @preconcurrency public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier: String
        let kind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            identifier = Registrations.next("view")
            kind = elementKind
            self.handler = handler
        }
    }

    public final func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        let cell = Registrations.cast(made, to: Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        register(
            Supplementary.self, forSupplementaryViewOfKind: registration.kind,
            withReuseIdentifier: registration.identifier)
        let made = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        let view = Registrations.cast(made, to: Supplementary.self)
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}

/// Names for registrations, each another one.
@MainActor private enum Registrations {
    private static var count = 0

    /// A view of its class. One that was made by `init(frame:)` is; a class without that is made by the one initialiser
    /// that every view has, and where that refuses there is nothing to go on with, as on Apple's systems.
    static func cast<View: UICollectionReusableView>(_ made: UICollectionReusableView, to type: View.Type) -> View {
        if let view = made as? View ?? View(coder: NSKeyedArchiver(requiringSecureCoding: false)) { return view }
        preconditionFailure("\(type) has no init(frame:), by which registrations make views")
    }

    static func next(_ kind: String) -> String {
        count += 1
        return "\(kind) \(count)"
    }
}
