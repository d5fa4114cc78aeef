import Testing
import UIKit

@testable import QuartzCore
@testable import UIKit

@MainActor @Suite(.serialized) struct SmallControlTests {
    private func picture(_ view: UIView) throws -> Pixels {
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        return try #require(Pixels(image))
    }

    @Test func aSwitchIsTurned() throws {
        try onScreen { window, finger, _ in
            let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
            #expect(control.frame.size == CGSize(width: 51, height: 31))
            control.onTintColor = .red
            var log: [Bool] = []
            control.addAction(UIAction { _ in log.append(control.isOn) }, for: .valueChanged)
            window.addSubview(control)
            control.isOn = true
            #expect(log.isEmpty)
            let on = try picture(control)
            #expect(on[8, 15] == red && on[36, 15] == white)
            for _ in 0..<2 {
                finger.press(point(20, 20))
                finger.release()
            }
            finger.press(point(20, 20))
            finger.move(to: point(199, 199))
            finger.release()
            #expect(log == [false, true] && control.isOn)
        }
    }

    @Test func aStepperSteps() {
        onScreen { window, finger, clock in
            let stepper = UIStepper(frame: .zero)
            var log: [Double] = []
            stepper.addAction(UIAction { _ in log.append(stepper.value) }, for: .valueChanged)
            window.addSubview(stepper)
            stepper.maximumValue = 2
            for x in [80.0, 80, 80, 10] {
                finger.press(point(x, 10))
                finger.release()
            }
            #expect(log == [1, 2, 1])
            stepper.wraps = true
            stepper.stepValue = 2
            finger.press(point(80, 10))
            finger.release()
            #expect(stepper.value == 0)
            stepper.wraps = false
            (stepper.maximumValue, stepper.stepValue) = (100, 1)
            finger.press(point(80, 10))
            clock.advance(to: 1.05)
            finger.release()
            clock.advance(to: 5)
            #expect(stepper.value == 7)
            stepper.value = .nan
            #expect(stepper.value == 7)
        }
    }

    @Test func progressAndPages() throws {
        let progress = UIProgressView(progressViewStyle: .default)
        progress.frame = CGRect(x: 0, y: 0, width: 40, height: 4)
        progress.progressTintColor = .red
        progress.trackTintColor = .green
        progress.progress = 0.5
        progress.progress = .nan
        let bar = try picture(progress)
        #expect(bar[10, 2] == red && bar[30, 2] == green && progress.progress == 0.5)
        progress.setProgress(9, animated: true)
        #expect(progress.progress == 1)
        try onScreen { window, finger, _ in
            let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
            pages.numberOfPages = 3
            pages.currentPageIndicatorTintColor = .red
            pages.pageIndicatorTintColor = .green
            window.addSubview(pages)
            var count = 0
            pages.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
            for x in [90.0, 90, 90, 10] {
                finger.press(point(x, 10))
                finger.release()
            }
            #expect(pages.currentPage == 1 && count == 3)
            let dots = try picture(pages)
            #expect(dots[50, 13] == red && dots[33, 13] == green)
            pages.numberOfPages = 1
            #expect(pages.currentPage == 0 && pages.intrinsicContentSize == CGSize(width: 7, height: 26))
        }
    }

    @Test func anIndicatorTurns() throws {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.isHidden && indicator.bounds.size == CGSize(width: 37, height: 37))
        indicator.color = .red
        indicator.startAnimating()
        #expect(indicator.isAnimating && !indicator.isHidden)
        #expect(try picture(indicator)[18, 5] == red)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
    }
}

@MainActor @Suite(.serialized) struct ButtonTests {
    private func image(_ color: UIColor, _ side: CGFloat = 10) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func pixels(_ view: UIView) throws -> Pixels {
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return try #require(
            Pixels(
                UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
                    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                }))
    }

    @Test func statesFallBackToNormal() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        let (normal, selected) = (image(.red), image(.green))
        button.setImage(normal, for: .normal)
        button.setImage(selected, for: .selected)
        button.setTitle("a", for: .normal)
        button.setTitleColor(.blue, for: .disabled)
        #expect(button.image(for: .highlighted) === normal && button.title(for: .disabled) == "a")
        #expect(button.titleColor(for: .normal) == nil && button.titleColor(for: .disabled) == .blue)
        button.isSelected = true
        #expect(button.currentImage === selected)
        button.setTitle(nil, for: .normal)
        #expect(try pixels(button)[20, 15] == green)
        button.isSelected = false
        #expect(try pixels(button)[20, 15] == red)
        // Darker while it is held, unless there is an image for that.
        button.isHighlighted = true
        let dark = try pixels(button)[20, 15]
        #expect(dark[0] < 140 && dark[0] > 110 && dark[3] == 255)
        button.setImage(selected, for: .highlighted)
        #expect(try pixels(button)[20, 15] == green)
        button.setImage(nil, for: .highlighted)
        button.adjustsImageWhenHighlighted = false
        #expect(try pixels(button)[20, 15] == red)
    }

    @Test func placesAndInsets() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        button.setImage(image(.red), for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 15, y: 10, width: 10, height: 10))
        #expect(button.intrinsicContentSize == CGSize(width: 10, height: 10))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 2, y: 1, width: 34, height: 26))
        #expect(button.sizeThatFits(.zero) == CGSize(width: 16, height: 14))
        button.contentEdgeInsets = .zero
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 10, y: 20, width: 10, height: 10))
        final class Placed: UIButton {
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 1, y: 2, width: 3, height: 4)
            }
        }
        let placed = Placed(frame: button.frame)
        placed.setImage(image(.red), for: .normal)
        placed.layoutIfNeeded()
        #expect(placed.imageView?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func configurations() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.image = image(.red)
        configuration.cornerStyle = .fixed
        configuration.background.cornerRadius = 0
        let button = UIButton(configuration: configuration)
        #expect(button.bounds.size == CGSize(width: 34, height: 24))
        button.tintColor = .green
        let filled = try pixels(button)
        #expect(filled[1, 1] == green && filled[17, 12] == white)
        button.configuration = .plain()
        button.setImage(image(.red).withRenderingMode(.alwaysOriginal), for: .normal)
        let plain = try pixels(button)
        #expect(plain[1, 1] == clear && plain[17, 12] == red)
        var updates = 0
        button.configurationUpdateHandler = { button in
            updates += 1
            button.configuration?.baseBackgroundColor = button.isHighlighted ? .red : .blue
        }
        button.layoutIfNeeded()
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(updates == 2 && button.configuration?.baseBackgroundColor == .red)
    }

    @Test func systemButtonsTint() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        button.setImage(image(.red), for: .normal)
        button.tintColor = .blue
        #expect(try pixels(button)[10, 10] == blue)
        let action = UIAction(title: "", image: image(.green)) { _ in }
        let acting = UIButton(frame: button.frame, primaryAction: action)
        #expect(acting.currentImage === action.image && acting.buttonType == .system)
    }
}
