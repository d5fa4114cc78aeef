internal import CornerGeometry
import QuartzCore

/// What a view has once it has a corner configuration, or someone reads its radii; most views have none.
@MainActor final class ViewCorners {
    var plan = CornerPlan.unspecified
    /// As the plan comes out in the view's present place.
    private(set) var radii = CornerRadii.zero
    /// Views whose layout has read the radii, to be laid out again when those change.
    private var readers: [Reader] = []

    private struct Reader {
        weak var view: UIView?
    }

    /// The view that is being laid out, which reads.
    static weak var reader: UIView?

    /// Whether the view is a container for those below.
    var isSpecified: Bool { !plan.isUnspecified }

    func addReader() {
        guard let view = Self.reader, !readers.contains(where: { $0.view === view }) else { return }
        readers.append(Reader(view: view))
    }

    /// Takes on other radii and asks those for a layout who have read the old ones; they read again in it.
    ///
    /// - Returns: Whether they are others.
    func settle(_ new: CornerRadii) -> Bool {
        guard new != radii else { return false }
        radii = new
        let told = readers
        readers = []
        for reader in told { reader.view?.setNeedsLayout() }
        return true
    }
}
