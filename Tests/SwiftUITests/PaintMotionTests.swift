import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@testable import SwiftUI

/// Colours and gradients on their way.
@MainActor struct PaintMotionTests {
    private let second = Animation.linear(duration: 1)

    /// All nodes that are drawn, masks among them.
    private func nodes(_ graph: ViewGraph) -> [RenderNode] {
        var found: [RenderNode] = []
        func walk(_ node: RenderNode) {
            found.append(node)
            if let mask = node.mask { walk(mask) }
            for child in node.children { walk(child) }
        }
        if let node = graph.renderNode() { walk(node) }
        return found
    }

    private func isMixed(_ color: CGColor?) -> Bool {
        guard let color else { return false }
        let (red, _, blue) = color.sRGB
        return red > 0.2 && red < 0.8 && blue > 0.2 && blue < 0.8
    }

    /// Shows two views one after the other, and what is drawn at half of the way and at its end.
    private func way(_ view: (Bool) -> some View) -> (middle: [RenderNode], end: [RenderNode]) {
        let stage = TransitionTests.Stage()
        stage.show(view(false))
        stage.show(view(true), animation: second)
        stage.go(to: 0.5)
        let middle = nodes(stage.graph)
        stage.go(to: 1.1)
        return (middle, nodes(stage.graph))
    }

    private let red = Color.pure(1, 0, 0)
    private let blue = Color.pure(0, 0, 1)
    private func color(_ isOn: Bool) -> Color { isOn ? blue : red }

    @Test func aColorThatIsAView() {
        let (middle, end) = way { color($0) }
        #expect(middle.contains { isMixed($0.background) })
        #expect(end.contains { $0.background == CGColor(red: 0, green: 0, blue: 1, alpha: 1) })
    }

    @Test func colorsOfShapesTextAndSymbols() {
        func check(_ name: String, _ view: (Bool) -> some View) {
            let (middle, end) = way(view)
            #expect(middle.contains { isMixed($0.shape?.fillColor) }, "\(name)")
            #expect(!end.contains { isMixed($0.shape?.fillColor) }, "\(name)")
        }
        check("fill") { Circle().fill(color($0)) }
        check("stroke") { Circle().stroke(color($0), lineWidth: 4) }
        check("background") { Text("").frame(width: 40, height: 40).background(color($0)) }
        check("border") { Rectangle().fill(.clear).border(color($0)) }
        check("foregroundStyle") { Circle().foregroundStyle(color($0)) }
        check("foregroundColor") { Circle().foregroundColor(color($0)) }
        check("tint") { Circle().fill(.tint).tint(color($0)) }
        check("level") { Circle().fill(.secondary).foregroundStyle(color($0)) }
        check("text") { Text("A").foregroundStyle(color($0)) }
        check("text of its own") { Text("A").foregroundColor(color($0)) }
        check("symbol") { Image(systemName: "heart.fill").foregroundStyle(color($0)) }
    }

    @Test func colorsOfShadows() {
        let (middle, end) = way { Circle().fill(.black).shadow(color: color($0), radius: 2) }
        #expect(middle.contains { isMixed($0.shadow?.color) })
        #expect(end.contains { $0.shadow?.color == CGColor(red: 0, green: 0, blue: 1, alpha: 1) })
    }

