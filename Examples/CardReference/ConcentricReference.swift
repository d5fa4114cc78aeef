import CornerKit
import UIKit

// The pictures of nested corners.

// Containers with corners of 0, 28, 14 and 42, the card in one of three places.
#Preview("concentric-corners") {
    paper(
        480, 180,
        nested(at: CGPoint(x: 8, y: 8)), nested(at: CGPoint(x: 35, y: 35)), nested(at: CGPoint(x: 62, y: 62)))
}

// Corners of 56, then what is left of them 12, 24 and 36 points further in.
#Preview("concentric-chain") {
    let outer = container(220, 200, 56, Paint.ink)
    var view: ConcentricContainerView = outer
    for color in [Paint.indigo, Paint.teal, Paint.amber] {
        let inner = ConcentricView(frame: view.bounds.insetBy(dx: 12, dy: 12))
        inner.fillColor = color
        view.addSubview(inner)
        view = inner
    }
    return paper(320, 260, outer)
}

@MainActor
private func container(_ width: CGFloat, _ height: CGFloat, _ corners: CardCorners, _ color: UIColor)
    -> ConcentricContainerView
{
    let view = ConcentricContainerView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.corners = corners
    view.fillColor = color
    return view
}

@MainActor
private func nested(at place: CGPoint) -> UIView {
    let outer = container(
        130, 130, CardCorners(topLeft: 0, topRight: 28, bottomLeft: 14, bottomRight: 42), Paint.ghost)
    let inner = ConcentricView(frame: CGRect(origin: place, size: CGSize(width: 60, height: 60)))
    inner.fillColor = Paint.teal
    outer.addSubview(inner)
    return outer
}
