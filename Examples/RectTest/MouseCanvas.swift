#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import QuartzCore

    /// The container with its dots, and the rectangle that the mouse moves. The origin of a view is at its lower left;
    /// places are turned over where they leave the yard's geometry.
    final class MouseCanvas: NSView {
        let container = ContainerView(
            frame: NSRect(x: 20, y: 20, width: Yard.container.width, height: Yard.container.height))
        let inner = InnerView(frame: NSRect(x: 0, y: 0, width: Yard.inner.width, height: Yard.inner.height))
        let readout = NSTextField(labelWithString: "")
        /// Is told the radii as they are shown.
        var radiiShown: ((Radii) -> Void)?
        var settings = Settings() {
            didSet {
                container.settings = settings
                inner.settings = settings
            }
        }
        private var displayLink: CADisplayLink?
        private var playedTime: TimeInterval = 0
        /// Where the mouse would have the rectangle, also outside of its room.
        private var wanted = CGPoint.zero

        init() {
            super.init(frame: NSRect(x: 0, y: 0, width: 320, height: 404))
            wantsLayer = true
            layer?.backgroundColor = NSColor.white.cgColor
            container.setFrameOrigin(NSPoint(x: 20, y: 64))
            container.layer?.backgroundColor = NSColor(red: 0.72, green: 0.89, blue: 0.72, alpha: 1).cgColor
            container.layer?.addSublayer(dots())
            inner.layer?.backgroundColor = NSColor(red: 0.10, green: 0.45, blue: 0.20, alpha: 1).cgColor
            readout.frame = NSRect(x: 20, y: 8, width: 280, height: 44)
            readout.alignment = .center
            readout.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
            readout.textColor = .black
            readout.maximumNumberOfLines = 2
            addSubview(container)
            container.addSubview(inner)
            addSubview(readout)
            place(Yard.room.origin)
            inner.radiiShown = { [weak self] in self?.show($0) }
            inner.moved = { [weak self] in self?.move(by: $0, $1) }
            inner.released = { [weak self] in self?.letGo() }
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        private func dots() -> CAShapeLayer {
            let path = CGMutablePath()
            for dot in Yard.dots {
                let y = Yard.container.height - dot.y
                path.addEllipse(in: CGRect(x: dot.x - 1, y: y - 1, width: 2, height: 2))
            }
            let layer = CAShapeLayer()
            layer.path = path
            layer.fillColor = NSColor(red: 0.42, green: 0.68, blue: 0.45, alpha: 1).cgColor
            return layer
        }

        /// - Parameter origin: Of the rectangle's corner at the top left, y downwards from the container's top.
        func place(_ origin: CGPoint) {
            let origin = Yard.limited(origin)
            inner.setFrameOrigin(NSPoint(x: origin.x, y: Yard.container.height - origin.y - Yard.inner.height))
        }

        private var placed: CGPoint {
            CGPoint(x: inner.frame.minX, y: Yard.container.height - inner.frame.maxY)
        }

        private func move(by dx: CGFloat, _ dy: CGFloat) {
            if displayLink != nil || Yard.limited(wanted) != placed { wanted = placed }
            stop()
            wanted = CGPoint(x: wanted.x + dx, y: wanted.y + dy)
            place(wanted)
        }

        private func letGo() {
            place(Yard.snapped(placed))
            wanted = placed
        }

        private func show(_ radii: Radii) {
            radiiShown?(radii)
            let rows = radii.rows
            readout.stringValue = "\(rows.top)\n\(rows.bottom)"
        }

        /// Moves the rectangle from the top left to the bottom right.
        func play() {
            stop()
            playedTime = 0
            let link = displayLink(target: self, selector: #selector(step))
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
