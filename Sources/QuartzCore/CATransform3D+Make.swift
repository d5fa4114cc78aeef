// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import CornerGeometry

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// A turn by `angle` radians about the vector (x, y, z), exact at quarter turns about an axis; the identity where the
/// vector has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let largest = max(abs(x), max(abs(y), abs(z)))
    guard largest > 0, largest.isFinite else { return CATransform3DIdentity }
    let (u, v, w) = (x / largest, y / largest, z / largest)
    let length = (u * u + v * v + w * w).squareRoot()
    let (a, b, c) = (u / length, v / length, w / length)
    let (sine, cosine) = Trigonometry.sinCos(Double(angle))
    let (s, k, rest) = (CGFloat(sine), CGFloat(cosine), CGFloat(1 - cosine))
    return CATransform3D(
        m11: a * a + (1 - a * a) * k, m12: a * b * rest + c * s, m13: a * c * rest - b * s, m14: 0,
        m21: a * b * rest - c * s, m22: b * b + (1 - b * b) * k, m23: b * c * rest + a * s, m24: 0,
        m31: a * c * rest + b * s, m32: b * c * rest - a * s, m33: c * c + (1 - c * c) * k, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The move comes first, then `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The scale comes first, then `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The turn comes first, then `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (x, y) = (a.rows, b.rows)
    return CATransform3D(rows: x.map { row in y[0] * row[0] + y[1] * row[1] + y[2] * row[2] + y[3] * row[3] })
}
