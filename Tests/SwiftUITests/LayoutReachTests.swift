import CoreGraphics
import Testing
import UIKit

@testable import SwiftUI

/// How far a change reaches in layout: to those around only where sizes, guides or spacing are others than before.
@MainActor @Suite(.serialized) struct LayoutReachTests {
    private final class Log {
        var placed = 0
        var bounds: [CGRect] = []
        var text: Binding<String>?
        var others: Binding<Bool>?
    }

    private struct Counting: Layout {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            log.placed += 1
            subviews.first?.place(at: bounds.origin, proposal: proposal)
        }
    }

    private struct Places: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
            value += nextValue()
        }
    }

    /// A text that changes by itself.
    private struct Words: View {
        let log: Log
        @State private var text = "wide"

        var body: some View {
            log.text = $text
            return Text(text).mark("text")
        }
    }

    /// A text with a mark after it, in a width that may be its own.
    private struct Line: View {
        let log: Log
        let width: CGFloat?
        @State private var hasOther = false

        var body: some View {
            log.others = $hasOther
            return HStack(spacing: 0) {
                Words(log: log)
                if hasOther { Color.blue.frame(width: 7, height: 7) }
                Color.red.frame(width: 10, height: 10)
                    .anchorPreference(key: Places.self, value: .bounds) { [$0] }.mark("after")
            }
            .frame(width: width, height: 40, alignment: .leading)
        }
    }

    private func phone(_ log: Log, width: CGFloat?) -> Phone<some View> {
        Phone(Counting(log: log) { Line(log: log, width: width) })
    }

    @Test func aTextInAGivenWidthMovesWhatIsBesideItAlone() throws {
        let log = Log()
        let phone = phone(log, width: 200)
        defer { phone.hide() }
        let (before, placed) = (phone["text"], log.placed)
        #expect(phone["after"].minX == before.maxX)
        try #require(log.text).wrappedValue = "wider by far"
        phone.layOut()
        #expect(phone["text"].minX == before.minX && phone["text"].width > before.width)
        #expect(phone["after"].minX == phone["text"].maxX)
        #expect(log.placed == placed)
        // And once more, as what is known then is of the second layout.
        try #require(log.text).wrappedValue = "i"
        phone.layOut()
        #expect(phone["text"].width < before.width && phone["after"].minX == phone["text"].maxX)
        #expect(log.placed == placed)
    }

    @Test func aTextOfItsOwnWidthMovesWhatIsAroundIt() throws {
        let log = Log()
        let phone = phone(log, width: nil)
        defer { phone.hide() }
        let (before, placed) = (phone["text"], log.placed)
        try #require(log.text).wrappedValue = "wider by far"
        phone.layOut()
        #expect(log.placed > placed)
        #expect(phone["text"].minX < before.minX && phone["after"].minX == phone["text"].maxX)
    }

    @Test func whatComesInTheSameMomentIsLaidOutWithIt() throws {
        let log = Log()
        let phone = phone(log, width: 200)
        defer { phone.hide() }
        try #require(log.text).wrappedValue = "other"
        try #require(log.others).wrappedValue = true
        phone.layOut()
        #expect(phone["after"].minX == phone["text"].maxX + 7)
        try #require(log.text).wrappedValue = "and another"
        try #require(log.others).wrappedValue = false
        phone.layOut()
        #expect(phone["after"].minX == phone["text"].maxX)
    }

    /// Who reads where things stand inside is told, though its own size is the same.
    @Test func placesAreReadAgain() throws {
        let log = Log()
        let phone = Phone(
            Line(log: log, width: 200).overlayPreferenceValue(Places.self) { places in
                GeometryReader { space in
                    Color.clear.frame(width: 1, height: 1).mark("read")
                        .offset(x: places.first.map { space[$0].minX } ?? -1)
                }
            })
        defer { phone.hide() }
        #expect(phone["read"].minX == phone["after"].minX)
        let before = phone["after"].minX
        try #require(log.text).wrappedValue = "wider by far"
        phone.layOut()
        #expect(phone["after"].minX > before)
        #expect(phone["read"].minX == phone["after"].minX)
    }

    @Test func aSizeThatIsAskedForBetweenIsTheNewOne() throws {
        let log = Log()
        let phone = phone(log, width: nil)
        defer { phone.hide() }
        let before = phone.host.sizeThatFits(CGSize(width: 300, height: 300))
        try #require(log.text).wrappedValue = "wider by far"
        let asked = phone.host.sizeThatFits(CGSize(width: 300, height: 300))
        #expect(asked.width > before.width)
        phone.layOut()
        #expect(phone["text"].width + 10 == asked.width)
        #expect(phone["after"].minX == phone["text"].maxX)
    }
}
