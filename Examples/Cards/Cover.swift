import CornerKit
import UIKit

// What cards are made of: own corners, a border, its drawn part, a shadow of the outline and one of the stroke.
#Preview("cover") {
    let page = page(560, 250, style: .light)
    page.addCard(
        40, 44, 220, 150, Palette.amber,
        corners: CardCorners(topLeft: 30, topRight: 10, bottomLeft: 10, bottomRight: 80)
    ) {
        $0.borderColor = .white
        $0.borderWidth = 4
        $0.shadow = .lifted(12)
    }
    page.addCard(288, 44, 104, 68, Palette.coral, corners: .top(30)) { $0.shadow = .lifted(8) }
    page.addCard(288, 126, 104, 68, Palette.teal, corners: .bottom(30)) { $0.shadow = .lifted(8) }
    let ring = page.addCard(420, 44, 100, 150, corners: 34) { $0.shadow = .lifted(10) }
    ring.addCard(20, 20, 60, 60, nil, corners: 20) {
        $0.borderColor = Palette.line
        $0.borderWidth = 7
    }
    ring.addCard(20, 20, 60, 60, nil, corners: 20) {
        $0.borderColor = Palette.indigo
        $0.borderWidth = 7
        $0.strokeProgress = 0.7
    }
    ring.addCard(20, 100, 60, 9, Palette.ink, corners: 4)
    ring.addCard(20, 117, 40, 7, Palette.line, corners: 3)
    return page
}
