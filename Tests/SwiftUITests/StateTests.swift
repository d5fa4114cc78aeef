import Combine
import CoreGraphics
import Observation
import Testing

@testable import SwiftUI

/// What the bodies of a test's views note down.
@MainActor private final class Log {
    var bodies: [String] = []
    var actions: [String] = []

    func note(_ action: String) async { actions.append(action) }
}

private final class Counter: ObservableObject {
    @Published var count = 0
}

@Observable private final class Person {
    var name = "A"
    var age = 1
}

/// State by which bodies run again, and no others.
@MainActor @Suite struct StateTests {
    private let size = CGSize(width: 200, height: 100)

    // State

    private struct Leaf: View {
        let name: String
        let value: Int
        let log: Log
        var body: some View {
            log.bodies.append(name)
            return Color.red.frame(width: CGFloat(value), height: 10).mark(name)
        }
    }

    private struct Pair: View {
        let log: Log
        let change: (Binding<Int>) -> Void
        @State private var value = 10
        var body: some View {
            log.bodies.append("pair")
            change($value)
            return VStack {
                Leaf(name: "changes", value: value, log: log)
                Leaf(name: "stays", value: 5, log: log)
            }
        }
    }

    @Test func onlyWhatChangedRuns() throws {
        let log = Log()
        var binding: Binding<Int>?
        let laid = LaidOut(size) { Pair(log: log) { binding = $0 } }
        #expect(log.bodies == ["pair", "changes", "stays"])
        log.bodies = []
        laid.update()
        #expect(log.bodies == [])
        let value = try #require(binding)
        value.wrappedValue = 30
        laid.update()
        #expect(log.bodies == ["pair", "changes"])
        #expect(laid["changes"].width == 30)
        log.bodies = []
        // The same value again changes nothing.
        value.wrappedValue = 30
        laid.update()
        #expect(log.bodies == [])
    }

    private struct Owner: View {
        let log: Log
        let id: Int
        @State private var first: Int
        init(log: Log, id: Int) {
            self.log = log
            self.id = id
            _first = State(initialValue: id)
        }
        var body: some View {
            log.bodies.append("\(id):\(first)")
            return Color.red.frame(width: CGFloat(first), height: 1).mark("\(id)")
        }
    }

    private struct Rows: View {
        let log: Log
        let ids: (Binding<[Int]>) -> Void
        @State private var shown = [1, 2, 3]
        var body: some View {
            ids($shown)
            return VStack(spacing: 0) { ForEach(shown, id: \.self) { Owner(log: log, id: $0) } }
        }
    }

    @Test func identitySurvivesReordering() throws {
        let log = Log()
        var binding: Binding<[Int]>?
        let laid = LaidOut(size) { Rows(log: log) { binding = $0 } }
        #expect(log.bodies == ["1:1", "2:2", "3:3"])
        log.bodies = []
        let ids = try #require(binding)
        ids.wrappedValue = [3, 1, 2]
        laid.update()
        // Moved, and not made again.
        #expect(log.bodies == [])
        #expect(laid["3"].minY < laid["1"].minY && laid["1"].minY < laid["2"].minY)
        ids.wrappedValue = [3, 2]
        laid.update()
        ids.wrappedValue = [3, 2, 1]
        laid.update()
        #expect(log.bodies == ["1:1"])
    }

    private struct Row: View {
        let id: Int
        let value: Int
        var body: some View { Color.red.frame(width: CGFloat(value), height: 1) }
    }

    private struct Thousand: View {
        let values: (Binding<[Int]>) -> Void
        @State private var shown = Array(repeating: 1, count: 1000)
        var body: some View {
            values($shown)
            return VStack(spacing: 0) { ForEach(0..<1000) { Row(id: $0, value: shown[$0]) } }
        }
    }

    @Test func oneRowOfAThousand() throws {
        var binding: Binding<[Int]>?
        let laid = LaidOut(size) { Thousand { binding = $0 } }
        #expect(laid.graph.evaluations == 1001)
        try #require(binding).wrappedValue[500] = 7
        laid.update()
        // The closure alone has read the state: one row's body has run, and no other.
        #expect(laid.graph.evaluations == 1002)
    }

