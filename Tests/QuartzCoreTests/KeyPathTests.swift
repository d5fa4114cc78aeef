import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

struct KeyPathTests {
    private func half(_ keyPath: String, _ from: Any?, _ to: Any?, on layer: CALayer = CALayer()) -> CALayer {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        let film = Film(layer)
        film.at { film.layer.add(animation, forKey: nil) }
        film.go(to: 0.5)
        return film.shown
    }

    private func number(_ layer: CALayer, _ keyPath: String) -> Double {
        (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? .nan
    }

    @Test func numbersOfLayers() {
        for keyPath in [
            "zPosition", "anchorPointZ", "cornerRadius", "borderWidth", "opacity", "shadowOpacity", "shadowRadius",
            "contentsScale", "position.x", "position.y", "bounds.size.width", "bounds.size.height",
            "bounds.origin.x", "bounds.origin.y", "anchorPoint.x", "shadowOffset.width", "shadowOffset.height",
            "contentsRect.origin.x", "contentsRect.size.width", "transform.scale", "transform.scale.xy",
            "transform.scale.x",
            "transform.scale.y", "transform.scale.z", "transform.translation.x", "transform.translation.y",
            "transform.translation.z", "transform.rotation", "transform.rotation.x", "transform.rotation.y",
            "transform.rotation.z", "sublayerTransform.rotation.z", "sublayerTransform.scale.x",
        ] {
            #expect(near(number(half(keyPath, 0.25, 0.75), keyPath), 0.5), "\(keyPath)")
        }
    }

    @Test func numbersOfShapesAndGradients() {
        for keyPath in ["strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase"] {
            #expect(near(number(half(keyPath, 0.25, 0.75, on: CAShapeLayer()), keyPath), 0.5), "\(keyPath)")
        }
        for keyPath in ["startPoint.x", "endPoint.y"] {
            #expect(near(number(half(keyPath, 0.25, 0.75, on: CAGradientLayer()), keyPath), 0.5), "\(keyPath)")
        }
        let gradient = CAGradientLayer()
        gradient.colors = [CGColor.red, CGColor.red]
        let shown = half("colors", [CGColor.red, CGColor.blue], [CGColor.green, CGColor.blue], on: gradient)
        let colors = ((shown as? CAGradientLayer)?.colors as? [CGColor])?.map { $0.components ?? [] }
        #expect(colors == [[0.5, 0.5, 0, 1], [0, 0, 1, 1]])
        let moved = half("locations", [0, 0.2], [0.5, 1], on: gradient) as? CAGradientLayer
        #expect(near(moved?.locations?.map(\.doubleValue) ?? [], [0.25, 0.6]))
    }

    @Test func structures() {
        #expect(half("position", CGPoint(x: 0, y: 2), CGPoint(x: 10, y: 4)).position == CGPoint(x: 5, y: 3))
        let rects = (CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 4, y: 4, width: 4, height: 6))
        #expect(half("bounds", rects.0, rects.1).bounds == CGRect(x: 2, y: 2, width: 3, height: 4))
        let sizes = (CGSize(width: 2, height: 2), CGSize(width: 4, height: 8))
        #expect(half("bounds.size", sizes.0, sizes.1).bounds.size == CGSize(width: 3, height: 5))
        #expect(half("shadowOffset", sizes.0, sizes.1).shadowOffset == CGSize(width: 3, height: 5))
        let translated = half("transform.translation", sizes.0, sizes.1).affineTransform()
        #expect(translated.tx == 3 && translated.ty == 5)
        #expect(half("hidden", false, true).isHidden)
    }

