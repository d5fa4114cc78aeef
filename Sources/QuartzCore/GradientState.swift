import CoreGraphics
import Raster
import RenderTree

/// The stored values of a gradient layer.
struct GradientState {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    var kind: RenderGradient.Kind? {
        switch type {
        case .axial: .axial
        case .radial: .radial
        case .conic: .conic
        default: nil
        }
    }

    var validColors: [CGColor] {
        (colors ?? []).compactMap { value in
            if let color = value as? CGColor { return color }
            Notice.once("CAGradientLayer.colors: a \(Swift.type(of: value)) is not a CGColor; left out")
            return nil
        }
    }

    /// As many as there are colours, ascending; evenly spaced where none fit.
    func validLocations(count: Int) -> [CGFloat] {
        if let locations, locations.count == count {
            var last = -CGFloat.greatestFiniteMagnitude
            let values = locations.map { number in
                // Far outside is as good as farther outside, and can be computed with.
                last = max(last, min(max(CGFloat(number.doubleValue).finite, -1e6), 1e6))
                return last
            }
            return values
        }
        if locations != nil {
            Notice.once("CAGradientLayer.locations: not as many as colors; the colours are spaced evenly")
        }
        return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
    }
}