    @Test func bindingsOfParts() {
        var whole = (first: [1, 2], second: "x")
        let binding = Binding(get: { whole.first }, set: { whole.first = $0 })
        binding[0].wrappedValue = 9
        #expect(whole.first == [9, 2])
        let constant = Binding.constant(4)
        constant.wrappedValue = 5
        #expect(constant.wrappedValue == 4)
    }

    // Objects

    private struct CounterView: View {
        @ObservedObject var counter: Counter
        let log: Log
        var body: some View {
            log.bodies.append("\(counter.count)")
            return Color.red.frame(width: CGFloat(counter.count), height: 1).mark("a")
        }
    }

    @Test func observedObjects() {
        let (log, counter) = (Log(), Counter())
        let laid = LaidOut(size) { CounterView(counter: counter, log: log) }
        counter.count = 12
        laid.update()
        #expect(log.bodies == ["0", "12"])
        #expect(laid["a"].width == 12)
    }

    private struct StateObjectView: View {
        let log: Log
        let keep: (Counter) -> Void
        @StateObject private var counter: Counter
        init(log: Log, keep: @escaping (Counter) -> Void) {
            self.log = log
            self.keep = keep
            _counter = StateObject(
                wrappedValue: {
                    log.actions.append("made")
                    return Counter()
                }())
        }
        var body: some View {
            keep(counter)
            log.bodies.append("\(counter.count)")
            return EnvironmentView(log: log).environmentObject(counter)
        }
    }

    private struct EnvironmentView: View {
        let log: Log
        @EnvironmentObject private var counter: Counter
        var body: some View {
            log.bodies.append("inner \(counter.count)")
            return Color.red
        }
    }

    @Test func stateObjectsAreMadeOnce() throws {
        let log = Log()
        var kept: Counter?
        let laid = LaidOut(size) { StateObjectView(log: log) { kept = $0 } }
        try #require(kept).count = 1
        laid.update()
        #expect(log.actions == ["made"])
        #expect(log.bodies == ["0", "inner 0", "1", "inner 1"])
    }

    private struct PersonView: View {
        let person: Person
        let log: Log
        var body: some View {
            log.bodies.append(person.name)
            return Color.red
        }
    }

    @Test func observableObjects() {
        let (log, person) = (Log(), Person())
        let laid = LaidOut(size) { PersonView(person: person, log: log) }
        person.age = 2
        laid.update()
        #expect(log.bodies == ["A"])
        person.name = "B"
        laid.update()
        #expect(log.bodies == ["A", "B"])
        Bindable(person).name.wrappedValue = "C"
        #expect(person.name == "C")
    }

    private struct PersonReader: View {
        @Environment(Person.self) private var person
        let log: Log
        var body: some View {
            log.bodies.append(person.name)
            return Color.red
        }
        init(log: Log) { self.log = log }
    }

    @Test func environmentObjectsByType() {
        let (log, person) = (Log(), Person())
        let laid = LaidOut(size) { PersonReader(log: log).environment(person) }
        person.name = "B"
        laid.update()
        #expect(log.bodies == ["A", "B"])
    }

    // Coming, going and changing

    private struct Life: View {
        let log: Log
        let state: (Binding<Int>) -> Void
        @State private var value = 0
        var body: some View {
            state($value)
            return VStack {
                if value < 2 {
                    Color.red.onAppear { log.actions.append("appears") }
                        .onDisappear { log.actions.append("disappears") }
                }
                Color.blue
                    .onChange(of: value) { old, new in log.actions.append("\(old) to \(new)") }
                    .onChange(of: value, initial: true) { log.actions.append("now \(value)") }
            }
        }
    }