    @Test func gradientsByStopsPointsAndRadii() throws {
        func gradient(_ view: (Bool) -> some View) throws -> RenderGradient {
            try #require(way(view).middle.compactMap(\.gradient).first)
        }
        let linear = try gradient {
            LinearGradient(
                stops: [.init(color: color($0), location: 0), .init(color: .white, location: $0 ? 1 : 0.5)],
                startPoint: $0 ? .topLeading : .topTrailing, endPoint: .bottomLeading)
        }
        #expect(isMixed(linear.colors.first) && abs(linear.locations[1] - 0.75) < 0.02)
        #expect(abs(linear.startPoint.x - 0.5) < 0.02)
        let radial = try gradient {
            RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: $0 ? 30 : 50)
        }
        #expect(abs(radial.endPoint.x - 0.9) < 0.01)
        let elliptical = try gradient {
            EllipticalGradient(colors: [red, blue], endRadiusFraction: $0 ? 0.3 : 0.5)
        }
        #expect(abs(elliptical.endPoint.x - 0.9) < 0.01)
        let angular = try gradient {
            AngularGradient(colors: [red, blue], center: .center, angle: .degrees($0 ? 180 : 0))
        }
        #expect(abs(angular.endPoint.x - angular.startPoint.x) < 0.001 && angular.endPoint.y > angular.startPoint.y)
    }

    @Test func gradientsOfDifferentCountsChangeAtOnce() {
        let (middle, _) = way {
            LinearGradient(colors: $0 ? [red, blue, red] : [blue, red], startPoint: .top, endPoint: .bottom)
        }
        #expect(middle.compactMap(\.gradient).first?.colors.count == 3)
        #expect(!middle.compactMap(\.gradient).contains { $0.colors.contains { isMixed($0) } })
    }

    @Test func whatIsNoNumberDoesNoHarm() {
        let (middle, end) = way {
            RadialGradient(
                stops: [
                    .init(color: red, location: .nan),
                    .init(color: Color(white: $0 ? .infinity : .nan), location: 1),
                ],
                center: UnitPoint(x: $0 ? .infinity : 0, y: .nan), startRadius: 0, endRadius: $0 ? .nan : 1e300)
        }
        #expect(middle.count + end.count >= 0)
    }

    @Test func withoutAnAnimationColorsChangeAtOnce() {
        let stage = TransitionTests.Stage()
        stage.show(color(false))
        stage.show(color(true))
        stage.go(to: 0.1)
        #expect(!nodes(stage.graph).contains { isMixed($0.background) })
    }

    /// A band of light over a text that wanders once it has appeared, by the usual modifiers.
    private struct Band: View {
        @State private var isAtEnd = false

        var body: some View {
            Color.black.frame(width: 100, height: 20).mask {
                LinearGradient(
                    colors: [.clear, .black, .clear], startPoint: isAtEnd ? .trailing : UnitPoint(x: -1, y: 0.5),
                    endPoint: isAtEnd ? UnitPoint(x: 2, y: 0.5) : .leading)
            }
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isAtEnd)
            .onAppear { isAtEnd = true }
        }
    }

    @Test func aBandOfLightWandersThroughAMask() throws {
        let phone = Phone(Band(), CGSize(width: 100, height: 100))
        defer { phone.hide() }
        func start() throws -> CGFloat {
            try #require(nodes(phone.host.graph).compactMap(\.gradient).first).startPoint.x
        }
        phone.wait(0.25)
        #expect(abs(try start() + 0.5) < 0.1)
        phone.wait(0.5)
        #expect(abs(try start() - 0.5) < 0.1)
        phone.wait(0.5)
        #expect(abs(try start() + 0.5) < 0.1, "it begins anew")
    }

    /// What hangs on a view, moved by a change that is made as soon as the view appears.
    private struct Hanging: View {
        @State private var isMoved = false

        private var bar: some View {
            Color.pure(1, 0, 0).frame(width: 10, height: 10).offset(x: isMoved ? 40 : 0)
        }

        var body: some View {
            Color.black.frame(width: 100, height: 20)
                .overlay { bar }
                .background { bar }
                .mask { bar }
                .animation(.linear(duration: 1), value: isMoved)
                .onAppear { isMoved = true }
        }
    }

    @Test func whatHangsOnAViewMovesFromWhereItStood() {
        let phone = Phone(Hanging(), CGSize(width: 100, height: 100))
        defer { phone.hide() }
        phone.wait(0.5)
        var found: [CGFloat] = []
        func walk(_ node: RenderNode, _ space: CGAffineTransform) {
            let space = node.transform.concatenating(space)
            if node.background == CGColor(red: 1, green: 0, blue: 0, alpha: 1) {
                found.append(node.outline.rect.applying(space).minX)
            }
            if let mask = node.mask { walk(mask, space) }
            for child in node.children { walk(child, space) }
        }
        if let node = phone.host.graph.renderNode() { walk(node, .identity) }
        #expect(found.count == 3 && found.allSatisfy { abs($0 - 65) < 2 })
    }
}
