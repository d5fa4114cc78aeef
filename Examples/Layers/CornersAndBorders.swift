import QuartzCore
import UIKit

// A corner radius rounds the background alone; only the clipped layer on the right rounds its sublayer too.
#Preview("corner and clip") {
    let page = page(360, 190)
    page.addBox(40, 35, 100, 100) {
        $0.layer.cornerRadius = 24
        $0.addOverhang()
    }
    page.addBox(210, 35, 100, 100) {
        $0.layer.cornerRadius = 24
        $0.layer.masksToBounds = true
        $0.addOverhang()
    }
    return page
}

// Each corner may be rounded or square: the upper ones, the lower ones, a diagonal.
#Preview("masked corners") {
    let page = page(360, 150)
    let masks: [CACornerMask] = [
        [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
        [.layerMinXMinYCorner, .layerMaxXMaxYCorner],
    ]
    for (column, mask) in masks.enumerated() {
        page.addBox(35 + CGFloat(column) * 105, 35, 80, 80, [Paint.blue, Paint.rose, Paint.mint][column]) {
            $0.layer.cornerRadius = 30
            $0.layer.maskedCorners = mask
        }
    }
    return page
}

// One radius, seen from near: the blue continuous corner over the red circular one, which it leaves along the edges.
#Preview("continuous over circular") {
    let page = page(360, 240)
    for (color, curve) in [(Paint.rose, CALayerCornerCurve.circular), (Paint.navy, .continuous)] {
        page.addBox(30, 30, 1000, 1000, color) {
            $0.layer.cornerRadius = 220
            $0.layer.cornerCurve = curve
        }
    }
    return page
}

// A border lies inside the bounds and over the sublayers; inside, its radius is smaller by its width.
#Preview("borders") {
    let page = page(360, 170)
    for (column, width) in [2.0, 8, 20].enumerated() {
        page.addBox(25 + CGFloat(column) * 108, 32, 84, 84, Paint.sun) {
            $0.addBox(42, 42, 60, 60, Paint.mint)
            $0.layer.cornerRadius = 24
            $0.layer.borderWidth = width
            $0.layer.borderColor = Paint.navy.cgColor
        }
    }
    return page
}
