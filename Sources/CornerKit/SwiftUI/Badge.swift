import SwiftUI

/// A badge: a hexagon with a gradient, and a symbol that turns about its middle.
///
/// It is a square, as large as its space allows.
public struct Badge: View {
    private let colors: [Color]
    private let symbolColor: Color
    private let count: Int
    private let symbolScale: CGFloat
    private let hexagon: HexagonShape
    private let symbol: BadgeSymbol

    /// - Parameters:
    ///   - colors: Of the ground, from its top to six tenths of its height.
    ///   - symbolColor: Each symbol is half opaque, so that those that cross are darker.
    ///   - count: How many symbols stand around the middle.
    ///   - symbolScale: How large a symbol is, as a fraction of the badge.
    public init(
        colors: [Color] = [
            Color(red: 239 / 255, green: 120 / 255, blue: 221 / 255),
            Color(red: 239 / 255, green: 172 / 255, blue: 120 / 255),
        ],
        symbolColor: Color = Color(red: 79 / 255, green: 79 / 255, blue: 191 / 255), count: Int = 8,
        symbolScale: CGFloat = 0.25, hexagon: HexagonShape = HexagonShape(), symbol: BadgeSymbol = BadgeSymbol()
    ) {
        self.colors = colors
        self.symbolColor = symbolColor
        self.count = max(0, count)
        self.symbolScale = symbolScale
        self.hexagon = hexagon
        self.symbol = symbol
    }

    public var body: some View {
        ZStack {
            hexagon.fill(
                LinearGradient(
                    gradient: Gradient(colors: colors), startPoint: UnitPoint(x: 0.5, y: 0),
                    endPoint: UnitPoint(x: 0.5, y: 0.6)))
            GeometryReader { geometry in
                symbols(geometry.size)
                    .scaleEffect(symbolScale, anchor: .top)
                    .position(x: geometry.size.width / 2, y: (0.5 + symbolScale) * geometry.size.height)
            }
        }
        .aspectRatio(1, contentMode: .fit)
    }

    /// Each about 60 points larger on all sides than the badge, and turned about the middle of its lower edge.
    private func symbols(_ size: CGSize) -> some View {
        ForEach(0..<count, id: \.self) { index in
            symbol.fill(symbolColor)
                .padding(-60)
                .rotationEffect(.degrees(Double(index) / Double(count) * 360), anchor: .bottom)
        }
        .opacity(0.5)
    }
}
