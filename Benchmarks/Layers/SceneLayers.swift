import CoreGraphics
import CornerGeometry
import QuartzCore
import Raster

/// A scene as a tree of layers, as a program would write it: a card is one layer with its shadow, a group one with
/// sublayers. The third reader of the scenes' operations.
@MainActor struct SceneLayers {
    let root = CALayer()
    private let origin: CGPoint

    init(_ scene: Scene) {
        root.anchorPoint = .zero
        root.bounds = CGRect(x: 0, y: 0, width: scene.width, height: scene.height)
        root.contentsScale = CGFloat(scene.scale)
        origin = .zero
        add(scene.operations)
    }

    /// Of a group.
    private init(_ operations: [SceneOperation], in rect: CGRect, shadow: SceneShadow) {
        root.frame = rect
        origin = rect.origin
        shadow.cast(by: root)
        add(operations)
    }

    private func add(_ operations: [SceneOperation]) {
        var rest = operations[...]
        while let operation = rest.popFirst() {
            switch (operation, rest.first) {
            case (.shadow(let outline, let shadow), .fill(let filled, let color)?) where outline == filled:
                rest.removeFirst()
                add(card(outline, color, shadow))
            case (.fill(let outline, let color), .stroke(let stroked, let width, let line)?)
            where outline == stroked:
                rest.removeFirst()
                let layer = shape(outline.path, at: outline.rect, fill: color)
                layer.strokeColor = line.cgColor
                layer.lineWidth = CGFloat(width)
                add(layer)
            default: add(operation)
            }
        }
    }

    private func add(_ operation: SceneOperation) {
        switch operation {
        case .clear(let color): root.backgroundColor = color.cgColor
        case .fillRect(let rect, let color): add(card(CornerOutline(rect: rect), color, nil))
        case .fill(let outline, let color): add(card(outline, color, nil))
        case .shadow(let outline, let shadow):
            let layer = CALayer()
            layer.frame = outline.rect
            layer.shadowPath = path(outline.path, at: outline.rect)
            shadow.cast(by: layer)
            add(layer)
        case .stroke(let outline, let width, let color):
            add(line(outline, width: width, color))
        case .gradient(let outline, let gradient):
            let layer = gradient.layer(in: outline.rect)
            clip(layer, to: outline)
            add(layer)
        case .image(let outline):
            let layer = CALayer()
            layer.frame = outline.rect
            layer.contents = TileImage.cgImage
            clip(layer, to: outline)
            add(layer)
        case .trim(let outline, let width, let fraction, let color):
            let layer = line(outline, width: width, color)
            layer.lineCap = .round
            layer.lineJoin = .round
            layer.strokeEnd = CGFloat(fraction)
            add(layer)
        case .dash(let outline, let width, let on, let off, let color):
            let layer = line(outline, width: width, color)
            layer.lineJoin = .round
            layer.lineDashPattern = [NSNumber(value: on), NSNumber(value: off)]
            add(layer)
        case .fillPath(let data, let color):
            add(shape(data, at: CGPath(data: data).boundingBoxOfPath, fill: color))
        case .gradientPath(let data, let gradient):
            // To whole points: an edge of the layer's own under an edge of the mask would count twice.
            let box = CGPath(data: data).boundingBoxOfPath.integral
            let layer = gradient.layer(in: box)
            let mask = CAShapeLayer()
            mask.path = path(data, at: box)
            layer.mask = mask
            add(layer)
        case .group(let bounds, let content, let shadow):
            add(SceneLayers(content, in: bounds, shadow: shadow).root)
        }
    }

    /// From the scene's space to that of the root.
    private func add(_ layer: CALayer) {
        layer.position.x -= origin.x
        layer.position.y -= origin.y
        root.addSublayer(layer)
    }

    private func path(_ data: PathData, at rect: CGRect) -> CGPath {
        var move = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
        return CGPath(data: data).copy(using: &move) ?? CGPath(data: data)
    }

    /// A layer with a corner radius, or where the corners differ one with a path.
    private func card(_ outline: CornerOutline, _ color: SceneColor, _ shadow: SceneShadow?) -> CALayer {
        let layer: CALayer
        if let radius = outline.uniformRadius {
            layer = CALayer()
            layer.frame = outline.rect
            layer.backgroundColor = color.cgColor
            layer.cornerRadius = radius
            layer.cornerCurve = outline.curve == .continuous ? .continuous : .circular
        } else {
            let shape = shape(outline.path, at: outline.rect, fill: color)
            if shadow != nil { shape.shadowPath = shape.path }
            layer = shape
        }
        shadow?.cast(by: layer)
        return layer
    }

    private func shape(_ data: PathData, at rect: CGRect, fill: SceneColor?) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.frame = rect
        layer.path = path(data, at: rect)
        layer.fillColor = fill?.cgColor
        return layer
    }

    private func line(_ outline: CornerOutline, width: Double, _ color: SceneColor) -> CAShapeLayer {
        let layer = shape(outline.path, at: outline.rect, fill: nil)
        layer.strokeColor = color.cgColor
        layer.lineWidth = CGFloat(width)
        return layer
    }

    private func clip(_ layer: CALayer, to outline: CornerOutline) {
        if let radius = outline.uniformRadius {
            layer.cornerRadius = radius
            layer.masksToBounds = true
        } else {
            let mask = CAShapeLayer()
            mask.path = path(outline.path, at: outline.rect)
            layer.mask = mask
        }
    }
}

extension CornerOutline {
    fileprivate var uniformRadius: CGFloat? {
        let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        return all.allSatisfy { $0 == all[0] } ? all[0] : nil
    }
}

extension SceneColor {
    fileprivate var cgColor: CGColor {
        CGColor(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
            alpha: CGFloat(alpha) / 255)
    }
}

extension SceneShadow {
    @MainActor fileprivate func cast(by layer: CALayer) {
        layer.shadowOpacity = Float(opacity)
        layer.shadowRadius = CGFloat(sigma)
        layer.shadowOffset = CGSize(width: dx, height: dy)
    }
}

extension SceneGradient {
    @MainActor fileprivate func layer(in rect: CGRect) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = rect
        layer.colors = [first.cgColor, last.cgColor]
        func unit(_ point: CGPoint) -> CGPoint {
            CGPoint(x: (point.x - rect.minX) / rect.width, y: (point.y - rect.minY) / rect.height)
        }
        (layer.startPoint, layer.endPoint) = (unit(start), unit(end))
        return layer
    }
}

extension TileImage {
    static let cgImage = CGImage(bitmap: bitmap)
}
