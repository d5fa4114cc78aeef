import CoreGraphics
import Testing

@testable import QuartzCore

/// Values that make no sense draw something, and never end the program.
struct HostileTests {
    static let values: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1e300, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e18, 0,
    ]

    private func layer() -> CALayer {
        let layer = CALayer.box(CGRect(x: 2, y: 2, width: 6, height: 6), .red)
        layer.cornerRadius = 2
        layer.borderWidth = 1
        layer.shadowOpacity = 0.5
        layer.addSublayer(.box(CGRect(x: 1, y: 1, width: 2, height: 2), .green))
        return layer
    }

    private func draw(_ change: (CALayer) -> Void) {
        let layer = layer()
        change(layer)
        _ = Picture(.root(10, 10, layer), width: 10, height: 10)
        _ = layer.hitTest(CGPoint(x: 4, y: 4))
        _ = layer.convert(CGPoint(x: 4, y: 4), to: nil)
    }

    @Test(arguments: values) func geometry(_ value: CGFloat) {
        draw { $0.frame = CGRect(x: value, y: 1, width: 3, height: 3) }
        draw { $0.frame = CGRect(x: 1, y: 1, width: value, height: value) }
        draw { $0.bounds = CGRect(x: value, y: value, width: 3, height: value) }
        draw { $0.position = CGPoint(x: value, y: value) }
        draw { $0.anchorPoint = CGPoint(x: value, y: 0) }
        draw { $0.zPosition = value }
        draw { $0.setAffineTransform(CGAffineTransform(scaleX: value, y: value)) }
        draw { $0.setAffineTransform(CGAffineTransform(rotationAngle: value)) }
        draw {
            $0.setAffineTransform(CGAffineTransform(a: value, b: value, c: value, d: value, tx: value, ty: value))
        }
        draw { $0.sublayerTransform = CATransform3DMakeScale(value, 1, 1) }
        draw { $0.sublayerTransform = CATransform3DMakeTranslation(value, value, value) }
    }

    @Test(arguments: values) func style(_ value: CGFloat) {
        draw { $0.cornerRadius = value }
        draw {
            $0.cornerRadius = value
            $0.cornerCurve = .continuous
            $0.maskedCorners = [.layerMinXMinYCorner]
            $0.masksToBounds = true
        }
        draw { $0.borderWidth = value }
        draw { $0.opacity = Float(value) }
        draw { $0.shadowOpacity = Float(value) }
        draw { $0.shadowRadius = value }
        draw { $0.shadowOffset = CGSize(width: value, height: value) }
        draw { $0.shadowPath = CGPath(rect: CGRect(x: value, y: 0, width: 5, height: value), transform: nil) }
        draw {
            $0.shadowRadius = value
            $0.backgroundColor = nil
        }
    }

    @Test(arguments: values) func contents(_ value: CGFloat) throws {
        let image = try #require(ContentsTests.image(4, 4) { _, _ in 0xff00_00ff })
        draw {
            $0.contents = image
            $0.contentsScale = value
            $0.contentsGravity = .center
        }
        draw {
            $0.contents = image
            $0.contentsRect = CGRect(x: value, y: 0, width: value, height: 1)
        }
        draw {
            $0.contents = image
            $0.contentsCenter = CGRect(x: value, y: 0.5, width: 0.1, height: value)
        }
        let drawn = LayoutTests.Recorder("a", LayoutTests.Recorder.Log())
        drawn.bounds.size = CGSize(width: 4, height: 4)
        drawn.contentsScale = value
        drawn.setNeedsDisplay()
        _ = Picture(drawn, width: 4, height: 4)
        drawn.bounds.size = CGSize(width: value, height: 4)
        drawn.setNeedsDisplay()
        _ = Picture(drawn, width: 4, height: 4)
    }

    @Test(arguments: values) func shapes(_ value: CGFloat) {
        func shape(_ change: (CAShapeLayer) -> Void) {
            let layer = CAShapeLayer()
            layer.path = CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 6, height: 6), transform: nil)
            layer.strokeColor = .green
            layer.shadowOpacity = 1
            change(layer)
            _ = Picture(layer, width: 8, height: 8)
        }
        shape { $0.lineWidth = value }
        shape { $0.miterLimit = value }
        shape { $0.strokeStart = value }
        shape { $0.strokeEnd = value }
        shape {
            $0.lineDashPhase = value; $0.lineDashPattern = [1, 2]
        }
        shape { $0.lineDashPattern = [NSNumber(value: Double(value)), 1] }
        shape { $0.path = CGPath(ellipseIn: CGRect(x: value, y: 0, width: 3, height: value), transform: nil) }
    }

    @Test(arguments: values) func gradients(_ value: CGFloat) {
        func gradient(_ change: (CAGradientLayer) -> Void) {
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
            layer.colors = [CGColor.red, CGColor.blue]
            change(layer)
            _ = Picture(layer, width: 6, height: 6)
        }
        gradient { $0.startPoint = CGPoint(x: value, y: value) }
        gradient { $0.endPoint = CGPoint(x: 0.5, y: value) }
        gradient { $0.locations = [NSNumber(value: Double(value)), 0.5] }
        gradient { $0.locations = [0.5, NSNumber(value: Double(value))] }
    }
}
