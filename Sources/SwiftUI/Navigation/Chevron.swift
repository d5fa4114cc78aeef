import CoreGraphics

/// An angle that points somewhere, as lists and bars show that there is a way on or back.
struct Chevron: View {
    enum Direction { case forward, back, up, down }

    let direction: Direction
    /// Across the way that it points, in points.
    let size: CGFloat
    var weight: CGFloat = 2
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        let isFlat = direction == .up || direction == .down
        ChevronShape(turns: turns)
            .stroke(style: StrokeStyle(lineWidth: weight, lineCap: .round, lineJoin: .round))
            .frame(width: isFlat ? size : size * 0.55, height: isFlat ? size * 0.55 : size)
    }

    private var turns: Int {
        switch direction {
        case .forward: layoutDirection == .rightToLeft ? 2 : 0
        case .back: layoutDirection == .rightToLeft ? 0 : 2
        case .down: 1
        case .up: 3
        }
    }
}

/// Two lines that meet at the right, turned by quarters.
private struct ChevronShape: Shape {
    let turns: Int

    func path(in rect: CGRect) -> Path {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let tips = [
            CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY),
        ]
        let ends = [
            (corners[0], corners[3]), (corners[0], corners[1]), (corners[1], corners[2]), (corners[3], corners[2]),
        ]
        return Path { path in
            path.move(to: ends[turns].0)
            path.addLine(to: tips[turns])
            path.addLine(to: ends[turns].1)
        }
    }
}
