internal import CornerGeometry
import QuartzCore

/// What a view has once it has a corner configuration, or someone reads its radii; most views have none.
@MainActor final class ViewCorners {
    var plan = CornerPlan.unspecified
    /// As the plan comes out in the view's present place.
    private(set) var radii = CornerRadii.zero
    /// Views whose layout or update has read the radii, to be called again when those change.
    private var readers: [Reader] = []

    /// A view that reads in its layout, or in the update of its properties.
    struct Reader {
        weak var view: UIView?
        let isUpdating: Bool

        @MainActor func callAgain() {
            if isUpdating { view?.setNeedsUpdateProperties() } else { view?.setNeedsLayout() }
        }
    }

    /// Who reads now.
    static var reader: Reader?

    /// Whether the view is a container for those below.
    var isSpecified: Bool { !plan.isUnspecified }

    func addReader() {
        guard let reader = Self.reader, let view = reader.view else { return }
        guard !readers.contains(where: { $0.view === view && $0.isUpdating == reader.isUpdating }) else { return }
        readers.append(reader)
    }

    /// Takes on other radii and asks those for a layout or an update who have read the old ones; they read again in it.
    ///
    /// - Returns: Whether they are others.
    func settle(_ new: CornerRadii) -> Bool {
        guard new != radii else { return false }
        radii = new
        let told = readers
        readers = []
        for reader in told { reader.callAgain() }
        return true
    }
}
