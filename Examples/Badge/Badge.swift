import CornerKit
import SwiftUI

// The badge, step by step: a line, a hexagon, its corners, its gradient, the symbol, the symbol turned, the whole.

/// The hexagon's lines alone.
struct PlainHexagon: Shape {
    func path(in rect: CGRect) -> Path { HexagonShape(cornerReach: 0).path(in: rect) }
}

struct BadgeSteps_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Path { path in
                path.move(to: CGPoint(x: 190, y: 57))
                path.addLine(to: CGPoint(x: 120, y: 10))
            }
            .stroke(Color.black, lineWidth: 2)
            .previewDisplayName("1 a line")
            PlainHexagon().fill(Color.black).previewDisplayName("2 straight lines")
            HexagonShape().fill(Color.black).previewDisplayName("3 curves")
            Badge(count: 0).previewDisplayName("4 a gradient")
            BadgeSymbol().fill(Color.indigo).previewDisplayName("5 the symbol")
            BadgeSymbol().fill(Color.indigo).padding(60).rotationEffect(.degrees(5), anchor: .bottom)
                .previewDisplayName("6 the symbol turned")
            Badge().previewDisplayName("7 the badge")
            Badge(colors: [.teal, .blue], symbolColor: .white, count: 6).shadow(radius: 6, y: 4).padding(16)
                .previewDisplayName("8 other numbers")
        }
        .previewLayout(.fixed(width: 200, height: 200))
    }
}

#Preview("card", traits: .fixedLayout(width: 260, height: 140)) {
    Badge()
        .padding(20)
        .frame(width: 200, height: 100)
        .card(
            corners: CardCorners(topLeft: 30, topRight: 10, bottomLeft: 10, bottomRight: 50), fill: Color.white,
            border: (Color.green, 2), shadow: CardShadow(opacity: 0.3, radius: 8))
}
