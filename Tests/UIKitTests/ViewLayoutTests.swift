import Testing
import UIKit

@testable import QuartzCore

@MainActor @Suite struct ViewLayoutTests {
    private let log = CallLog()

    @Test func eachViewIsLaidOutOnceFromTheTop() {
        let (parent, child) = (LoggingView("parent", log), LoggingView("child", log))
        parent.addSubview(child)
        parent.layer.prepareForCommit()
        #expect(
            log.take().filter { $0.hasSuffix("layoutSubviews") } == [
                "parent.layoutSubviews", "child.layoutSubviews",
            ])
        parent.layoutIfNeeded()
        #expect(log.take().isEmpty)
        child.frame.size.width = 20
        parent.layoutIfNeeded()
        #expect(log.take() == ["parent.layoutSubviews", "child.layoutSubviews"])
        child.frame.origin.x = 5
        parent.layoutIfNeeded()
        #expect(log.take().isEmpty)
        parent.setNeedsLayout()
        parent.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(log.take() == ["parent.layoutSubviews"])
    }

    @Test func placingSubviewsTakesOnePass() {
        final class Placing: UIView {
            override func layoutSubviews() {
                tag += 1
                for subview in subviews { subview.frame = bounds.insetBy(dx: 1, dy: 1) }
            }
        }
        let parent = Placing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = LoggingView("child", log)
        parent.addSubview(child)
        for (width, count) in [(10.0, 1), (30, 2), (30, 2)] {
            parent.frame.size.width = width
            parent.layer.prepareForCommit()
            #expect(parent.tag == count && child.frame.width == width - 2)
        }
    }

    @Test func drawingIsForViewsThatDraw() {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        plain.setNeedsDisplay()
        plain.layer.prepareForCommit()
        #expect(plain.layer.contents == nil)

        let view = LoggingView("view", log)
        view.layer.prepareForCommit()
        #expect(log.take() == ["view.layoutSubviews", "view.draw(10x10)"])
        #expect(view.layer.contents != nil)
        view.frame.size = CGSize(width: 12, height: 8)
        view.layer.prepareForCommit()
        #expect(log.take() == ["view.layoutSubviews"])
        view.contentMode = .redraw
        view.bounds.size = CGSize(width: 6, height: 6)
        view.layer.prepareForCommit()
        #expect(log.take() == ["view.layoutSubviews", "view.draw(6x6)"])
        view.setNeedsDisplay(.zero)
        view.contentScaleFactor = 3
        view.layer.prepareForCommit()
        #expect(log.take() == ["view.draw(6x6)"])
        let image = view.layer.contents as? CGImage
        #expect(image?.width == 18)
    }

    @Test func otherWaysToDraw() {
        final class ByLayer: UIView {
            override func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(bounds) }
        }
        final class Displaying: UIView {
            override func display(_ layer: CALayer) { layer.contents = nil; tag += 1 }
        }
        final class Dots: CALayer {
            override func draw(in ctx: CGContext) { ctx.fill(bounds) }
        }
        final class OfLayer: UIView {
            override class var layerClass: AnyClass { Dots.self }
        }
        let size = CGRect(x: 0, y: 0, width: 4, height: 4)
        let (byLayer, displaying, ofLayer) = (ByLayer(frame: size), Displaying(frame: size), OfLayer(frame: size))
        for view in [byLayer, displaying, ofLayer] { view.layer.prepareForCommit() }
        #expect(byLayer.layer.contents != nil)
        #expect(displaying.tag == 1)
        #expect(ofLayer.layer is Dots && ofLayer.layer.contents != nil)
    }

    @Test func whatIsAddedInDrawIsInTheSamePicture() {
        final class Adding: UIView {
            override func draw(_ rect: CGRect) {
                let sublayer = CAShapeLayer()
                sublayer.frame = bounds
                layer.insertSublayer(sublayer, at: 0)
                addSubview(Adding2(frame: CGRect(x: 0, y: 0, width: 2, height: 2)))
            }
        }
        final class Adding2: UIView {
            override func draw(_ rect: CGRect) { superview?.tag = 5 }
        }
        let view = Adding(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let node = view.layer.commit()
        #expect(node.children.count == 2)
        #expect(view.tag == 5)
    }

    @Test func sizes() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 7) }
        }
        let view = Fitting(frame: CGRect(x: 10, y: 10, width: 10, height: 7))
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 30, height: 7))
        #expect(view.frame == CGRect(x: 10, y: 10, width: 30, height: 7))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.bounds.size = CGSize(width: 10, height: 7)
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 30, height: 7))
        #expect(view.center == CGPoint(x: 25, y: 13.5))
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(plain.sizeThatFits(.zero) == CGSize(width: 3, height: 4))
        #expect(plain.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func geometryIsTheLayers() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.frame.origin.y = 0
        #expect(view.layer.position == CGPoint(x: 25, y: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        #expect(view.frame == CGRect(x: -5, y: 0, width: 60, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.alpha = 7
        #expect(view.alpha == 1)
        view.clipsToBounds = true
        #expect(view.layer.masksToBounds)
    }

    @Test func autoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func child(_ mask: UIView.AutoresizingMask) -> UIView {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            view.autoresizingMask = mask
            parent.addSubview(view)
            return view
        }
        let none = child([])
        let wide = child([.flexibleWidth, .flexibleHeight])
        let right = child([.flexibleLeftMargin, .flexibleTopMargin])
        let middle = child([.flexibleLeftMargin, .flexibleRightMargin])
        let all = child([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        let turned = child([.flexibleWidth])
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(none.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(wide.frame == CGRect(x: 10, y: 20, width: 130, height: 90))
        #expect(right.frame == CGRect(x: 110, y: 70, width: 30, height: 40))
        // Margins of 10 and 60 share the 100 points as 1 to 6.
        #expect(abs(middle.frame.minX - (10 + 100.0 / 7)) < 1e-9 && middle.frame.width == 30)
        #expect(all.frame == CGRect(x: 20, y: 20, width: 60, height: 40))
        #expect(turned.bounds.size == CGSize(width: 130, height: 40))
        parent.autoresizesSubviews = false
        parent.frame.size = CGSize(width: 10, height: 10)
        #expect(wide.frame.width == 130)
    }

    @Test func pointsAndHits() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let parent = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        window.addSubview(parent)
        parent.addSubview(child)
        #expect(child.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 71, y: 72))
        #expect(
            child.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: parent).origin == CGPoint(x: -50, y: -50))
        parent.bounds.origin = CGPoint(x: 10, y: 0)
        #expect(child.convert(CGPoint.zero, to: window) == CGPoint(x: 60, y: 70))
        parent.bounds.origin = .zero
        #expect(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === child)
        #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === parent)
        // Outside of the parent the child is not met.
        #expect(parent.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil)
        child.alpha = 0.005
        #expect(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === parent)
        child.alpha = 1
        child.isUserInteractionEnabled = false
        #expect(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === parent)
        #expect(!parent.point(inside: CGPoint(x: 100, y: 0), with: nil))
    }

    @Test func masksAndMargins() {
        let view = UIView()
        let mask = UIView()
        view.mask = mask
        #expect(view.layer.mask === mask.layer && view.mask === mask)
        view.mask = nil
        #expect(view.layer.mask == nil)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.directionalLayoutMargins.leading == 4)
        #expect(view.safeAreaInsets == .zero)
    }

    @Test func absurdValuesAreRefused() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        view.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
        view.center = CGPoint(x: CGFloat.nan, y: 0)
        view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        view.alpha = .nan
        view.contentScaleFactor = -.infinity
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.alpha == 1 && view.transform == .identity)
        view.frame = .infinite
        view.frame = CGRect(x: 0, y: 0, width: -5, height: 5)
        #expect(view.frame == CGRect(x: -5, y: 0, width: 5, height: 5))
        _ = view.layer.commit()
    }
}
