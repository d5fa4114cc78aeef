internal import CoreGraphics
internal import QuartzCore

/// Too few colours for a gradient.
enum TooFewColors: LayerRule {
    static let name = "gradient-colors"

    static func sentence(for site: LayerSite) -> String? {
        guard let layer = site.layer as? CAGradientLayer else { return nil }
        switch (layer.colors ?? []).count {
        case 0: return "the gradient has no colors, so it draws nothing"
        case 1: return "the gradient has one color, so it is a plain fill"
        default: return nil
        }
    }
}

/// Colours that cannot be seen.
enum ClearGradient: LayerRule {
    static let name = "clear-gradient"

    static func sentence(for site: LayerSite) -> String? {
        guard site.layer is CAGradientLayer, let gradient = site.node?.gradient, !gradient.isVisible else {
            return nil
        }
        return "all colors of the gradient are clear"
    }
}

/// Locations that do not go with the colours, or not upwards.
enum GradientLocations: LayerRule {
    static let name = "gradient-locations"

    static func sentence(for site: LayerSite) -> String? {
        guard let layer = site.layer as? CAGradientLayer, let locations = layer.locations?.map(\.doubleValue),
            let colors = layer.colors
        else { return nil }
        if locations.count != colors.count {
            return
                "the gradient has \(colors.count) colors but \(locations.count) locations, so the colors are spaced "
                + "evenly"
        }
        guard zip(locations, locations.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
        return "the gradient's locations do not ascend; one that is less than that before it counts as equal to it"
    }
}

/// An axis without length.
enum GradientWithoutAxis: LayerRule {
    static let name = "gradient-axis"

    static func sentence(for site: LayerSite) -> String? {
        guard let layer = site.layer as? CAGradientLayer, layer.type != .conic, (layer.colors ?? []).count > 1
        else { return nil }
        let (start, end) = (layer.startPoint, layer.endPoint)
        if start == end { return "startPoint and endPoint are the same, so the last color fills the layer" }
        guard layer.type == .radial, start.x == end.x || start.y == end.y else { return nil }
        return "the radial gradient has no extent across: endPoint must differ from startPoint in x and in y"
    }
}
