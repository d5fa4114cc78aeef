import QuartzCore
import UIKit

// A layer without a background casts the shadow of its sublayers, gaps and all.
#Preview("shadow of the content") {
    let page = page(360, 220)
    page.addBox(70, 40, 220, 130, nil) {
        $0.addBox(0, 0, 100, 60, Paint.blue).layer.cornerRadius = 30
        $0.addBox(112, 0, 108, 130, Paint.sun).layer.cornerRadius = 18
        $0.addBox(0, 72, 100, 58, Paint.mint).layer.cornerRadius = 12
        $0.layer.castShadow(0.45, radius: 8, down: 8)
    }
    return page
}

// A shadow path may be any shape: a flat ellipse lets the ball float, bent lower edges let the sheet curl.
#Preview("shadow paths") {
    let page = page(360, 220)
    page.addBox(60, 50, 90, 90, Paint.rose) {
        $0.layer.cornerRadius = 45
        $0.layer.castShadow(0.5, radius: 5, down: 0)
        $0.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 8, y: 104, width: 74, height: 16)).cgPath
    }
    page.addBox(200, 50, 110, 110, .white) {
        let curl = UIBezierPath()
        curl.move(to: CGPoint(x: 4, y: 40))
        curl.addLine(to: CGPoint(x: 106, y: 40))
        curl.addLine(to: CGPoint(x: 108, y: 120))
        curl.addQuadCurve(to: CGPoint(x: 2, y: 120), controlPoint: CGPoint(x: 55, y: 96))
        curl.close()
        $0.layer.castShadow(0.55, radius: 5, down: 0)
        $0.layer.shadowPath = curl.cgPath
    }
    return page
}

// A clip cuts off the layer's own shadow (left); a shadow below a clipped layer keeps both (right).
#Preview("shadow and clip") {
    let page = page(360, 200)
    page.addBox(50, 45, 100, 100) {
        $0.layer.cornerRadius = 26
        $0.layer.masksToBounds = true
        $0.layer.castShadow(0.5, radius: 10, down: 8)
        $0.addOverhang()
    }
    page.addBox(210, 45, 100, 100, nil) {
        $0.layer.castShadow(0.5, radius: 10, down: 8)
        $0.layer.shadowPath = UIBezierPath(roundedRect: $0.bounds, cornerRadius: 26).cgPath
        $0.addBox(0, 0, 100, 100) { content in
            content.layer.cornerRadius = 26
            content.layer.cornerCurve = .continuous
            content.layer.masksToBounds = true
            content.addOverhang()
        }
    }
    return page
}
