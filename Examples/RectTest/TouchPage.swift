#if canImport(UIKit)
    import UIKit

    /// The canvas with its controls under it: a switch for the mode, sliders for the radius and the present mode's
    /// minimum, the read-out, and a button that plays the animation.
    final class TouchPage: UIView {
        let canvas = TouchCanvas()
        private let topRow = UILabel()
        private let bottomRow = UILabel()
        private let toggle = UISwitch()
        private let radiusSlider = UISlider()
        private let minimumSlider = UISlider()
        private let radiusLabel = UILabel()
        private let minimumLabel = UILabel()

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 560))
            backgroundColor = .white
            addSubview(canvas)
            for (row, y) in [(topRow, 360), (bottomRow, 382)] {
                row.frame = CGRect(x: 20, y: y, width: 280, height: 22)
                row.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
                row.textAlignment = .center
                addSubview(row)
            }
            let modeLabel = label("Different corners", y: 416)
            modeLabel.frame.size.width = 180
            toggle.frame.origin = CGPoint(x: 300 - toggle.frame.width, y: 414)
            toggle.addTarget(self, action: #selector(modeChanged), for: .valueChanged)
            addSubview(toggle)
            add(radiusSlider, radiusLabel, y: 456, values: 0...52, #selector(radiusSlid))
            add(minimumSlider, minimumLabel, y: 492, values: 0...24, #selector(minimumSlid))
            let play = UIButton(type: .system)
            play.setTitle("Play", for: .normal)
            play.frame = CGRect(x: 20, y: 524, width: 280, height: 30)
            play.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
            addSubview(play)
            canvas.inner.radiiChanged = { [weak self] in self?.show($0) }
            update()
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        private func label(_ text: String, y: CGFloat) -> UILabel {
            let label = UILabel(frame: CGRect(x: 20, y: y, width: 110, height: 28))
            label.text = text
            label.font = .systemFont(ofSize: 15)
            addSubview(label)
            return label
        }

        private func add(
            _ slider: UISlider, _ label: UILabel, y: CGFloat, values: ClosedRange<Float>, _ action: Selector
        ) {
            label.frame = CGRect(x: 20, y: y, width: 110, height: 28)
            label.font = .systemFont(ofSize: 15)
            slider.frame = CGRect(x: 136, y: y, width: 164, height: 28)
            slider.minimumValue = values.lowerBound
            slider.maximumValue = values.upperBound
            slider.addTarget(self, action: action, for: .valueChanged)
            addSubview(label)
            addSubview(slider)
        }

        @objc private func modeChanged() {
            canvas.settings.usesDifferentCorners = toggle.isOn
            update()
        }

        @objc private func radiusSlid() {
            canvas.settings.radius = CGFloat(radiusSlider.value.rounded())
            update()
        }

        @objc private func minimumSlid() {
            canvas.settings.minimum = CGFloat(minimumSlider.value.rounded())
            update()
        }

        @objc private func playTapped() { canvas.play() }

        /// Brings the controls to what is set.
        private func update() {
            let settings = canvas.settings
            toggle.isOn = settings.usesDifferentCorners
            radiusSlider.value = Float(settings.radius)
            minimumSlider.value = Float(settings.minimum)
            radiusLabel.text = "Radius \(Int(settings.radius))"
            minimumLabel.text = "Minimum \(Int(settings.minimum))"
        }

        private func show(_ radii: Radii) {
            topRow.text = radii.rows.top
            bottomRow.text = radii.rows.bottom
        }
    }
#endif
