package import CoreGraphics
internal import CornerGeometry
internal import Raster

extension RenderNode {
    /// The tree as JSON: one object for each node, back to front, what is at its default left out.
    ///
    /// `frame` is the box around the outline in the parent's space; `transform` leads there, `[a, b, c, d, tx, ty]`,
    /// and stands where it does more than move. Colours are `#RRGGBBAA` in sRGB. The same tree gives the same text.
    ///
    /// - Parameters:
    ///   - name: of the picture.
    ///   - size: of the picture, in points.
    ///   - scale: Pixels a point.
    package func json(name: String, size: CGSize, scale: CGFloat) -> String {
        let document = JSONText.object([
            ("name", .string(name)), ("size", .numbers(size.width, size.height)), ("scale", .number(scale)),
            ("tree", json(depth: 0)),
        ])
        var text = ""
        document.write(to: &text)
        return text + "\n"
    }

    /// What it mainly draws, in a word.
    package var kind: String {
        if shape != nil { return "shape" }
        if gradient != nil { return "gradient" }
        if contents != nil { return "image" }
        return background != nil || border != nil ? "box" : "group"
    }

    fileprivate func json(depth: Int) -> JSONText {
        var members: [(key: String, value: JSONText)] = []
        func add(_ key: String, _ value: JSONText?) {
            if let value { members.append((key, value)) }
        }
        func addUnless(_ isDefault: Bool, _ key: String, _ value: @autoclosure () -> JSONText) {
            if !isDefault { members.append((key, value())) }
        }
        add("name", name.map { .string($0) })
        add("kind", .string(kind))
        add("frame", .rect(outline.rect.applying(transform)))
        addUnless(outline.rect.origin == .zero, "bounds", .rect(outline.rect))
        addUnless(transform.isMove, "transform", .transform(transform))
        add("childTransform", childTransform.map { .transform($0) })
        addUnless(!isGeometryFlipped, "flipped", .bool(true))
        addUnless(outline.isRectangle, "corners", .corners(outline))
        add("background", background.map { .color($0) })
        add("gradient", gradient?.json)
        add("contents", contents?.json)
        add("shape", shape?.json)
        add("border", border.map { .object([("width", .number($0.width)), ("color", .color($0.color))]) })
        add("shadow", shadow?.json)
        addUnless(!masksToBounds, "clips", .bool(true))
        addUnless(opacity == 1, "opacity", .number(CGFloat(opacity)))
        addUnless(groupsOpacity, "groupsOpacity", .bool(false))
        addUnless(blendMode == .normal, "blendMode", .string("\(blendMode)"))
        add("rasterizationScale", rasterizationScale.map { .number($0) })
        if let effects, !effects.filters.isEmpty {
            add("filters", .list(effects.filters.map { .string($0.name) }))
        }
        if let backdrop = effects?.backdrop {
            add("backdrop", .object([("sigma", .number(backdrop.sigma)), ("shape", backdrop.shape.json)]))
        }
        // Far beyond what layers give; a tree of nodes that is deeper ends here.
        guard depth < 1000 else { return .object(members) }
        add("projection", projection?.json(depth: depth + 1))
        add("mask", mask?.json(depth: depth + 1))
        addUnless(children.isEmpty, "children", .lines(children.map { $0.json(depth: depth + 1) }))
        return .object(members)
    }
}

extension RenderFilter {
    fileprivate var name: String {
        switch self {
        case .color: "color"
        case .luminanceToAlpha: "luminanceToAlpha"
        case .blur(let sigma, let isOpaque): isOpaque ? "opaque blur \(sigma)" : "blur \(sigma)"
        }
    }
}

extension RenderGradient {
    fileprivate var json: JSONText {
        .object([
            ("kind", .string("\(kind)")), ("colors", .list(colors.map { .color($0) })),
            ("locations", .list(locations.map { .number($0) })), ("start", .point(startPoint)),
            ("end", .point(endPoint)),
        ])
    }
}

extension RenderProjection {
    fileprivate func json(depth: Int) -> JSONText {
        .object([
            (
                "map",
                .numbers(
                    map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33)
            ), ("content", content.json(depth: depth)),
        ])
    }
}

extension RenderContents {
    fileprivate var json: JSONText {
        let pieces = pieces.map { piece in
            JSONText.object([("source", .rect(piece.source)), ("destination", .rect(piece.destination))])
        }
        var members: [(key: String, value: JSONText)] = [
            ("pixels", .numbers(CGFloat(image.width), CGFloat(image.height))), ("filter", .string("\(filter)")),
            ("pieces", .lines(pieces)),
        ]
        if isFading { members.append(("share", .number(CGFloat(share)))) }
        if let old { members.append(("old", old.json)) }
        return .object(members)
    }
}

extension RenderShape {
    fileprivate var json: JSONText {
        var members: [(key: String, value: JSONText)] = [("path", .string(path.words))]
        if let fillColor {
            members.append(("fill", .color(fillColor)))
            if fillRule == .evenOdd { members.append(("fillRule", .string("evenOdd"))) }
        }
        guard let strokeColor else { return .object(members) }
        members += [
            ("stroke", .color(strokeColor)), ("lineWidth", .number(lineWidth)), ("lineCap", .string("\(lineCap)")),
            ("lineJoin", .string("\(lineJoin)")), ("miterLimit", .number(miterLimit)),
        ]
        if !dashPattern.isEmpty {
            members.append(("dash", .list(dashPattern.map { .number($0) })))
            members.append(("dashPhase", .number(dashPhase)))
        }
        if strokeStart != 0 { members.append(("strokeStart", .number(strokeStart))) }
        if strokeEnd != 1 { members.append(("strokeEnd", .number(strokeEnd))) }
        return .object(members)
    }
}

extension RenderShadow {
    fileprivate var json: JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("color", .color(color)), ("opacity", .number(CGFloat(opacity))), ("radius", .number(radius)),
            ("offset", .numbers(offset.width, offset.height)),
        ]
        if let path { members.append(("path", .string(path.words))) }
        return .object(members)
    }
}

extension JSONText {
    fileprivate static func point(_ point: CGPoint) -> JSONText { .numbers(point.x, point.y) }

    fileprivate static func rect(_ rect: CGRect) -> JSONText {
        .numbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }

    fileprivate static func transform(_ t: CGAffineTransform) -> JSONText {
        .numbers(t.a, t.b, t.c, t.d, t.tx, t.ty)
    }

    fileprivate static func color(_ color: CGColor) -> JSONText {
        let (red, green, blue) = color.sRGB
        func byte(_ value: Double) -> String {
            let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }
        return .string("#" + [red, green, blue, Double(color.alpha)].map(byte).joined())
    }

    fileprivate static func corners(_ outline: CornerOutline) -> JSONText {
        let radii = outline.radii
        let values = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        let measure =
            radii.isUniform
            ? JSONText.number(radii.topLeft) : .list(values.map { .number($0) })
        return .object([("radius", measure), ("curve", .string("\(outline.curve)"))])
    }
}

extension CGPath {
    /// As SVG writes paths: `M x y L x y Q … C … Z`.
    fileprivate var words: String {
        var parts: [String] = []
        var index = 0
        for verb in data.verbs {
            let letter =
                switch verb {
                case .move: "M"
                case .line: "L"
                case .quad: "Q"
                case .cubic: "C"
                case .close: "Z"
                }
            parts.append(letter)
            for point in data.points[index..<index + verb.pointCount] {
                parts.append(JSONText.digits(of: point.x))
                parts.append(JSONText.digits(of: point.y))
            }
            index += verb.pointCount
        }
        return parts.joined(separator: " ")
    }
}
