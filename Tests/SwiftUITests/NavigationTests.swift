import CoreGraphics
import RenderTree
import Testing

@testable import SwiftUI

/// Pages, tabs and what is presented, under a finger.
@MainActor @Suite(.serialized) struct NavigationTests {
    private final class Log { var entries: [String] = [] }

    // Stacks

    private struct Stack: View {
        let log: Log
        @State private var path: [Int] = []

        var body: some View {
            log.entries.append("\(path)")
            return NavigationStack(path: $path) {
                VStack {
                    NavigationLink(value: 7) { Color.red.frame(width: 100, height: 50).mark("link") }
                    NavigationLink {
                        Color.green.mark("page")
                    } label: {
                        Color.blue.frame(width: 100, height: 50).mark("plain")
                    }
                }
                .navigationDestination(for: Int.self) { value in
                    Color.yellow.mark("number \(value)").navigationTitle("Number")
                }
                .navigationTitle("Root")
                .navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test func aLinkPushesAndTheBarLeadsBack() {
        let log = Log()
        let phone = Phone(Stack(log: log))
        defer { phone.hide() }
        #expect(phone["link"].size == CGSize(width: 100, height: 50) && log.entries == ["[]"])
        // Two boxes and 8 points between them, in the middle of what the bar leaves.
        #expect(phone["link"].minY == CGFloat(44 + (556 - 108) / 2))
        phone.tap(phone["link"])
        phone.wait(0.5)
        #expect(log.entries == ["[]", "[7]"])
        #expect(phone["number 7"] == CGRect(x: 0, y: 44, width: 300, height: 556))
        phone.tap(30, 22)
        phone.wait(0.5)
        #expect(log.entries == ["[]", "[7]", "[]"] && phone["number 7"] == .null)
    }

    @Test func aPageWithoutAValueSlidesIn() {
        let phone = Phone(Stack(log: Log()))
        defer { phone.hide() }
        phone.tap(phone["plain"])
        phone.wait(0.1)
        let half = phone["page"].minX
        #expect(half > 0 && half < 300)
        phone.wait(0.5)
        #expect(phone["page"].minX == 0)
        phone.tap(30, 22)
        phone.wait(0.5)
        #expect(phone["page"] == .null)
    }

    @Test func barsAreAsHighAsTheirTitles() {
        func page(_ mode: NavigationBarItem.TitleDisplayMode, _ isHidden: Bool = false) -> CGRect {
            let phone = Phone(
                NavigationStack {
                    Color.red.mark("page").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
                        .navigationBarHidden(isHidden)
                })
            defer { phone.hide() }
            return phone["page"]
        }
        #expect(page(.inline) == CGRect(x: 0, y: 44, width: 300, height: 556))
        #expect(page(.large) == CGRect(x: 0, y: 96, width: 300, height: 504))
        #expect(page(.automatic) == page(.large))
        #expect(page(.large, true) == CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    private struct Tools: View {
        @State private var count = 0
        var body: some View {
            NavigationStack {
                Color.red.frame(width: 10 + CGFloat(count), height: 10).mark("box")
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .primaryAction) {
                            Button("Add") { count += 1 }.mark("add")
                        }
                        ToolbarItem(placement: .topBarLeading) {
                            Button("Take") { count -= 1 }.mark("take")
                        }
                    }
            }
        }
    }

    @Test func toolbarsStandInTheBar() {
        let phone = Phone(Tools())
        defer { phone.hide() }
        #expect(phone["add"].maxX == 284 && phone["add"].midY == 22 && phone["take"].minX == 16)
        phone.tap(phone["add"])
        phone.tap(phone["add"])
        #expect(phone["box"].width == 12)
        phone.tap(phone["take"])
        #expect(phone["box"].width == 11)
    }

    // Tabs

    private struct Tabs: View {
        @State private var selection = "a"
        var body: some View {
            TabView(selection: $selection) {
                Color.red.mark("first").tabItem { Text("A") }.tag("a")
                Color.blue.mark("second").tabItem { Text("B") }.tag("b")
            }
        }
    }

    @Test func aBarChoosesAPage() {
        let phone = Phone(Tabs())
        defer { phone.hide() }
        #expect(phone["first"] == CGRect(x: 0, y: 0, width: 300, height: 551) && phone["second"] == .null)
        phone.tap(225, 575)
        #expect(phone["first"] == .null && phone["second"] == CGRect(x: 0, y: 0, width: 300, height: 551))
    }

    // Presentations

    private struct Sheet: View {
        let log: Log
        @State private var isShown = false
        var body: some View {
            Button("Show") { isShown = true }.mark("show")
                .sheet(isPresented: $isShown, onDismiss: { log.entries.append("gone") }) {
                    Color.red.mark("sheet").presentationDetents([.height(200)])
                }
        }
    }

    @Test func aSheetComesAndGoes() {
        let log = Log()
        let phone = Phone(Sheet(log: log))
        defer { phone.hide() }
        #expect(phone["sheet"] == .null)
        phone.tap(phone["show"])
        phone.wait(0.6)
        #expect(phone["sheet"] == CGRect(x: 0, y: 400, width: 300, height: 200) && log.entries == [])
        // Beside it.
        phone.tap(150, 100)
        phone.wait(0.6)
        #expect(phone["sheet"] == .null && log.entries == ["gone"])
    }

    private struct RoundSheet: View {
        @State private var isShown = true
        var body: some View {
            Color.black.sheet(isPresented: $isShown) {
                ConcentricRectangle().fill(Color.pure(1, 0, 0)).padding(16).presentationCornerRadius(24)
            }
        }
    }

    /// What stands 16 points inside of corners of 24 has corners of 8.
    @Test func aSheetIsAContainerOfConcentricShapes() throws {
        let phone = Phone(RoundSheet())
        defer { phone.hide() }
        phone.wait(0.6)
        var found: [CGPath] = []
        func walk(_ node: RenderNode) {
            if let shape = node.shape, shape.fillColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1) {
                found.append(shape.path)
            }
            for child in node.children { walk(child) }
        }
        if let node = phone.host.graph.renderNode() { walk(node) }
        let path = try #require(found.first)
        #expect(path.boundingBox.width == 268)
        #expect(
            Path(path)
                == UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8).path(in: path.boundingBox))
    }

    private struct Warning: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
            Color.red.alert("Delete?", isPresented: $isShown) {
                Button("Keep", role: .cancel) { log.entries.append("keep") }.mark("keep")
                Button("Delete", role: .destructive) { log.entries.append("delete") }.mark("delete")
            }
        }
    }

    @Test func anAlertAsks() {
        let log = Log()
        let phone = Phone(Warning(log: log))
        defer { phone.hide() }
        // Both buttons share 270 points, less a pixel's line.
        #expect(phone["keep"].minX == 15 && phone["delete"].maxX == 285 && phone["keep"].height == 44)
        phone.tap(phone["delete"])
        phone.wait(0.4)
        #expect(log.entries == ["delete"] && phone["keep"] == .null)
    }
}
