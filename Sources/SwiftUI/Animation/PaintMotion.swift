import QuartzCore

/// The way of what an element is painted with, wherever its styles come from: the view itself or the environment.
///
/// What is moved is the paint as it is shown, so that a style, which may be of any type and depend on its surroundings,
/// need not be known.
@MainActor final class PaintMotion {
    private let motion: ValueMotion<Paints>
    private unowned let element: LayoutElement
    private var paints: Paints?

    init(of element: LayoutElement) {
        self.element = element
        motion = ValueMotion(of: element, changesLayout: false)
    }

    /// Takes what is to be shown from now on. The first time it is shown at once.
    func aim(at list: [Paint]) {
        let after = Paints(list: list)
        if let paints { motion.aim(at: after, from: paints, with: element.graph.transaction) }
        paints = after
    }

    func aim(at paint: Paint) { aim(at: [paint]) }

    /// The paints as they are shown now.
    var shown: [Paint] { paints.map { motion.shown($0).list } ?? [] }

    /// The only paint, or the first.
    var first: Paint { shown.first ?? .none }
}

/// Paints that are moved together.
private struct Paints: Animatable {
    var list: [Paint]

    var animatableData: PaintData {
        get {
            var data = PaintData()
            for paint in list { paint.add(to: &data) }
            return data
        }
        set {
            var reader = PaintData.Reader(newValue)
            list = list.map { $0.reading(&reader) }
        }
    }
}
