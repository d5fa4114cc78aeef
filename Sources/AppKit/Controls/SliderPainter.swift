import QuartzCore

/// Draws a slider in its present state.
@MainActor struct SliderPainter {
    let slider: NSSlider

    func draw() {
        let layout = slider.layoutMetrics
        let part = slider.part(of: slider.doubleValue)
        if slider.sliderType == .circular { return drawDial(layout, part) }
        let track = layout.track
        ControlInk.track.setFill()
        ControlShapes.rounded(track, 2).fill()
        // With marks nothing tells what lies before the knob.
        if slider.numberOfTickMarks == 0 {
            ControlInk.accent(slider.trackFillColor, isEnabled: slider.isEnabled).setFill()
            ControlShapes.rounded(layout.filled(part: part), 2).fill()
        }
        NSColor.tertiaryLabelColor.setFill()
        for index in 0..<min(slider.numberOfTickMarks, 10_000) { slider.rectOfTickMark(at: index).fill() }
        ControlShapes.drawKnob(
            layout.knobRect(part: part), isPressed: slider.isDragged, isEnabled: slider.isEnabled)
    }

    private func drawDial(_ layout: SliderLayout, _ part: CGFloat) {
        ControlShapes.drawKnob(layout.dial, isPressed: slider.isDragged, isEnabled: slider.isEnabled)
        let dot = layout.dialPoint(part: part, inset: 5)
        NSColor.secondaryLabelColor.setFill()
        NSBezierPath(ovalIn: NSRect(x: dot.x - 1.5, y: dot.y - 1.5, width: 3, height: 3)).fill()
    }
}
