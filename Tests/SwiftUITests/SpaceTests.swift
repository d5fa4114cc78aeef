import CoreGraphics
import Testing

@testable import SwiftUI

/// Margins, grids, containers and places, with frames worked out by hand.
@MainActor @Suite struct SpaceTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func laidOut(_ view: some View) -> ViewGraph {
        let graph = ViewGraph()
        graph.show(view, EnvironmentValues())
        graph.layout(
            in: CGSize(width: 200, height: 300), margins: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
        return graph
    }

    @Test func viewsKeepClearOfMarginsOrReachOverThem() {
        #expect(laidOut(Color.red.mark("a")).frames("a") == [rect(0, 50, 200, 220)])
        #expect(laidOut(Color.red.mark("a").ignoresSafeArea()).frames("a") == [rect(0, 0, 200, 300)])
        #expect(laidOut(Color.red.mark("a").ignoresSafeArea(edges: .top)).frames("a") == [rect(0, 0, 200, 270)])
        // What does not stand at a margin stays where it is.
        #expect(
            laidOut(Color.red.frame(width: 20, height: 20).mark("a").ignoresSafeArea()).frames("a")
                == [rect(90, 150, 20, 20)])
        // A view of the whole keeps its own place while what is behind it reaches over.
        let behind = laidOut(Color.clear.mark("a").background { Color.red.mark("b").ignoresSafeArea() })
        #expect(behind.frames("a") == [rect(0, 50, 200, 220)] && behind.frames("b") == [rect(0, 0, 200, 300)])
    }

    @Test func barsMakeMargins() {
        let bar = laidOut(
            Color.red.mark("a").safeAreaInset(edge: .bottom, spacing: 4) {
                Color.blue.frame(height: 40).mark("bar")
            })
        #expect(bar.frames("a") == [rect(0, 50, 200, 176)] && bar.frames("bar") == [rect(0, 230, 200, 40)])
        let over = laidOut(
            Color.red.mark("a").ignoresSafeArea().safeAreaInset(edge: .top) { Color.blue.frame(height: 40) })
        #expect(over.frames("a") == [rect(0, 0, 200, 300)])
        let padded = laidOut(Color.red.mark("a").safeAreaPadding(.horizontal, 10))
        #expect(padded.frames("a") == [rect(10, 50, 180, 220)])
    }

    @Test func readersSayTheirMargins() {
        var insets: EdgeInsets?
        _ = laidOut(
            GeometryReader { proxy in
                let _ = insets = proxy.safeAreaInsets
                Color.red
            })
        #expect(insets == EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    }

    @Test func gridsShareColumns() {
        let laid = LaidOut(CGSize(width: 200, height: 100)) {
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Color.red.frame(width: 20, height: 10).mark("a")
                    Color.red.frame(width: 50, height: 20).mark("b")
                }
                GridRow(alignment: .top) {
                    Color.red.frame(width: 40, height: 30).mark("c")
                    Color.red.frame(width: 30, height: 10).mark("d").gridColumnAlignment(.trailing)
                }
                Color.red.frame(height: 6).mark("e")
            }
        }
        // 40 + 10 + 50 wide with fixed cells, but the last row takes the whole width; 20 + 5 + 30 + 5 + 6 = 66 high.
        #expect(laid["e"] == rect(0, 77, 200, 6))
        #expect(laid["a"] == rect(10, 22, 20, 10) && laid["c"] == rect(0, 42, 40, 30))
        #expect(laid["b"] == rect(50, 17, 50, 20) && laid["d"] == rect(70, 42, 30, 10))
    }

    @Test func flexibleColumnsTakeWhatIsLeft() {
        let laid = LaidOut(CGSize(width: 200, height: 100)) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 50, height: 10).mark("a")
                    Color.red.mark("b")
                }
                GridRow { Color.red.mark("c").gridCellColumns(2) }
            }
        }
        #expect(laid["b"] == rect(50, 0, 150, 10) || laid["b"].width == 150)
        #expect(laid["c"].width == 200 && laid["c"].minX == 0)
    }

    @Test func framesFollowTheContainer() {
        let laid = LaidOut(CGSize(width: 200, height: 100)) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<4) { index in
                        Color.red.mark("\(index)")
                            .containerRelativeFrame(.horizontal, count: 2, spacing: 10)
                    }
                }
            }
        }
        #expect(laid["0"].width == 95 && laid["1"].minX == 105)
    }

    @Test func scrollViewsShowWhatIsAskedFor() {
        var proxy: ScrollViewProxy?
        let laid = LaidOut(CGSize(width: 100, height: 100)) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { index in
                            Color.red.frame(height: 30).mark("\(index)")
                        }
                    }
                }
            }
        }
        #expect(laid["10"].minY == 300)
        proxy?.scrollTo(10, anchor: .top)
        laid.update()
        #expect(laid["10"].minY == 0)
        // By the least way.
        proxy?.scrollTo(13)
        laid.update()
        #expect(laid["13"].maxY == 100)
        // As far as there is something.
        proxy?.scrollTo(19, anchor: .top)
        laid.update()
        #expect(laid["19"].maxY == 100)
    }

    @Test func placesAreTold() {
        var told: [CGFloat] = []
        var width: Binding<CGFloat>?
        struct Changing: View {
            let state: (Binding<CGFloat>) -> Void
            let tell: (CGFloat) -> Void
            @State private var width: CGFloat = 20
            var body: some View {
                state($width)
                return Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minX
                    } action: {
                        tell($0)
                    }
            }
        }
        let laid = LaidOut(CGSize(width: 100, height: 100)) {
            Changing(state: { width = $0 }, tell: { told.append($0) })
        }
        #expect(told == [40])
        laid.update()
        #expect(told == [40])
        width?.wrappedValue = 60
        laid.update()
        #expect(told == [40, 20])
    }

    @Test func membersAreHandedOverOneByOne() {
        struct Striped: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { child in
                    child
                    Color.blue.frame(width: 10, height: 1).mark("line")
                }
            }
        }
        let laid = LaidOut(CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                _VariadicView.Tree(Striped()) {
                    Color.red.frame(height: 10).mark("a")
                    Group {
                        Color.red.frame(height: 20).mark("b")
                        Color.red.frame(height: 30).mark("c")
                    }
                }
            }
        }
        // 63 points high, in the middle of 100.
        let expected: [CGFloat] = [28.5, 49.5, 80.5]
        #expect(laid.frames("line").map(\.minY) == expected)
        #expect(laid["c"].minY == 50.5)
    }
}
