import Testing
import UIKit

@testable import QuartzCore

@MainActor @Suite(.serialized) struct SegmentedControlTests {
    private let control = UISegmentedControl(items: ["One", "Two", "Three"])

    private func inWindow(_ body: (UIWindow, TouchScreen, MediaClock) throws -> Void) rethrows {
        let clock = MediaClock(time: 0)
        try MediaClock.$current.withValue(clock) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
            window.addSubview(control)
            window.makeKeyAndVisible()
            window.settle()
            try body(window, TouchScreen(window: window), clock)
        }
    }

    private func tap(_ x: CGFloat, _ finger: TouchScreen) {
        finger.press(CGPoint(x: x, y: 16))
        finger.release()
    }

    @Test func segments() {
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.bounds.height == 32 && control.titleForSegment(at: 2) == "Three")
        #expect(control.titleForSegment(at: 3) == nil && control.widthForSegment(at: -1) == 0)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Zero")
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 3)
        control.selectedSegmentIndex = 9
        #expect(control.selectedSegmentIndex == -1)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.subviews.count == 2)
        control.layoutIfNeeded()
    }

    @Test func touchesSelect() {
        inWindow { _, finger, _ in
            var told: [Int] = []
            control.addAction(UIAction { _ in told.append(self.control.selectedSegmentIndex) }, for: .valueChanged)
            tap(150, finger)
            tap(150, finger)
            tap(290, finger)
            #expect(told == [1, 2])
            control.setEnabled(false, forSegmentAt: 0)
            tap(10, finger)
            #expect(told == [1, 2] && control.selectedSegmentIndex == 2)
            // The thumb is moved by a finger that comes down on it.
            finger.press(CGPoint(x: 290, y: 16))
            finger.move(to: CGPoint(x: 150, y: 16))
            #expect(control.selectedSegmentIndex == 1 && told.count == 2)
            finger.release()
            #expect(told == [1, 2, 1])
            control.isMomentary = true
            tap(290, finger)
            #expect(told == [1, 2, 1, 2] && control.selectedSegmentIndex == -1)
        }
    }

    @Test func theThumbSlides() {
        inWindow { window, finger, clock in
            control.selectedSegmentIndex = 0
            window.settle()
            _ = window.layer.commit()
            let thumb = control.subviews[1]
            #expect(thumb.frame == CGRect(x: 2, y: 2, width: 96, height: 28))
            tap(150, finger)
            _ = window.layer.commit()
            #expect(thumb.frame.minX == 102)
            clock.advance(to: 0.15) { _ = window.layer.commit() }
            let seen = thumb.layer.presentation()?.frame.minX ?? 0
            #expect(seen > 10 && seen < 95)
        }
    }

    @Test func whatItLooksLike() throws {
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.selectedSegmentIndex = 1
        control.selectedSegmentTintColor = .red
        control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
        control.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: control.bounds.size, format: format).image { _ in
            control.drawHierarchy(in: control.bounds, afterScreenUpdates: true)
        }
        let pixels = try #require(Pixels(image))
        #expect(pixels[110, 16] == red)
        #expect(pixels[6, 16][3] > 0 && pixels[6, 16] != red)
        #expect((120..<180).contains { pixels[$0, 16][1] > 200 })
    }
}
