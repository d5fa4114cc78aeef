import CoreGraphics
import RenderTree
import Testing
import UIKit

@testable import SwiftUI

/// Rows of a collection when it changes: what is made again, and what stays the same object.
@MainActor @Suite(.serialized) struct RowTests {
    private final class Log {
        var bodies: [Int] = []
        var made: [Int] = []
        var gone: [Int] = []
        var views: [Int: UIView] = [:]
        var shown: Binding<[Item]>?
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var value = 1
    }

    /// A view of UIKit that says when it is made and when it goes.
    private struct Plate: UIViewRepresentable {
        let id: Int
        let log: Log
        func makeUIView(context: Context) -> UIView {
            log.made.append(id)
            let view = UIView()
            log.views[id] = view
            view.tag = id
            context.coordinator.leave = { [log, id] in log.gone.append(id) }
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            CGSize(width: 20, height: 10)
        }
        final class Coordinator { var leave: () -> Void = {} }
        func makeCoordinator() -> Coordinator { Coordinator() }
        static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) { coordinator.leave() }
    }

    private struct Row: View {
        let item: Item
        let log: Log
        @State private var taps = 0
        var body: some View {
            log.bodies.append(item.id)
            return HStack(spacing: 0) {
                Color.red.frame(width: CGFloat(10 * item.value + taps), height: 10).mark("row \(item.id)")
                    .onTapGesture { taps += 1 }
                Plate(id: item.id, log: log)
            }
        }
    }

    private struct Rows: View {
        let log: Log
        @State private var items: [Item]
        init(log: Log, count: Int) {
            self.log = log
            _items = State(initialValue: (0..<count).map { Item(id: $0) })
        }
        var body: some View {
            log.shown = $items
            return VStack(alignment: .leading, spacing: 0) { ForEach(items) { Row(item: $0, log: log) } }
        }
    }

    private func rows(_ count: Int) -> (log: Log, phone: Phone<some View>) {
        let log = Log()
        return (log, Phone(Rows(log: log, count: count)))
    }

    @Test func aMoveKeepsStateAndViews() throws {
        let (log, phone) = rows(4)
        defer { phone.hide() }
        phone.tap(phone["row 1"])
        #expect(phone["row 1"].width == 11)
        let layers = log.views.mapValues { ObjectIdentifier($0.layer) }
        let before = phone["row 1"].minY
        log.bodies = []
        let shown = try #require(log.shown)
        shown.wrappedValue = [3, 2, 0, 1].map { Item(id: $0) }
        phone.layOut()
        #expect(log.bodies == [] && log.made == [0, 1, 2, 3] && log.gone == [])
        #expect(phone["row 1"].width == 11 && phone["row 1"].minY == before + 20)
        // The very views and layers, at their new places.
        let views = phone.host.subviews.sorted { $0.frame.minY < $1.frame.minY }
        #expect(views.map(\.tag) == [3, 2, 0, 1])
        #expect(views.allSatisfy { ObjectIdentifier($0.layer) == layers[$0.tag] })
    }

    @Test func comingAndGoingLeavesTheOthersAlone() throws {
        let (log, phone) = rows(4)
        defer { phone.hide() }
        let kept = log.views
        (log.bodies, log.made) = ([], [])
        let shown = try #require(log.shown)
        shown.wrappedValue.remove(at: 1)
        phone.layOut()
        #expect(log.bodies == [] && log.made == [] && log.gone == [1])
        shown.wrappedValue.insert(Item(id: 9), at: 0)
        phone.layOut()
        #expect(log.bodies == [9] && log.made == [9] && log.gone == [1])
        for id in [0, 2, 3] { #expect(log.views[id] === kept[id] && kept[id]?.superview === phone.host) }
        #expect(kept[1]?.superview == nil)
        #expect([9, 0, 2, 3].map { phone["row \($0)"].minY - phone["row 9"].minY } == [0, 10, 20, 30])
    }

    /// The nodes of the rows, which are the children of the column's.
    private func nodes(_ laid: LaidOut, _ count: Int) throws -> [RenderNode] {
        var node = try #require(laid.graph.renderNode())
        while node.children.count != count { node = try #require(node.children.first) }
        return Array(node.children)
    }

    private struct Bar: View {
        let item: Item
        let log: Log
        var body: some View {
            log.bodies.append(item.id)
            return HStack(spacing: 1) {
                Color.red.frame(width: CGFloat(item.value), height: 1)
                Color.blue.frame(width: 5, height: 1)
            }
        }
    }

    private struct Bars: View {
        let log: Log
        @State private var items = (0..<1000).map { Item(id: $0) }
        var body: some View {
            log.shown = $items
            return VStack(alignment: .leading, spacing: 0) { ForEach(items) { Bar(item: $0, log: log) } }
        }
    }

    @Test func oneChangeOfAThousandLeavesTheOthersDrawn() throws {
        let log = Log()
        let laid = LaidOut(CGSize(width: 100, height: 1000)) { Bars(log: log) }
        let before = try nodes(laid, 1000)
        log.bodies = []
        try #require(log.shown).wrappedValue[500].value = 40
        laid.update()
        #expect(log.bodies == [500])
        let after = try nodes(laid, 1000)
        #expect(zip(before, after).enumerated().filter { $1.0 !== $1.1 }.map(\.offset) == [500])
    }

    @Test func whatAMovedRowDrawsIsTheSameObject() throws {
        let log = Log()
        let laid = LaidOut(CGSize(width: 100, height: 1000)) { Bars(log: log) }
        let before = try nodes(laid, 1000)
        log.bodies = []
        let shown = try #require(log.shown)
        var items = shown.wrappedValue
        items.append(items.removeFirst())
        shown.wrappedValue = items
        laid.update()
        #expect(log.bodies == [])
        let after = try nodes(laid, 1000)
        let moved = Array(before[1...]) + [before[0]]
        #expect(
            zip(moved, after).allSatisfy { old, new in
                old.children.count == 2 && zip(old.children, new.children).allSatisfy { $0 === $1 }
            })
    }
}
