import CornerKit
import UIKit

// The pictures in CornerKit's reference: one preview each, named as the picture is.

let leaf = CardCorners(topLeft: 30, topRight: 10, bottomLeft: 10, bottomRight: 80)

// Fill, border and shadow follow one outline with a radius of its own at each corner.
#Preview("card-view") {
    paper(
        400, 240,
        card(280, 150, Paint.amber) {
            $0.corners = leaf
            $0.cornerStyle = .continuous
            $0.borderColor = Paint.ink
            $0.borderWidth = 3
            $0.shadow = CardShadow(color: Paint.ink, opacity: 0.35, radius: 12, offset: CGSize(width: 0, height: 8))
        })
}

// A radius of its own at each corner: 30, 10, 10 and 150.
#Preview("own-corners") {
    paper(
        360, 360,
        card(300, 300, .orange) {
            $0.corners = CardCorners(topLeft: 30, topRight: 10, bottomLeft: 10, bottomRight: 150)
        })
}

// One radius, three curves: quadratic, circular, continuous.
#Preview("corner-styles") {
    paper(
        460, 180,
        onGhost(
            card(120, 120, Paint.coral) {
                $0.corners = 38
                $0.cornerStyle = .quadratic
            }),
        onGhost(
            card(120, 120, Paint.teal) {
                $0.corners = 38
                $0.cornerStyle = .circular
            }),
        onGhost(
            card(120, 120, Paint.indigo) {
                $0.corners = 38
                $0.cornerStyle = .continuous
            }))
}

#Preview("named-corners") {
    paper(
        460, 140, spacing: 20,
        card(90, 80, Paint.coral) { $0.corners = .top(28) },
        card(90, 80, Paint.amber) { $0.corners = .bottom(28) },
        card(90, 80, Paint.teal) { $0.corners = .left(28) },
        card(90, 80, Paint.indigo) { $0.corners = .right(28) })
}

// Radii of 400 in cards of 150 × 70: half of the short side, or the whole of it where the neighbours are square.
#Preview("limited-corners") {
    paper(
        400, 130,
        onGhost(
            card(150, 70, Paint.teal) {
                $0.corners = 400
                $0.cornerStyle = .circular
            }),
        onGhost(
            card(150, 70, Paint.indigo) {
                $0.corners = CardCorners(topLeft: 400, bottomRight: 400)
                $0.cornerStyle = .circular
            }))
}

// Where the outline begins, and where its lines and curves meet.
#Preview("corner-path") {
    let view = card(280, 150, nil) {
        $0.corners = CardCorners(topLeft: 50, topRight: 20, bottomLeft: 20, bottomRight: 70)
        $0.cornerStyle = .circular
        $0.borderColor = Paint.ink
        $0.borderWidth = 2
    }
    let corners = view.outline.corners
    let (width, height) = (view.bounds.width, view.bounds.height)
    let meetings: [(CGFloat, CGFloat)] = [
        (width - corners.topRight, 0), (width, corners.topRight), (width, height - corners.bottomRight),
        (width - corners.bottomRight, height), (corners.bottomLeft, height), (0, height - corners.bottomLeft),
        (0, corners.topLeft),
    ]
    for (x, y) in meetings {
        let dot = card(8, 8, Paint.indigo) { $0.corners = 4 }
        dot.cornerStyle = .circular
        dot.center = CGPoint(x: x, y: y)
        view.addSubview(dot)
    }
    let arrow = CGMutablePath()
    arrow.addLines(between: [CGPoint(x: 0, y: -9), CGPoint(x: 16, y: 0), CGPoint(x: 0, y: 9)])
    arrow.closeSubpath()
    let start = CAShapeLayer()
    start.path = arrow
    start.fillColor = Paint.coral.cgColor
    start.position = CGPoint(x: corners.topLeft, y: 0)
    view.layer.addSublayer(start)
    return paper(360, 220, view)
}

#Preview("card-shadow") {
    paper(
        360, 220,
        card(240, 120, .white) {
            $0.corners = 24
            $0.cornerStyle = .continuous
            $0.shadow = CardShadow(color: Paint.ink, opacity: 0.3, radius: 14, offset: CGSize(width: 0, height: 10))
        })
}

// The shadow follows the drawn part of the border.
#Preview("shadow-of-content") {
    paper(
        360, 220,
        card(240, 120, nil) {
            $0.corners = leaf
            $0.borderColor = Paint.teal
            $0.borderWidth = 8
            $0.strokeProgress = 0.75
            $0.shadow = CardShadow(
                color: Paint.ink, opacity: 0.6, radius: 5, offset: CGSize(width: 0, height: 6), caster: .content)
        })
}

#Preview("card-border") {
    paper(
        360, 200,
        card(240, 120, Paint.amber) {
            $0.corners = 32
            $0.cornerStyle = .continuous
            $0.borderColor = Paint.ink
            $0.borderWidth = 6
        })
}

// A quarter, a half, nine tenths of the outline's length, from the end of the top left corner.
#Preview("stroke-progress") {
    paper(460, 170, ring(0.25, Paint.coral), ring(0.5, Paint.teal), ring(0.9, Paint.indigo))
}

@MainActor
func ring(_ progress: CGFloat, _ color: UIColor) -> CardView {
    card(110, 110, .white) {
        $0.corners = 30
        $0.cornerStyle = .continuous
        $0.borderColor = color
        $0.borderWidth = 6
        $0.strokeProgress = progress
    }
}

// The same card in both styles of the interface.
#Preview("light-and-dark") {
    paper(400, 160, spacing: 0, half(.light), half(.dark))
}

@MainActor
func half(_ style: UIUserInterfaceStyle) -> UIView {
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
    half.overrideUserInterfaceStyle = style
    half.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : Paint.paper }
    let sample = CardView(frame: CGRect(x: 35, y: 35, width: 130, height: 90))
    sample.corners = 24
    sample.cornerStyle = .continuous
    sample.borderColor = UIColor { $0.userInterfaceStyle == .dark ? Paint.amber : Paint.indigo }
    sample.borderWidth = 2
    half.addSubview(sample)
    return half
}
