import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct SliderTests {
    private let counter = ActionCounter()

    private func slider(_ frame: NSRect, _ change: (NSSlider) -> Void = { _ in }) -> NSSlider {
        let slider = NSSlider(value: 0, minValue: 0, maxValue: 100, target: counter, action: ActionCounter.selector)
        slider.frame = frame
        change(slider)
        return slider
    }

    @Test func valuesStayBetweenTheLimits() {
        let slider = NSSlider(value: 7, minValue: 0, maxValue: 5, target: nil, action: nil)
        #expect(slider.doubleValue == 5 && slider.intValue == 5 && slider.stringValue == "5.0")
        slider.doubleValue = .nan
        #expect(slider.doubleValue == 5)
        slider.minValue = 10
        #expect(slider.maxValue == 10 && slider.doubleValue == 10)
        slider.maxValue = .infinity
        #expect(slider.maxValue == 10)
        slider.maxValue = 20
        slider.floatValue = -3
        #expect(slider.doubleValue == 10)
        slider.stringValue = "12"
        #expect(slider.doubleValue == 12)
    }

    /// The knob of 20 points goes from 12 points to 12 points before the end: 176 points in a frame of 200.
    @Test func theMouseDragsTheKnob() {
        let slider = slider(NSRect(x: 0, y: 0, width: 200, height: 28))
        let stage = MouseStage(slider)
        stage.run {
            stage.press(14, 14)
            #expect(counter.values.isEmpty)
            stage.drag(14 + 88, 14)
            #expect(slider.doubleValue == 50 && counter.values == [50])
            stage.drag(500, 14)
            stage.release(500, 14)
            #expect(slider.doubleValue == 100 && counter.values == [50, 100])
            // Beside the knob, it comes to the mouse.
            stage.press(12 + 44, 14)
            #expect(slider.doubleValue == 25)
            stage.release(12 + 44, 14)
            slider.isContinuous = false
            stage.press(12 + 44, 14)
            stage.drag(12 + 88, 14)
            #expect(counter.values.count == 3)
            stage.release(12 + 88, 14)
            #expect(counter.values.last == 50 && counter.values.count == 4)
            slider.isEnabled = false
            stage.click(12, 14)
            #expect(slider.doubleValue == 50)
        }
    }

    @Test func verticalSlidersGrowUpwards() {
        let slider = slider(NSRect(x: 0, y: 0, width: 28, height: 200))
        #expect(slider.isVertical)
        let stage = MouseStage(slider)
        stage.run {
            stage.click(14, 12 + 176)
            #expect(slider.doubleValue == 100)
            stage.click(14, 12 + 44)
            #expect(slider.doubleValue == 25)
        }
    }

    @Test func tickMarks() {
        let slider = slider(NSRect(x: 0, y: 0, width: 200, height: 28)) {
            $0.numberOfTickMarks = 5
            $0.allowsTickMarkValuesOnly = true
        }
        #expect((0..<5).map(slider.tickMarkValue) == [0, 25, 50, 75, 100])
        #expect(slider.closestTickMarkValue(toValue: 60) == 50 && slider.closestTickMarkValue(toValue: 1e9) == 100)
        // The knob is a bar of 8 points then.
        #expect(slider.rectOfTickMark(at: 0).midX == 6 && slider.rectOfTickMark(at: 4).midX == 194)
        #expect(slider.indexOfTickMark(at: NSPoint(x: 100, y: 21)) == 2)
        #expect(slider.indexOfTickMark(at: .zero) == NSNotFound)
        let stage = MouseStage(slider)
        stage.run {
            stage.click(6 + 100, 14)
            #expect(slider.doubleValue == 50)
            stage.type("\u{F703}")
            #expect(slider.doubleValue == 50)
            stage.window.makeFirstResponder(slider)
            stage.type("\u{F703}")
            #expect(slider.doubleValue == 75)
        }
    }

    /// Clockwise from the top.
    @Test func dials() {
        let slider = slider(NSRect(x: 0, y: 0, width: 40, height: 40)) { $0.sliderType = .circular }
        let stage = MouseStage(slider)
        stage.run {
            stage.press(35, 20)
            #expect(abs(slider.doubleValue - 25) < 1e-9)
            stage.drag(20, 5)
            #expect(abs(slider.doubleValue - 50) < 1e-9)
            stage.drag(5, 20)
            #expect(abs(slider.doubleValue - 75) < 1e-9)
            stage.release(20, 20)
            #expect(abs(slider.doubleValue - 75) < 1e-9)
        }
    }

    @Test func drawing() throws {
        let pixels = try AppKitStage.pixels {
            let slider = NSSlider(value: 0.5, minValue: 0, maxValue: 1, target: nil, action: nil)
            slider.frame = NSRect(x: 0, y: 0, width: 100, height: 28)
            return slider
        }
        #expect(pixels[20, 14] == [0, 122, 255, 255] && pixels[50, 14] == white && pixels[50, 6] == white)
        #expect(pixels[80, 14][3] < 40 && pixels[20, 8] == clear)
        #expect(NSSlider(target: nil, action: nil).fittingSize.height == 28)
    }

    @Test func switches() {
        let toggle = NSSwitch()
        toggle.target = counter
        toggle.action = ActionCounter.selector
        #expect(toggle.frame.size == NSSize(width: 42, height: 25) && toggle.state == .off)
        let stage = MouseStage(toggle)
        stage.run {
            stage.click(20, 12)
            #expect(toggle.state == .on && counter.values == [1])
            toggle.state = .mixed
            #expect(toggle.state == .on)
            stage.click(20, 12)
            #expect(toggle.state == .off)
        }
    }

    @Test func steppers() {
        let stepper = NSStepper()
        stepper.target = counter
        stepper.action = ActionCounter.selector
        stepper.maxValue = 3
        #expect(stepper.frame.size == NSSize(width: 19, height: 28))
        let stage = MouseStage(stepper)
        stage.run {
            stage.click(9, 20)
            #expect(stepper.doubleValue == 1)
            stage.click(9, 5)
            stage.click(9, 5)
            #expect(stepper.doubleValue == 3)
            stepper.valueWraps = false
            stage.click(9, 20)
            #expect(stepper.doubleValue == 3 && counter.count == 3)
            stepper.doubleValue = 0
            // Half a second, then ten a second.
            stage.press(9, 20)
            stage.wait(0.72)
            stage.release(9, 20)
            stage.wait(1)
            #expect(counter.values.suffix(3) == [1, 2, 3] || stepper.doubleValue == 3)
        }
    }

    @Test func segments() throws {
        let control = NSSegmentedControl(
            labels: ["A", "BB", "C"], trackingMode: .selectOne, target: counter, action: ActionCounter.selector)
        #expect(control.segmentCount == 3 && control.selectedSegment == -1 && control.label(forSegment: 1) == "BB")
        for index in 0..<3 { control.setWidth(40, forSegment: index) }
        #expect(control.fittingSize == NSSize(width: 124, height: 24))
        control.sizeToFit()
        let stage = MouseStage(control)
        try stage.run {
            stage.click(60, 12)
            #expect(control.selectedSegment == 1 && control.isSelected(forSegment: 1) && counter.count == 1)
            stage.click(20, 12)
            #expect(control.selectedSegment == 0 && !control.isSelected(forSegment: 1))
            let pixels = try stage.pixels()
            #expect(pixels[6, 191] == [0, 122, 255, 255] && pixels[86, 191] == white)
            control.trackingMode = .selectAny
            stage.click(60, 12)
            #expect(control.isSelected(forSegment: 0) && control.isSelected(forSegment: 1))
            control.setEnabled(false, forSegment: 2)
            stage.click(100, 12)
            #expect(!control.isSelected(forSegment: 2) && counter.count == 3)
            control.selectedSegment = 7
            #expect(control.selectedSegment == -1)
            control.segmentCount = -4
            #expect(control.segmentCount == 0 && control.image(forSegment: 3) == nil)
        }
    }

    @Test func progress() throws {
        func pixels(_ value: Double) throws -> Pixels {
            try AppKitStage.pixels {
                let bar = NSProgressIndicator(frame: NSRect(x: 0, y: 0, width: 100, height: 20))
                bar.isIndeterminate = false
                bar.doubleValue = value
                return bar
            }
        }
        let half = try pixels(50)
        #expect(half[40, 10] == [0, 122, 255, 255] && half[60, 10] != [0, 122, 255, 255] && half[60, 10][3] > 0)
        #expect(try pixels(1e9)[95, 10] == [0, 122, 255, 255])
        let bar = NSProgressIndicator()
        bar.doubleValue = .nan
        bar.increment(by: 500)
        #expect(bar.doubleValue == 100 && bar.intrinsicContentSize.height == 20)
        bar.style = .spinning
        bar.controlSize = .small
        #expect(bar.intrinsicContentSize == NSSize(width: 16, height: 16))
    }
}
