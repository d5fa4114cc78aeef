import CornerKit
import UIKit

// The picture of shadows by their text.
#Preview("design-shadow") {
    paper(
        520, 180, spacing: 36,
        shadowed("0 6px 16px rgb(33 38 64 / 45%)"), shadowed("0 4px 10px 6px rgb(255 112 97 / 55%)"),
        shadowed("8px 8px 0 #212640"), shadowed("inset 0 4px 10px 2px rgb(33 38 64 / 60%)"))
}

@MainActor
private func shadowed(_ text: String) -> UIView {
    let view = card(90, 90, .white) {
        $0.corners = 22
        $0.cornerStyle = .continuous
    }
    do {
        let shadow = try DesignShadow(css: text)
        view.shadow = CardShadow(shadow)
        if shadow.isInset { view.layer.addSublayer(shadow.innerLayer(for: view.outline)) }
    } catch {
        print(error)
    }
    return view
}