    @Test func boxesOfEveryMake() {
        let numbers: [Any] = [
            2, 2.0, Float(2), CGFloat(2), NSNumber(value: 2), UInt8(2), Int64(2), Optional(CGFloat(2)) as Any,
        ]
        for box in numbers { #expect(near(Double(half("cornerRadius", 0, box).cornerRadius), 1), "\(box)") }
        let point = CGPoint(x: 2, y: 4)
        for box in [point, point as NSValue] as [Any] {
            #expect(half("position", CGPoint.zero, box).position == CGPoint(x: 1, y: 2))
        }
        let turn = CATransform3DMakeRotation(1, 0, 0, 1)
        for box in [turn, NSValue(caTransform3D: turn), CATransform3DGetAffineTransform(turn)] as [Any] {
            let shown = half("transform", CATransform3DIdentity, box)
            #expect(near(number(shown, "transform.rotation.z"), 0.5))
        }
        #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
        #expect((turn as NSValue as Any) as? CATransform3D == turn)
    }

    @Test func colours() {
        #expect(half("backgroundColor", CGColor.red, CGColor.blue).backgroundColor?.components == [0.5, 0, 0.5, 1])
        // From no colour: the same one, clear.
        #expect(half("backgroundColor", NSNull(), CGColor.red).backgroundColor?.components == [1, 0, 0, 0.5])
        let gray = half("borderColor", CGColor(gray: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(gray.borderColor?.components == [0.5, 0, 0, 1])
    }

    @Test func paths() {
        func ellipse(_ size: CGFloat) -> CGPath {
            CGPath(ellipseIn: CGRect(x: 0, y: 0, width: size, height: size), transform: nil)
        }
        let shape = half("path", ellipse(10), ellipse(20), on: CAShapeLayer()) as? CAShapeLayer
        #expect(shape?.path?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 15, height: 15))
        // Paths of other elements have nothing between them.
        let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 7, height: 7), transform: nil)
        let jumped = half("path", ellipse(10), rect, on: CAShapeLayer()) as? CAShapeLayer
        #expect(jumped?.path == rect)
        #expect(half("shadowPath", ellipse(10), ellipse(20)).shadowPath?.boundingBoxOfPath.width == 15)
    }

    @Test func transformsByTheirParts() {
        let start = CATransform3DIdentity
        let end = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeScale(3, 3, 1), CATransform3DMakeRotation(.pi / 2, 0, 0, 1)),
            CATransform3DMakeTranslation(10, 20, 0))
        let shown = half("transform", start, end)
        #expect(near(number(shown, "transform.rotation.z"), .pi / 4) && near(number(shown, "transform.scale.x"), 2))
        #expect(near(number(shown, "transform.translation.y"), 10))
        let mirrored = half("transform", start, CATransform3DMakeScale(-1, 1, 1)).transform
        #expect(near([Double(mirrored.m11), Double(mirrored.m22), Double(mirrored.m12)], [0, 1, 0]))
    }

    @Test func aScaleInThePlaneLeavesDepth() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 4, 5)
        #expect(number(layer, "transform.scale.xy") == 3)
        layer.setValue(7, forKeyPath: "transform.scale.xy")
        #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(7, 7, 5)))
    }

    @Test func turnsKeepTheOtherParts() {
        let layer = CALayer()
        layer.transform = CATransform3DConcat(
            CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(4, 5, 0))
        let shown = half("transform.rotation.z", 0, Double.pi, on: layer)
        #expect(near(number(shown, "transform.scale.x"), 2) && near(number(shown, "transform.scale.y"), 3))
        #expect(
            near(number(shown, "transform.rotation.z"), .pi / 2) && number(shown, "transform.translation.x") == 4)
        for (angle, axis) in [(0.3, "x"), (-0.9, "y"), (2.5, "z"), (1.2, "x")] {
            layer.transform = CATransform3DIdentity
            layer.setValue(angle, forKeyPath: "transform.rotation.\(axis)")
            let vector = (x: axis == "x" ? 1.0 : 0, y: axis == "y" ? 1.0 : 0, z: axis == "z" ? 1.0 : 0)
            let wanted = CATransform3DMakeRotation(angle, vector.x, vector.y, vector.z)
            let difference = zip(layer.transform.rows, wanted.rows).map { ($0 - $1).max() }.max() ?? 1
            #expect(abs(difference) < 1e-12, "\(axis)")
        }
    }

    @Test func manyTransformsAreMadeOfTheirParts() {
        var seed: UInt64 = 7
        func random() -> CGFloat {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(Double(seed >> 11) / Double(1 << 53)) * 4 - 2
        }
        for _ in 0..<300 {
            var matrix = CATransform3DIdentity
            matrix.m34 = random() / 100
            matrix = CATransform3DRotate(matrix, random() * 3, random(), random(), random())
            matrix = CATransform3DScale(matrix, random(), random(), random())
            matrix = CATransform3DTranslate(matrix, random(), random(), random())
            matrix = CATransform3DConcat(
                CATransform3DMakeAffineTransform(
                    CGAffineTransform(a: 1, b: 0, c: random(), d: 1, tx: 0, ty: 0)), matrix)
            guard abs(matrix.m44) > 0.1 else { continue }
            let w = matrix.m44
            let unit = CATransform3D(rows: matrix.rows.map { $0 / Double(w) })
            let made = TransformParts(matrix).matrix
            for (found, wanted) in zip(made.rows, unit.rows) {
                for lane in 0..<4 { #expect(abs(found[lane] - wanted[lane]) < 1e-7, "\(found) \(wanted)") }
            }
        }
    }

    @Test func valuesByName() {
        let layer = CAShapeLayer()
        layer.setValue(3, forKey: "cornerRadius")
        layer.setValue(NSNumber(value: 0.5), forKeyPath: "opacity")
        layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
        layer.setValue(8, forKeyPath: "bounds.size.width")
        layer.setValue(true, forKey: "hidden")
        layer.setValue(CGColor.red, forKey: "fillColor")
        layer.setValue("round", forKey: "lineCap")
        layer.setValue("a tag", forKey: "tag of my own")
        layer.setValue(2, forKey: "speed")
        #expect(layer.cornerRadius == 3 && layer.opacity == 0.5 && layer.bounds.width == 8 && layer.isHidden)
        #expect(layer.fillColor == .red && layer.lineCap == .round && layer.speed == 2)
        #expect(
            layer.value(forKey: "cornerRadius") as? CGFloat == 3
                && layer.value(forKey: "cornerRadius") as? Double == 3)
        #expect(layer.value(forKey: "tag of my own") as? String == "a tag" && layer.value(forKey: "absent") == nil)
        #expect(layer.value(forKeyPath: "frame.size.height") as? CGFloat == 4)
        #expect(layer.value(forKey: "isHidden") as? Bool == true && layer.value(forKey: "position") is CGPoint)
        layer.setValue(nil, forKey: "fillColor")
        layer.setValue("no number", forKey: "cornerRadius")
        #expect(layer.fillColor == nil && layer.cornerRadius == 3)
        #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
        #expect(CALayer(layer: layer).value(forKey: "tag of my own") as? String == "a tag")
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("mine", forKey: "id")
        animation.setValue(2, forKey: "duration")
        animation.setValue(1, forKeyPath: "fromValue")
        let copy = animation.copy() as? CABasicAnimation
        #expect(
            copy?.value(forKey: "id") as? String == "mine" && copy?.duration == 2 && copy?.fromValue as? Int == 1)
        #expect(copy?.value(forKey: "keyPath") as? String == "opacity")
    }

    @Test func whatCannotBeAnimated() {
        let wrong: [(String, Any?, Any?)] = [
            ("frame", CGRect.zero, CGRect.zero), ("nothing", 0, 1), ("position.z", 0, 1), ("", 0, 1), (".", 0, 1),
            ("opacity.x", 0, 1), ("position", 1, 2), ("backgroundColor", 1, "x"), ("transform", "a", nil),
            ("path", 1, 2), ("opacity", "x", NSObject()), ("opacity", Double.nan, CGFloat.infinity),
            ("bounds", CGRect.null, CGRect.infinite), ("transform.rotation.z", Double.infinity, -Double.infinity),
            ("contents", 1, 2), ("name", "a", "b"), ("shadowPath", NSNull(), NSNull()),
        ]
        for (keyPath, from, to) in wrong {
            let shown = half(keyPath, from, to)
            #expect(
                shown.opacity.isFinite && shown.position.x.isFinite && shown.transform.m11.isFinite, "\(keyPath)")
            _ = half(keyPath, from, to, on: CAShapeLayer())
        }
    }
}
