import CornerKit
import UIKit

// The border grows clockwise from the end of the top left corner, in equal lengths from card to card.
#Preview("stroke progress") {
    let page = page(420, 230)
    for step in 0..<8 {
        let (column, row) = (CGFloat(step % 4), CGFloat(step / 4))
        page.addCard(35 + column * 95, 35 + row * 95, 65, 65, corners: 22) {
            $0.borderColor = Palette.bright[step % 4]
            $0.borderWidth = 6
            $0.strokeProgress = CGFloat(step + 1) / 8
        }
    }
    return page
}

// Without a fill the shadow can follow what is drawn: here a part of the border.
#Preview("shadow of a stroke") {
    let page = page(420, 220)
    let corners = CardCorners(topLeft: 20, topRight: 10, bottomLeft: 10, bottomRight: 60)
    for (column, progress) in [0.4, 0.7, 1].enumerated() {
        page.addCard(40 + CGFloat(column) * 122, 50, 96, 110, nil, corners: corners) {
            $0.borderColor = Palette.bright[column + 1]
            $0.borderWidth = 7
            $0.strokeProgress = progress
            $0.shadow = CardShadow(
                color: Palette.shade, opacity: 0.5, radius: 5, offset: CGSize(width: 0, height: 7), caster: .content
            )
        }
    }
    return page
}
