import Combine
import CoreGraphics
import Testing

@testable import SwiftUI

/// Pages that were pushed, when what they show changes.
@MainActor @Suite(.serialized) struct PushedPageTests {
    private final class Counter: ObservableObject {
        @Published var count = 0
    }

    private final class Log {
        var roots = 0
        var pages = 0
        var set: Binding<Int>?
    }

    /// A page that is told of a value of the root by a plain one and by a binding.
    private struct Page: View {
        let plain: Int
        @Binding var bound: Int
        let log: Log
        var body: some View {
            log.pages += 1
            return VStack(spacing: 0) {
                Color.red.frame(width: 10 + CGFloat(plain), height: 10).mark("plain")
                Color.blue.frame(width: 10 + CGFloat(bound), height: 10).mark("bound")
                Color.green.frame(width: 50, height: 50).mark("add").onTapGesture { bound += 1 }
            }
        }
    }

    private struct Root: View {
        let log: Log
        /// Whether the root reads its state beside the link.
        let reads: Bool
        @State private var count = 0
        var body: some View {
            log.roots += 1
            log.set = $count
            return NavigationStack {
                VStack {
                    if reads { Color.yellow.frame(width: 10 + CGFloat(count), height: 10) }
                    NavigationLink {
                        Page(plain: count, bound: $count, log: log)
                    } label: {
                        Color.blue.frame(width: 100, height: 50).mark("link")
                    }
                }
            }
        }
    }

    private func open(_ view: some View) -> Phone<some View> {
        let phone = Phone(view)
        phone.tap(phone["link"])
        phone.wait(0.5)
        return phone
    }

    @Test(arguments: [true, false]) func aPageFollowsTheRootsState(_ reads: Bool) {
        let log = Log()
        let phone = open(Root(log: log, reads: reads))
        defer { phone.hide() }
        #expect(phone["plain"].width == 10)
        let before = log.pages
        // From outside, and by the page itself.
        log.set?.wrappedValue = 30
        phone.layOut()
        #expect(phone["plain"].width == 40 && phone["bound"].width == 40)
        phone.tap(phone["add"])
        #expect(phone["plain"].width == 41 && phone["bound"].width == 41)
        // Once a change, and never again by itself.
        #expect(log.pages == before + 2)
        let roots = log.roots
        phone.wait(0.5)
        #expect(log.pages == before + 2 && log.roots == roots)
    }

    private struct Observing: View {
        @ObservedObject var counter: Counter
        let log: Log
        @State private var isShown = false
        var body: some View {
            NavigationStack {
                Color.blue.frame(width: 100, height: 50).mark("link").onTapGesture { isShown = true }
                    .navigationDestination(isPresented: $isShown) {
                        Page(plain: counter.count, bound: $counter.count, log: log)
                    }
            }
        }
    }

    @Test func aPresentedPageFollowsAnObservedObject() {
        let (log, counter) = (Log(), Counter())
        let phone = open(Observing(counter: counter, log: log))
        defer { phone.hide() }
        let before = log.pages
        counter.count = 20
        phone.layOut()
        #expect(phone["plain"].width == 30 && phone["bound"].width == 30)
        #expect(log.pages == before + 1)
        phone.tap(30, 22)
        phone.wait(0.5)
        #expect(phone["plain"] == .null)
    }

    private struct Recursive: View {
        let log: Log
        let depth: Int
        @Binding var count: Int
        var body: some View {
            log.pages += 1
            return VStack(spacing: 0) {
                NavigationLink(value: depth + 1) {
                    Color.blue.frame(width: 100, height: 50).mark("link \(depth)")
                }
                Color.red.frame(width: 10 + CGFloat(count), height: 10).mark("page \(depth)")
            }
            // Says again what the root has said: the root's is the one that counts.
            .navigationDestination(for: Int.self) { _ in Color.black }
        }
    }

    private struct RecursiveRoot: View {
        let log: Log
        @State private var count = 0
        var body: some View {
            log.set = $count
            let width = CGFloat(count)
            return NavigationStack {
                NavigationLink(value: 1) { Color.blue.frame(width: 100, height: 50).mark("link") }
                    .navigationDestination(for: Int.self) { depth in
                        VStack {
                            Color.green.frame(width: 5 + width, height: 5).mark("head \(depth)")
                            Recursive(log: log, depth: depth, count: $count)
                        }
                    }
            }
        }
    }

    @Test func pagesOfValuesFollowTheClosestMakerToTheRoot() {
        let log = Log()
        let phone = open(RecursiveRoot(log: log))
        defer { phone.hide() }
        phone.tap(phone["link 1"])
        phone.wait(0.5)
        #expect(phone["page 2"].width == 10 && phone["head 2"].width == 5)
        let before = log.pages
        log.set?.wrappedValue = 7
        phone.layOut()
        #expect(phone["page 2"].width == 17 && phone["head 2"].width == 12)
        #expect(log.pages == before + 2)
    }

    private struct Inner: View {
        let log: Log
        @State private var own = 0
        var body: some View {
            Color.red.frame(width: 10 + CGFloat(own), height: 50).mark("own").onTapGesture { own += 5 }
        }
    }

    private struct KeepingRoot: View {
        let log: Log
        @State private var count = 0
        var body: some View {
            log.set = $count
            return NavigationStack {
                NavigationLink {
                    VStack {
                        Color.green.frame(width: 10 + CGFloat(count), height: 10).mark("plain")
                        Inner(log: log)
                    }
                } label: {
                    Color.blue.frame(width: 100, height: 50).mark("link")
                }
            }
        }
    }

    @Test func aPageKeepsItsOwnStateAsItIsMadeAgain() {
        let log = Log()
        let phone = open(KeepingRoot(log: log))
        defer { phone.hide() }
        phone.tap(phone["own"])
        log.set?.wrappedValue = 3
        phone.layOut()
        #expect(phone["plain"].width == 13 && phone["own"].width == 15)
    }
}
