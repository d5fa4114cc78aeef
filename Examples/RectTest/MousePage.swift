#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit

    /// The canvas with its controls under it: a checkbox for the mode, sliders for the radius and the present mode's
    /// minimum, and a button that plays the animation.
    final class MousePage: NSView {
        let canvas = MouseCanvas()
        private let toggle = NSButton(checkboxWithTitle: "Different corners", target: nil, action: nil)
        private let radiusSlider = NSSlider(value: 28, minValue: 0, maxValue: 52, target: nil, action: nil)
        private let minimumSlider = NSSlider(value: 8, minValue: 0, maxValue: 24, target: nil, action: nil)
        private let radiusLabel = NSTextField(labelWithString: "")
        private let minimumLabel = NSTextField(labelWithString: "")

        init() {
            super.init(frame: NSRect(x: 0, y: 0, width: 320, height: 552))
            wantsLayer = true
            layer?.backgroundColor = NSColor.white.cgColor
            canvas.setFrameOrigin(.zero)
            addSubview(canvas)
            toggle.frame = NSRect(x: 18, y: 412, width: 284, height: 18)
            toggle.target = self
            toggle.action = #selector(modeChanged)
            addSubview(toggle)
            add(radiusSlider, radiusLabel, y: 440, #selector(radiusSlid))
            add(minimumSlider, minimumLabel, y: 474, #selector(minimumSlid))
            let play = NSButton(title: "Play", target: self, action: #selector(playClicked))
            play.frame = NSRect(x: 13, y: 508, width: 294, height: 32)
            addSubview(play)
            update()
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override var isFlipped: Bool { true }

        private func add(_ slider: NSSlider, _ label: NSTextField, y: CGFloat, _ action: Selector) {
            label.frame = NSRect(x: 18, y: y + 6, width: 110, height: 16)
            slider.frame = NSRect(x: 134, y: y, width: 168, height: 28)
            slider.target = self
            slider.action = action
            addSubview(label)
            addSubview(slider)
        }

        @objc private func modeChanged() {
            canvas.settings.usesDifferentCorners = toggle.state == .on
            update()
        }

        @objc private func radiusSlid() {
            canvas.settings.radius = CGFloat(radiusSlider.doubleValue.rounded())
            update()
        }

        @objc private func minimumSlid() {
            canvas.settings.minimum = CGFloat(minimumSlider.doubleValue.rounded())
            update()
        }

        @objc private func playClicked() { canvas.play() }

        /// Brings the controls to what is set.
        private func update() {
            let settings = canvas.settings
            toggle.state = settings.usesDifferentCorners ? .on : .off
            radiusSlider.doubleValue = Double(settings.radius)
            minimumSlider.doubleValue = Double(settings.minimum)
            radiusLabel.stringValue = "Radius \(Int(settings.radius))"
            minimumLabel.stringValue = "Minimum \(Int(settings.minimum))"
        }
    }
#endif
