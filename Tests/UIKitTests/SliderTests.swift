import Testing
import UIKit

@testable import QuartzCore

@MainActor @Suite(.serialized) struct SliderTests {
    /// The page of the founding article, its `#selector` lowered.
    private final class Page: UIViewController {
        let demoView = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let sliderView = UISlider(frame: CGRect(x: 10, y: 0, width: 300, height: 20))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            demoView.center = view.center
            demoView.radiusLayer.strokeEnd = 0
            sliderView.addTarget(self, action: Selector("valueChange", Page.valueChange), for: .valueChanged)
            sliderView.frame.origin.y = demoView.frame.maxY + 100
            view.addSubview(demoView)
            view.addSubview(sliderView)
        }

        func valueChange() { demoView.radiusLayer.strokeEnd = CGFloat(sliderView.value) }
    }

    private final class Card: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        var radiusLayer: CAShapeLayer { layer as! CAShapeLayer }
    }

    @Test func theArticlesSliderMovesTheStroke() {
        let page = Page()
        page.loadViewIfNeeded()
        page.sliderView.value = 0.4
        #expect(page.demoView.radiusLayer.strokeEnd == 0)
        page.sliderView.sendActions(for: .valueChanged)
        #expect(page.demoView.radiusLayer.strokeEnd == CGFloat(Float(0.4)))
    }

    @Test func values() {
        let slider = UISlider()
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
        slider.value = 3
        #expect(slider.value == 1)
        slider.value = .nan
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.setValue(-.infinity, animated: true)
        #expect(slider.value == 0)
        slider.minimumValue = 20
        #expect(slider.maximumValue == 20 && slider.value == 20)
        slider.maximumValue = .nan
        #expect(slider.maximumValue == 20)
    }

    @Test func places() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 15, width: 96, height: 4))
        #expect(
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
                == CGRect(x: 0, y: 1.5, width: 31, height: 31))
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 100)
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == 100)
    }

    @Test func whatItLooksLike() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        slider.value = 0.5
        slider.minimumTrackTintColor = .red
        slider.maximumTrackTintColor = .green
        slider.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: slider.bounds.size, format: format).image { _ in
            slider.drawHierarchy(in: slider.bounds, afterScreenUpdates: true)
        }
        let pixels = try #require(Pixels(image))
        #expect(pixels[10, 17] == red && pixels[90, 17] == green && pixels[50, 17] == white)
        #expect(pixels[10, 10] == clear)
    }
}
