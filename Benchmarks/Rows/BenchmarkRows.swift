import Observation
import SwiftUI

/// What a thousand rows show, by both ways to keep it, and how often their bodies ran.
@MainActor final class BenchmarkRows {
    /// A row's values.
    struct Value: Identifiable {
        let id: Int
        var amount = 0
        var isMarked = false
    }

    /// A row's values in an object that tells who reads them.
    @MainActor @Observable final class Model: Identifiable {
        nonisolated let id: Int
        var amount = 0
        var isMarked = false

        init(id: Int) { self.id = id }
    }

    let initial: [Value]
    let models: [Model]
    /// The state of the view that is shown, once its body has run.
    var values: Binding<[Value]>?
    var bodies = 0

    init(count: Int) {
        initial = (0..<count).map { Value(id: $0) }
        models = (0..<count).map { Model(id: $0) }
    }

    func make(_ change: RowsMeasurement.Change, in source: RowsMeasurement.Source, step: Int) {
        // Rows that are seen and rows that are not, by turns.
        let place = step * 389 % initial.count
        switch (change, source) {
        case (.value, .array): values?.wrappedValue[place].amount += step + 1
        case (.value, .objects): models[place].amount += step + 1
        case (.color, .array): values?.wrappedValue[place].isMarked.toggle()
        case (.color, .objects): models[place].isMarked.toggle()
        case (.move, _):
            guard var shown = values?.wrappedValue else { return }
            shown.append(shown.removeFirst())
            values?.wrappedValue = shown
        case (.insertion, _):
            guard var shown = values?.wrappedValue else { return }
            if step % 2 == 0 {
                shown.insert(Value(id: initial.count + step), at: shown.count / 2)
            } else {
                shown.remove(at: shown.count / 2)
            }
            values?.wrappedValue = shown
        }
    }
}
