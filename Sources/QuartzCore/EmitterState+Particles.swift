import CoreGraphics
import CornerGeometry
import Raster
import RenderTree

extension EmitterState {
    /// How many particles a layer may show at once.
    static let maximumParticles = 10_000

    /// The particles that live at a time of the layer, in their order.
    func particles(at time: CFTimeInterval, tinter: NodeTinter) -> [RenderNode] {
        var found: [(birth: Double, node: RenderNode)] = []
        tinter.begin()
        for (index, cell) in (cells ?? []).enumerated() where cell.isEnabled {
            add(cell, index, at: time, tinter, &found)
        }
        switch renderMode {
        case .oldestFirst: found.sort { $0.birth < $1.birth }
        case .oldestLast: found.sort { $0.birth > $1.birth }
        default: break
        }
        return found.map(\.node)
    }

    private func add(
        _ cell: CAEmitterCell, _ index: Int, at time: CFTimeInterval, _ tinter: NodeTinter,
        _ found: inout [(birth: Double, node: RenderNode)]
    ) {
        let rate = Double(cell.birthRate) * Double(birthRate)
        let longest = (Double(cell.lifetime) + abs(Double(cell.lifetimeRange)) / 2) * Double(lifetime)
        let age = time - cell.beginTime.finite
        guard rate > 0, rate.isFinite, longest > 0, age >= 0, age.isFinite else { return }
        guard let image = cell.contents as? CGImage else {
            if let contents = cell.contents {
                Notice.once("CAEmitterCell.contents: a \(type(of: contents)) is not a CGImage; not drawn")
            }
            return
        }
        // Particle n is born at n / rate.
        let last = ((cell.duration > 0 ? min(age, cell.duration) : age) * rate).rounded(.down)
        var first = max(0, ((age - longest) * rate).rounded(.up))
        guard last < 1e15, first <= last else { return }
        let room = Double(Self.maximumParticles - found.count)
        if last - first >= room {
            Notice.once(
                "CAEmitterLayer: more than \(Self.maximumParticles) particles at once are not drawn")
            first = last - room + 1
        }
        guard room > 0 else { return }
        for number in Int64(first)...Int64(last) {
            let birth = Double(number) / rate
            var numbers = ParticleNumbers(seed: seed, cell: index, particle: number)
            guard let node = particle(of: cell, image, aged: age - birth, &numbers, tinter) else {
                continue
            }
            found.append((birth + cell.beginTime.finite, node))
        }
    }

    /// Nil where it does not live any more, or is not seen.
    private func particle(
        of cell: CAEmitterCell, _ image: CGImage, aged age: Double, _ numbers: inout ParticleNumbers,
        _ tinter: NodeTinter
    ) -> RenderNode? {
        let life =
            (Double(cell.lifetime) + numbers.within(Double(cell.lifetimeRange))) * Double(lifetime)
        let place = birthplace(&numbers)
        let angle = Double(cell.emissionLongitude.finite) + numbers.within(Double(cell.emissionRange))
        let speed =
            (Double(cell.velocity) + numbers.within(Double(cell.velocityRange))) * Double(velocity)
        let size =
            (Double(cell.scale) + numbers.within(Double(cell.scaleRange))) * Double(scale)
            + Double(cell.scaleSpeed.finite) * age
        let turn = (Double(cell.spin) + numbers.within(Double(cell.spinRange))) * Double(spin) * age
        let tint = self.tint(of: cell, aged: age, &numbers)
        guard age < life, size > 0, size.isFinite, turn.isFinite, speed.isFinite, tint.alpha > 0 else {
            return nil
        }
        let seen = Trigonometry.sinCos(Double(cell.emissionLatitude.finite)).cos * speed
        let direction = Trigonometry.sinCos(angle)
        let (ax, ay) = (Double(cell.xAcceleration.finite), Double(cell.yAcceleration.finite))
        let x = Double(place.x) + direction.cos * seen * age + ax * age * age / 2
        let y = Double(place.y) + direction.sin * seen * age + ay * age * age / 2
        let (sine, cosine) = Trigonometry.sinCos(turn)
        let transform = CGAffineTransform(
            a: CGFloat(cosine * size), b: CGFloat(sine * size), c: CGFloat(-sine * size),
            d: CGFloat(cosine * size),
            tx: CGFloat(x), ty: CGFloat(y))
        let unit = cell.contentsRect
        let pixels = CGRect(
            x: unit.minX * CGFloat(image.width), y: unit.minY * CGFloat(image.height),
            width: unit.width * CGFloat(image.width), height: unit.height * CGFloat(image.height))
        let points = cell.contentsScale > 0 && cell.contentsScale.isFinite ? cell.contentsScale : 1
        let (width, height) = (pixels.width / points, pixels.height / points)
        guard x.isFinite, y.isFinite, width > 0, height > 0, width.isFinite, height.isFinite else {
            return nil
        }
        let box = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        let node = RenderNode(
            name: cell.name, transform: transform, outline: CornerOutline(rect: box),
            contents: RenderContents(
                image: image, pieces: [RenderContents.Piece(source: pixels, destination: box)],
                filter: .linear),
            opacity: tint.alpha, blendMode: renderMode == .additive ? .plusLighter : .normal)
        return tint.keepsColors ? node : tinter.tinted(node, tint)
    }

    /// Red, green and blue go in 32 steps, so that few coloured images are needed.
    private func tint(of cell: CAEmitterCell, aged age: Double, _ numbers: inout ParticleNumbers)
        -> ColorTint
    {
        let color = cell.color?.sRGB ?? (red: 1, green: 1, blue: 1)
        func factor(_ base: Double, _ range: Float, _ speed: Float) -> Double {
            let value = base + numbers.within(Double(range)) + Double(speed).finite * age
            return min(max(value.finite, 0), 1)
        }
        func step(_ value: Double) -> Double { (value * 32).rounded() / 32 }
        let red = step(factor(color.red, cell.redRange, cell.redSpeed))
        let green = step(factor(color.green, cell.greenRange, cell.greenSpeed))
        let blue = step(factor(color.blue, cell.blueRange, cell.blueSpeed))
        return ColorTint(
            red: red, green: green, blue: blue,
            alpha: factor(Double(cell.color?.alpha ?? 1), cell.alphaRange, cell.alphaSpeed))
    }
}
