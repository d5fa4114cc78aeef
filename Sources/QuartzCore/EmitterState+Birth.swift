import CoreGraphics
import CornerGeometry

extension EmitterState {
    /// Where a particle is born, in the layer's space.
    func birthplace(_ numbers: inout ParticleNumbers) -> CGPoint {
        let (width, height) = (Double(size.width.finite), Double(size.height.finite))
        let (first, second) = (numbers.unit(), numbers.unit())
        var (x, y) = (0.0, 0.0)
        switch shape {
        case .line:
            x = (mode == .points ? first.rounded() : first) * width - width / 2
        case .rectangle, .cuboid:
            (x, y) = inRectangle(first, second, width, height)
        case .circle, .sphere:
            // Equal areas are equally likely.
            let radius = mode == .points ? 0 : mode == .outline ? width : width * second.squareRoot()
            let (sine, cosine) = Trigonometry.sinCos(first * 2 * .pi)
            (x, y) = (radius * cosine, radius * sine)
        default: break
        }
        return CGPoint(x: position.x.finite + CGFloat(x), y: position.y.finite + CGFloat(y))
    }

    private func inRectangle(
        _ first: Double, _ second: Double, _ width: Double, _ height: Double
    ) -> (Double, Double) {
        switch mode {
        case .points:
            return ((first.rounded() - 0.5) * width, (second.rounded() - 0.5) * height)
        case .outline:
            let place = first * 2 * (abs(width) + abs(height))
            // Two sides of each direction, as long as they are.
            if place < 2 * abs(width) {
                let isTop = place < abs(width)
                return (
                    (isTop ? place : place - abs(width)) - abs(width) / 2, (isTop ? -0.5 : 0.5) * height
                )
            }
            let rest = place - 2 * abs(width)
            let isLeft = rest < abs(height)
            return ((isLeft ? -0.5 : 0.5) * width, (isLeft ? rest : rest - abs(height)) - abs(height) / 2)
        default:
            return ((first - 0.5) * width, (second - 0.5) * height)
        }
    }
}
