import CornerKit
import UIKit

/// A front page made of cards alone, the largest with rounded bottom corners only.
@MainActor
func today(_ style: UIUserInterfaceStyle) -> UIView {
    let page = page(360, 560, style: style)

    // The head fills the top of the page: its upper corners stay square.
    let head = page.addCard(0, 0, 360, 210, Palette.indigo, corners: .bottom(44)) { $0.shadow = .lifted(12) }
    head.addCard(24, 34, 52, 52, Palette.amber, corners: 26) { $0.cornerStyle = .circular }
    head.addCard(92, 42, 130, 12, UIColor.white.withAlphaComponent(0.9), corners: 6)
    head.addCard(92, 64, 84, 10, UIColor.white.withAlphaComponent(0.5), corners: 5)

    // A card that hangs over the head's edge.
    let summary = page.addCard(24, 120, 312, 140) { $0.shadow = .lifted(10) }
    summary.addCard(20, 22, 96, 96, nil, corners: 28) {
        $0.borderColor = Palette.line
        $0.borderWidth = 9
    }
    summary.addCard(20, 22, 96, 96, nil, corners: 28) {
        $0.borderColor = Palette.coral
        $0.borderWidth = 9
        $0.strokeProgress = 0.68
    }
    summary.addCard(140, 34, 140, 14, Palette.ink, corners: 7)
    for (row, width) in [120.0, 146, 98].enumerated() {
        summary.addCard(140, 62 + CGFloat(row) * 18, width, 8, Palette.line, corners: 4)
    }

    // Two neighbours, rounded where they do not touch, on one shadow.
    page.addCard(24, 284, 312, 110, corners: 26) { $0.shadow = .lifted(8) }
    page.addCard(24, 284, 155, 110, Palette.teal, corners: .left(26))
        .addCard(18, 18, 34, 34, UIColor.white.withAlphaComponent(0.35), corners: 10)
    page.addCard(181, 284, 155, 110, Palette.coral, corners: .right(26))
        .addCard(18, 18, 34, 34, UIColor.white.withAlphaComponent(0.35), corners: 10)

    // A list: the first row is rounded at the top, the last one at the bottom.
    for row in 0..<3 {
        let corners: CardCorners = row == 0 ? .top(22) : row == 2 ? .bottom(22) : .zero
        let card = page.addCard(24, 418 + CGFloat(row) * 41, 312, 40, corners: corners)
        card.addCard(14, 10, 20, 20, Palette.bright[row], corners: 7)
        card.addCard(46, 16, 150 - CGFloat(row) * 28, 8, Palette.line, corners: 4)
    }
    return page
}

// Square upper corners at the head, touching neighbours, list rows: each card rounds what it should.
#Preview("today") { today(.light) }

// The same views in dark mode: fills and borders follow.
#Preview("today, dark") { today(.dark) }
