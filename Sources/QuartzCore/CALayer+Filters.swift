import CoreGraphics
import Raster

extension CALayer {
    /// Kept under their own names. Filters are not drawn, which is said by the name of each.
    public final var filters: [Any]? {
        get { motion?.values["filters"] as? [Any] }
        set { keepFilters(newValue, "filters") }
    }

    /// Of what lies behind the layer. Kept; not drawn, which is said by the name of each.
    public final var backgroundFilters: [Any]? {
        get { motion?.values["backgroundFilters"] as? [Any] }
        set { keepFilters(newValue, "backgroundFilters") }
    }

    private func keepFilters(_ filters: [Any]?, _ key: String) {
        guard filters != nil || motion?.values[key] != nil else { return }
        changing(key) { madeMotion.values[key] = filters }
    }

    /// Tells of the filters that a commit leaves out.
    final func sayFilters() {
        guard let values = motion?.values, !values.isEmpty else { return }
        for key in ["filters", "backgroundFilters"] {
            guard let filters = values[key] as? [Any] else { continue }
            for filter in filters {
                Notice.once("CALayer.\(key): \(Self.name(ofFilter: filter)) is not drawn")
            }
        }
    }

    /// The name of a filter that is one, the type of anything else.
    static func name(ofFilter filter: Any) -> String { filter as? String ?? "a \(type(of: filter))" }
}