    @Test func lifecycles() throws {
        let log = Log()
        var binding: Binding<Int>?
        let laid = LaidOut(size) { Life(log: log) { binding = $0 } }
        #expect(log.actions == ["appears", "now 0"])
        log.actions = []
        let value = try #require(binding)
        value.wrappedValue = 1
        laid.update()
        #expect(log.actions.contains("0 to 1") && log.actions.contains("now 1"))
        log.actions = []
        value.wrappedValue = 2
        laid.update()
        #expect(log.actions.contains("disappears") && log.actions.contains("1 to 2"))
    }

    private struct Waiting: View {
        let log: Log
        @State private var width: CGFloat = 1
        var body: some View {
            Color.red.frame(width: width, height: 1).mark("bar").task {
                width = 20
                await log.note("begun")
                if !Task.isCancelled { width = 30 }
                nonisolated(unsafe) let log = log
                await withTaskCancellationHandler {
                    try? await Task.sleep(for: .seconds(3600))
                } onCancel: {
                    MainActor.assumed { log.actions.append("given up") }
                }
            }
        }
    }

    @Test func tasksBeginWithTheirView() {
        let log = Log()
        let laid = LaidOut(size) { Waiting(log: log) }
        #expect(log.actions == ["begun"] && laid["bar"].width == 30)
        laid.graph.show(EmptyView(), EnvironmentValues())
        laid.update()
        #expect(log.actions == ["begun", "given up"])
    }

    @Test func received() {
        let (log, subject) = (Log(), PassthroughSubject<Int, Never>())
        let laid = LaidOut(size) { Color.red.onReceive(subject) { log.actions.append("\($0)") } }
        subject.send(3)
        #expect(log.actions == ["3"])
        laid.graph.show(EmptyView(), EnvironmentValues())
        laid.update()
        subject.send(4)
        #expect(log.actions == ["3"])
    }

    private struct Identified: View {
        let log: Log
        let state: (Binding<Int>) -> Void
        @State private var value = 1
        var body: some View {
            state($value)
            return Owner(log: log, id: value).id(value)
        }
    }

    @Test func anotherIdentityIsAnotherView() throws {
        let log = Log()
        var binding: Binding<Int>?
        let laid = LaidOut(size) { Identified(log: log) { binding = $0 } }
        try #require(binding).wrappedValue = 2
        laid.update()
        // With its own state, not the one before.
        #expect(log.bodies == ["1:1", "2:2"])
    }

    // Preferences

    private enum Widths: PreferenceKey {
        static let defaultValue: [CGFloat] = []
        static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
    }

    private enum Places: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
            value += nextValue()
        }
    }

    @Test func preferences() {
        let log = Log()
        _ = LaidOut(size) {
            HStack {
                Color.red.preference(key: Widths.self, value: [1])
                VStack {
                    Color.red.preference(key: Widths.self, value: [2])
                    Color.red
                }
                .transformPreference(Widths.self) { $0 = $0.map { $0 * 10 } }
            }
            .onPreferenceChange(Widths.self) { log.actions.append("\($0)") }
        }
        #expect(log.actions == ["[1.0, 20.0]"])
    }

    @Test func sizesByPreferences() {
        struct Sized: View {
            @State private var width: CGFloat = 0
            var body: some View {
                VStack {
                    Color.red.frame(width: 60, height: 10)
                        .background(
                            GeometryReader { Color.clear.preference(key: Widths.self, value: [$0.size.width]) })
                    Color.blue.frame(width: width, height: 10).mark("b")
                }
                .onPreferenceChange(Widths.self) { width = $0.first ?? 0 }
            }
        }
        #expect(LaidOut(size) { Sized() }["b"].width == 60)
    }

    @Test func anchors() {
        let laid = LaidOut(size) {
            Color.red.frame(width: 40, height: 20).anchorPreference(key: Places.self, value: .bounds) { [$0] }
                .frame(width: 200, height: 100, alignment: .bottomTrailing)
                .overlayPreferenceValue(Places.self) { places in
                    GeometryReader { proxy in
                        if let place = places.first {
                            let frame = proxy[place]
                            Color.blue.frame(width: frame.minX, height: frame.minY).mark("b")
                        }
                    }
                }
        }
        #expect(laid["b"].size == CGSize(width: 160, height: 80))
    }
}
