import QuartzCore
import UIKit

/// A gradient from one colour to another, from the upper left to the lower right.
@MainActor
func gradient(_ colors: [UIColor], in frame: CGRect) -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.frame = frame
    gradient.colors = colors.map(\.cgColor)
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    return gradient
}

@MainActor
func star(in rect: CGRect) -> CGPath {
    // Corners of a five-pointed star on a unit circle, from the top.
    let corners: [(CGFloat, CGFloat)] = [
        (0, -1), (0.588, 0.809), (-0.951, -0.309), (0.951, -0.309), (-0.588, 0.809),
    ]
    let path = CGMutablePath()
    path.addLines(
        between: corners.map {
            CGPoint(
                x: rect.midX + $0.0 * rect.width / 2, y: rect.midY + 0.05 * rect.height + $0.1 * rect.height / 2)
        })
    path.closeSubpath()
    return path
}

// A mask works like a biscuit cutter. The star is filled non-zero on the left and even-odd on the right.
#Preview("shape masks") {
    let page = page(360, 190)
    for (column, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
        let sky = gradient(
            [Paint.sun, Paint.rose, Paint.navy],
            in: CGRect(x: 35 + CGFloat(column) * 155, y: 25, width: 135, height: 135))
        let cutter = CAShapeLayer()
        cutter.path = star(in: sky.bounds)
        cutter.fillRule = rule
        sky.mask = cutter
        page.layer.addSublayer(sky)
    }
    return page
}

// Only the alpha of a mask's image counts: opaque stripes keep, half-clear ones let the page through.
#Preview("image mask") {
    let page = page(360, 190)
    let sky = gradient([Paint.mint, Paint.blue], in: CGRect(x: 60, y: 30, width: 240, height: 130))
    let stripes = UIGraphicsImageRenderer(size: sky.bounds.size).image { _ in
        for step in 0..<6 {
            UIColor.red.withAlphaComponent(1 - CGFloat(step) * 0.16).setFill()
            UIBezierPath(
                roundedRect: CGRect(x: CGFloat(step) * 40 + 3, y: 0, width: 34, height: 130), cornerRadius: 11
            ).fill()
        }
    }
    let mask = CALayer()
    mask.frame = sky.bounds
    mask.contents = stripes.cgImage
    sky.mask = mask
    page.layer.addSublayer(sky)
    return page
}

// The mask cuts the shadow together with what casts it; a layer around both keeps the shadow whole.
#Preview("shadow of a masked layer") {
    let page = page(360, 200)
    let sky = gradient([Paint.rose, Paint.sun], in: CGRect(x: 0, y: 0, width: 150, height: 120))
    let cutter = CAShapeLayer()
    cutter.path = CGPath(ellipseIn: sky.bounds.insetBy(dx: 4, dy: 4), transform: nil)
    sky.mask = cutter
    let around = CALayer()
    around.frame = CGRect(x: 105, y: 35, width: 150, height: 120)
    around.castShadow(0.5, radius: 9, down: 9)
    around.addSublayer(sky)
    page.layer.addSublayer(around)
    return page
}

// A gradient is rounded with its layer; its stops may lie anywhere.
#Preview("gradients") {
    let page = page(360, 170)
    let first = gradient([Paint.blue, Paint.navy], in: CGRect(x: 30, y: 35, width: 90, height: 100))
    first.cornerRadius = 26
    let second = gradient([Paint.sun, Paint.rose], in: CGRect(x: 135, y: 35, width: 90, height: 100))
    second.cornerRadius = 45
    second.startPoint = CGPoint(x: 0.5, y: 0)
    second.endPoint = CGPoint(x: 0.5, y: 1)
    let third = gradient([Paint.mint, .white, Paint.blue], in: CGRect(x: 240, y: 35, width: 90, height: 100))
    third.cornerRadius = 26
    third.cornerCurve = .continuous
    third.locations = [0, 0.25, 1]
    third.startPoint = CGPoint(x: 0, y: 0.5)
    third.endPoint = CGPoint(x: 1, y: 0.5)
    for layer in [first, second, third] { page.layer.addSublayer(layer) }
    return page
}
