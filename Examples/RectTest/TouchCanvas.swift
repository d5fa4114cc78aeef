#if canImport(UIKit)
    import UIKit

    /// The container with its dots, and the rectangle that a finger moves. UIKit resolves the corners and draws them.
    final class TouchCanvas: UIView {
        let container = UIView()
        let inner = RectangleView()
        var settings = Settings() {
            didSet { if settings != oldValue { configure() } }
        }
        private var displayLink: CADisplayLink?
        private var playedTime: TimeInterval = 0

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 360))
            backgroundColor = .white
            container.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: Yard.container)
            container.backgroundColor = UIColor(red: 0.72, green: 0.89, blue: 0.72, alpha: 1)
            container.clipsToBounds = true
            container.layer.addSublayer(dots())
            addSubview(container)
            inner.frame = CGRect(origin: Yard.room.origin, size: Yard.inner)
            inner.backgroundColor = UIColor(red: 0.10, green: 0.45, blue: 0.20, alpha: 1)
            container.addSubview(inner)
            inner.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
            configure()
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        private func dots() -> CAShapeLayer {
            let path = UIBezierPath()
            for dot in Yard.dots {
                path.append(UIBezierPath(ovalIn: CGRect(x: dot.x - 1, y: dot.y - 1, width: 2, height: 2)))
            }
            let layer = CAShapeLayer()
            layer.path = path.cgPath
            layer.fillColor = UIColor(red: 0.42, green: 0.68, blue: 0.45, alpha: 1).cgColor
            return layer
        }

        private func configure() {
            let radius = Double(settings.radius)
            container.cornerConfiguration =
                settings.usesDifferentCorners
                ? .corners(
                    topLeftRadius: .fixed(0), topRightRadius: .fixed(radius), bottomLeftRadius: .fixed(radius / 2),
                    bottomRightRadius: .fixed(radius * 1.5))
                : .uniformCorners(radius: .fixed(radius))
            let adaptive = UICornerRadius.containerConcentric(minimum: settings.minimum)
            inner.cornerConfiguration =
                settings.usesDifferentCorners ? .corners(radius: adaptive) : .uniformCorners(radius: adaptive)
        }

        func place(_ origin: CGPoint) { inner.frame.origin = Yard.limited(origin) }

        @objc private func drag(_ gesture: UIPanGestureRecognizer) {
            if gesture.state == .began { stop() }
            let move = gesture.translation(in: container)
            gesture.setTranslation(.zero, in: container)
            let origin = inner.frame.origin
            place(CGPoint(x: origin.x + move.x, y: origin.y + move.y))
            guard gesture.state == .ended || gesture.state == .cancelled else { return }
            UIView.animate(withDuration: 0.15) { self.inner.frame.origin = Yard.snapped(self.inner.frame.origin) }
        }

        /// Moves the rectangle from the top left to the bottom right.
        func play() {
            stop()
            playedTime = 0
            let link = CADisplayLink(target: self, selector: #selector(step))
            link.add(to: .main, forMode: .common)
            displayLink = link
        }

        func stop() {
            displayLink?.invalidate()
            displayLink = nil
        }

        @objc private func step(_ link: CADisplayLink) {
            playedTime += link.targetTimestamp - link.timestamp
            place(Yard.place(at: playedTime))
            if playedTime >= Yard.playTime { stop() }
        }
    }
#endif
