import CoreGraphics

/// The symbol that shows in lists and bars that there is a way on or back.
struct Chevron: View {
    enum Direction { case forward, back, up, down }

    let direction: Direction
    /// Of the text beside which the symbol would be as large, in points.
    let pointSize: CGFloat
    var weight = Font.Weight.semibold
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Image(systemName: name).font(.system(size: pointSize, weight: weight)).imageScale(.medium)
    }

    private var name: String {
        switch direction {
        case .forward: layoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
        case .back: layoutDirection == .rightToLeft ? "chevron.right" : "chevron.left"
        case .down: "chevron.down"
        case .up: "chevron.up"
        }
    }
}
