// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Functions of vectors of any length; each stands with the prefix `simd_` too.

/// The sum of the products.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (x * y).sum() }

public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    dot(x, y)
}

public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (x * x).sum() }

public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    length_squared(x)
}

public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { (x * x).sum().squareRoot() }

public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    length(x)
}

public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    length_squared(x - y)
}

public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    distance_squared(x, y)
}

public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { length(x - y) }

public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    distance(x, y)
}

/// Of length 1; no number where the length is 0, as on Apple's systems.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x / length(x) }

public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    normalize(x)
}

/// The part of the first along the second.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    y * (dot(x, y) / dot(y, y))
}

public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    project(x, y)
}

/// Mirrored in the plane whose normal of length 1 is `n`.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: BinaryFloatingPoint { x - n * (2 * dot(x, n)) }

public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: BinaryFloatingPoint {
    reflect(x, n: n)
}

/// The first at 0, the second at 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint { x + (y - x) * t }

public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V.Scalar) -> V where V.Scalar: BinaryFloatingPoint {
    mix(x, y, t: t)
}

public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: BinaryFloatingPoint {
    x.clamped(lowerBound: min, upperBound: max)
}

public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: BinaryFloatingPoint {
    clamp(x, min: min, max: max)
}

public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { pointwiseMin(x, y) }

public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    min(x, y)
}

public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint { pointwiseMax(x, y) }

public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
    max(x, y)
}

public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.replacing(with: -x, where: x .< 0) }

public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    abs(x)
}

public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.down) }

public func simd_floor<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    floor(x)
}

public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.up) }

public func simd_ceil<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    ceil(x)
}

public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x - x.rounded(.down) }

public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    fract(x)
}

/// -1, 0 or 1.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    V.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}

public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    sign(x)
}

/// 0 before the edge, 1 from there on.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: BinaryFloatingPoint {
    V.zero.replacing(with: 1, where: x .>= edge)
}

public func simd_step<V: SIMD>(_ x: V, _ edge: V) -> V where V.Scalar: BinaryFloatingPoint {
    step(x, edge: edge)
}

public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.sum() }

public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    reduce_add(x)
}

public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.min() }

public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    reduce_min(x)
}

public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint { x.max() }

public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: BinaryFloatingPoint {
    reduce_max(x)
}

/// The vector that stands upright on both.
public func cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The height of the vector that stands upright on both, which lie in the plane.
public func cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

public func simd_cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    cross(x, y)
}

public func simd_cross<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
    cross(x, y)
}

public func clamp<S: BinaryFloatingPoint>(_ x: S, min: S, max: S) -> S { Swift.max(min, Swift.min(max, x)) }

public func simd_clamp<S: BinaryFloatingPoint>(_ x: S, _ min: S, _ max: S) -> S { clamp(x, min: min, max: max) }

public func mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, t: S) -> S { x + (y - x) * t }

public func simd_mix<S: BinaryFloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { mix(x, y, t: t) }

/// 0 before the first edge, 1 after the second, and smooth between.
public func smoothstep<S: BinaryFloatingPoint>(_ x: S, edge0: S, edge1: S) -> S {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}

public func simd_smoothstep<S: BinaryFloatingPoint>(_ edge0: S, _ edge1: S, _ x: S) -> S {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
