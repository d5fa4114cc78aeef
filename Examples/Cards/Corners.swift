import CornerKit
import UIKit

// One corner, seen from near, in the three styles: the quadratic one (coral) stays outside, the circular one (amber)
// bends evenly, and the continuous one (teal) leaves its edges earliest.
#Preview("corner styles") {
    let page = page(420, 240)
    page.addCard(30, 30, 1000, 1000, corners: 200) { $0.cornerStyle = .quadratic }
    for (style, color) in zip(CornerStyle.allCases, Palette.bright) {
        page.addCard(30, 30, 1000, 1000, nil, corners: 200) {
            $0.cornerStyle = style
            $0.borderColor = color
            $0.borderWidth = 3
        }
    }
    return page
}

// Every corner has a radius of its own; fill, border and shadow share the outline.
#Preview("own corners") {
    let page = page(420, 380)
    let leaves = [
        CardCorners(topLeft: 70, topRight: 10, bottomLeft: 10, bottomRight: 30),
        CardCorners(topLeft: 10, topRight: 70, bottomLeft: 30, bottomRight: 10),
        CardCorners(topLeft: 10, topRight: 30, bottomLeft: 70, bottomRight: 10),
        CardCorners(topLeft: 30, topRight: 10, bottomLeft: 10, bottomRight: 70),
    ]
    for (index, corners) in leaves.enumerated() {
        let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
        page.addCard(36 + column * 184, 30 + row * 166, 164, 146, Palette.bright[index], corners: corners) {
            $0.borderColor = .white
            $0.borderWidth = 4
            $0.shadow = .lifted(9)
        }
    }
    return page
}

// Corners that are too large share their edges: pills, half circles, a leaf, a drop.
#Preview("large corners") {
    let page = page(420, 210)
    page.addCard(30, 30, 160, 60, Palette.coral, corners: 1000) { $0.cornerStyle = .circular }
    page.addCard(30, 120, 160, 60, Palette.amber, corners: 1000)
    page.addCard(215, 30, 80, 150, Palette.teal, corners: .top(1000)) { $0.cornerStyle = .circular }
    page.addCard(
        320, 30, 70, 70, Palette.indigo, corners: CardCorners(topLeft: 1000, bottomRight: 1000)
    ) { $0.cornerStyle = .circular }
    page.addCard(
        320, 110, 70, 70, Palette.coral, corners: CardCorners(topLeft: 35, bottomLeft: 35, bottomRight: 35)
    ) { $0.cornerStyle = .circular }
    return page
}
