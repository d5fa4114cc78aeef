internal import CoreGraphics
internal import QuartzCore

/// No path to draw.
enum ShapeWithoutPath: LayerRule {
    static let name = "shape-without-path"

    static func sentence(for site: LayerSite) -> String? {
        guard let layer = site.layer as? CAShapeLayer, layer.path?.isEmpty ?? true else { return nil }
        return "the shape layer has \(layer.path == nil ? "no path" : "an empty path")"
    }
}

/// Neither filled nor stroked.
enum ShapeWithoutPaint: LayerRule {
    static let name = "shape-without-paint"

    static func sentence(for site: LayerSite) -> String? {
        guard let layer = site.layer as? CAShapeLayer, let path = layer.path, !path.isEmpty,
            !layer.fillColor.isVisible, !layer.strokeColor.isVisible
        else { return nil }
        return "the path is neither filled nor stroked: fillColor and strokeColor are nil or clear"
    }
}

/// A stroke of nothing.
enum StrokeOfNothing: LayerRule {
    static let name = "stroke-of-nothing"

    static func sentence(for site: LayerSite) -> String? {
        guard let layer = site.layer as? CAShapeLayer, layer.strokeColor.isVisible else { return nil }
        if !(layer.lineWidth > 0) {
            return "strokeColor is set, but lineWidth is \(Words.number(layer.lineWidth)), so there is no stroke"
        }
        guard !(max(layer.strokeStart, 0) < min(layer.strokeEnd, 1)) else { return nil }
        return
            "strokeStart \(Words.number(layer.strokeStart)) and strokeEnd \(Words.number(layer.strokeEnd)) leave "
            + "nothing to stroke"
    }
}

/// A dash pattern that does nothing.
enum DashWithoutEffect: LayerRule {
    static let name = "dash-without-effect"

    static func sentence(for site: LayerSite) -> String? {
        guard let layer = site.layer as? CAShapeLayer, let dashes = layer.lineDashPattern?.map(\.doubleValue),
            !dashes.isEmpty
        else { return nil }
        if !layer.strokeColor.isVisible { return "lineDashPattern has no effect, because nothing is stroked" }
        if dashes.contains(where: { !($0 >= 0) || !$0.isFinite }) {
            return "lineDashPattern has a length that is negative or not finite; the line is solid"
        }
        if dashes.allSatisfy({ $0 == 0 }) { return "all lengths of lineDashPattern are 0; the line is solid" }
        let gaps = dashes.count % 2 == 1 ? dashes : dashes.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        if gaps.allSatisfy({ $0 == 0 }) { return "all gaps of lineDashPattern are 0; the line is solid" }
        guard let path = layer.path, layer.lineDashPhase == 0, CGFloat(dashes[0]) >= path.controlLength else {
            return nil
        }
        return "the first dash, \(Words.number(CGFloat(dashes[0]))), is longer than the path; the line is solid"
    }
}

/// Black, because that is the default.
enum FilledByDefault: LayerRule {
    static let name = "filled-by-default"

    static func sentence(for site: LayerSite) -> String? {
        guard let layer = site.layer as? CAShapeLayer, layer.fillColor == CGColor.black,
            layer.strokeColor.isVisible, layer.strokeColor != CGColor.black, let path = layer.path, path.isOpen
        else { return nil }
        return
            "fillColor is black, its default, so the open path is filled as well as stroked; set it to nil for a line"
    }
}

extension CGPath {
    /// At least as long as the path: along its control points.
    fileprivate var controlLength: CGFloat {
        var (length, point, first) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        func go(to next: CGPoint) {
            let (x, y) = (next.x - point.x, next.y - point.y)
            length += (x * x + y * y).squareRoot()
            point = next
        }
        forEachElement { type, points in
            if type == .moveToPoint {
                (point, first) = (points[0], points[0])
            } else if type == .closeSubpath {
                go(to: first)
            } else {
                points.forEach { go(to: $0) }
            }
        }
        return length
    }

    /// A subpath that ends elsewhere than it begins, and is not closed.
    fileprivate var isOpen: Bool {
        var (point, first, isOpen) = (CGPoint.zero, CGPoint.zero, false)
        forEachElement { type, points in
            if type == .moveToPoint {
                isOpen = isOpen || point != first
                (point, first) = (points[0], points[0])
            } else if type == .closeSubpath {
                point = first
            } else {
                point = points[points.count - 1]
            }
        }
        return isOpen || point != first
    }

    private func forEachElement(_ body: (CGPathElementType, [CGPoint]) -> Void) {
        applyWithBlock { element in
            let count: Int
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: count = 1
            case .addQuadCurveToPoint: count = 2
            case .addCurveToPoint: count = 3
            case .closeSubpath: count = 0
            @unknown default: count = 0
            }
            body(element.pointee.type, (0..<count).map { element.pointee.points[$0] })
        }
    }
}
