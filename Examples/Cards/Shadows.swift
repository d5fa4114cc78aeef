import CornerKit
import UIKit

// Close and dark, soft and far, coloured, and a glow without an offset.
#Preview("shadows") {
    let page = page(420, 200)
    let shadows = [
        CardShadow(color: Palette.shade, opacity: 0.45, radius: 2, offset: CGSize(width: 0, height: 2)),
        CardShadow(color: Palette.shade, opacity: 0.3, radius: 16, offset: CGSize(width: 0, height: 14)),
        CardShadow(color: Palette.teal, opacity: 0.9, radius: 9, offset: CGSize(width: 0, height: 8)),
        CardShadow(color: Palette.coral, opacity: 0.9, radius: 10, offset: .zero),
    ]
    for (column, shadow) in shadows.enumerated() {
        page.addCard(32 + CGFloat(column) * 93, 55, 76, 90, corners: 20) { $0.shadow = shadow }
    }
    return page
}

// One card, laid out at 60 × 60 and then resized: path, border and shadow went along.
#Preview("resized") {
    let page = page(420, 250)
    let frames = [
        CGRect(x: 30, y: 95, width: 60, height: 60), CGRect(x: 120, y: 65, width: 100, height: 120),
        CGRect(x: 250, y: 40, width: 140, height: 170),
    ]
    for (index, frame) in frames.enumerated() {
        let card = page.addCard(0, 0, 60, 60, corners: CardCorners(topLeft: 16, bottomRight: 48)) {
            $0.borderColor = Palette.bright[index]
            $0.borderWidth = 3
            $0.shadow = .lifted(9)
        }
        card.layoutIfNeeded()
        card.frame = frame
    }
    return page
}
