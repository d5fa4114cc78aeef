import CoreGraphics

extension Paint {
    /// What paints are made of, by which those of one make are told.
    fileprivate enum Make: Int {
        case fixed, color, linear, radial, elliptical, angular, mesh, material, opacity, blend, dropShadow,
            innerShadow
    }

    func add(to data: inout PaintData) {
        func add(_ make: Make) { data.add(kind: make.rawValue) }
        if let color {
            add(.color)
            return data.add(color)
        }
        switch self {
        case .none, .image, .color: add(.fixed)
        case .gradient(let gradient): gradient.add(to: &data)
        case .mesh(let mesh):
            for kind in [Make.mesh.rawValue, mesh.width, mesh.height] { data.add(kind: kind) }
            data.add(mesh.background)
            for color in mesh.colors { data.add(color) }
            for point in mesh.points {
                data.add(Double(point.x))
                data.add(Double(point.y))
            }
        case .material(let material):
            add(.material)
            data.add(material.sigma)
            data.add(material.saturation)
            data.add(material.veil)
        case .effect(let paint, let effect):
            switch effect {
            case .opacity(let opacity):
                add(.opacity)
                data.add(opacity)
            case .blend: add(.blend)
            case .dropShadow(let color, let radius, let offset), .innerShadow(let color, let radius, let offset):
                if case .dropShadow = effect { add(.dropShadow) } else { add(.innerShadow) }
                data.add(color)
                for length in [radius, offset.width, offset.height] { data.add(length) }
            }
            paint.add(to: &data)
        }
    }

    /// The paint with other numbers, as many as it has itself.
    func reading(_ data: inout PaintData.Reader) -> Paint {
        if color != nil { return .color(data.color()) }
        switch self {
        case .none, .image, .color: return self
        case .gradient(let gradient): return .gradient(gradient.reading(&data))
        case .mesh(let mesh):
            let background = data.color()
            let colors = mesh.colors.map { _ in data.color() }
            let points = mesh.points.map { _ in
                let x = Float(data.number())
                return SIMD2(x, Float(data.number()))
            }
            return .mesh(
                PaintedMesh(
                    width: mesh.width, height: mesh.height, points: points, colors: colors, background: background,
                    smoothsColors: mesh.smoothsColors, isPerceptual: mesh.isPerceptual, scale: mesh.scale))
        case .material:
            let (sigma, saturation) = (max(0, data.length()), max(0, data.number()))
            return .material(PaintedMaterial(sigma: sigma, saturation: saturation, veil: data.color()))
        case .effect(let paint, let effect):
            let moved: PaintEffect
            switch effect {
            case .opacity: moved = .opacity(min(max(data.number(), 0), 1))
            case .blend: moved = effect
            case .dropShadow, .innerShadow:
                let (color, radius) = (data.color(), max(0, data.length()))
                let width = data.length()
                let offset = CGSize(width: width, height: data.length())
                if case .dropShadow = effect {
                    moved = .dropShadow(color, radius: radius, offset: offset)
                } else {
                    moved = .innerShadow(color, radius: radius, offset: offset)
                }
            }
            return .effect(paint.reading(&data), moved)
        }
    }
}

extension PaintedGradient {
    fileprivate func add(to data: inout PaintData) {
        let numbers: [CGFloat]
        let make: Paint.Make
        switch geometry {
        case .linear(let start, let end): (make, numbers) = (.linear, [start.x, start.y, end.x, end.y])
        case .radial(let center, let inner, let outer):
            (make, numbers) = (.radial, [center.x, center.y, inner, outer])
        case .elliptical(let center, let inner, let outer):
            (make, numbers) = (.elliptical, [center.x, center.y, inner, outer])
        case .angular(let center, let start, let end):
            (make, numbers) = (.angular, [center.x, center.y, CGFloat(start.radians), CGFloat(end.radians)])
        }
        data.add(kind: make.rawValue)
        data.add(kind: colors.count)
        for number in numbers { data.add(number) }
        for (color, location) in zip(colors, locations) {
            data.add(color)
            data.add(location)
        }
    }

    /// Springs may carry a stop beyond the next one: stops stay in ascending order.
    fileprivate func reading(_ data: inout PaintData.Reader) -> PaintedGradient {
        let (x, y) = (data.length(), data.length())
        let (third, fourth) = (data.length(), data.length())
        let center = UnitPoint(x: x, y: y)
        let moved: Geometry =
            switch geometry {
            case .linear: .linear(center, UnitPoint(x: third, y: fourth))
            case .radial: .radial(center, from: third, to: fourth)
            case .elliptical: .elliptical(center, from: third, to: fourth)
            case .angular: .angular(center, from: Angle(radians: third), to: Angle(radians: fourth))
            }
        var (colors, locations): ([CGColor], [CGFloat]) = ([], [])
        for _ in self.colors {
            colors.append(data.color())
            locations.append(max(data.length(), locations.last ?? -.infinity))
        }
        return PaintedGradient(colors: colors, locations: locations, geometry: moved, isPerceptual: isPerceptual)
    }
}
