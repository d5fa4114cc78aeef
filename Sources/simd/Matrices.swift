// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias simd_float2x2 = SIMDMatrix2<Float>
public typealias float2x2 = SIMDMatrix2<Float>
public typealias matrix_float2x2 = SIMDMatrix2<Float>
public let matrix_identity_float2x2 = SIMDMatrix2<Float>(1)
public typealias simd_double2x2 = SIMDMatrix2<Double>
public typealias double2x2 = SIMDMatrix2<Double>
public typealias matrix_double2x2 = SIMDMatrix2<Double>
public let matrix_identity_double2x2 = SIMDMatrix2<Double>(1)
public func simd_mul<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix2<S>, _ y: SIMDMatrix2<S>) -> SIMDMatrix2<
    S
> { x * y }
public func simd_mul<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix2<S>, _ y: SIMD2<S>) -> SIMD2<S> { x * y }
public func simd_inverse<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix2<S>) -> SIMDMatrix2<S> { x.inverse }
public func simd_transpose<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix2<S>) -> SIMDMatrix2<S> {
    x.transpose
}
public func simd_determinant<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix2<S>) -> S { x.determinant }
public typealias simd_float3x3 = SIMDMatrix3<Float>
public typealias float3x3 = SIMDMatrix3<Float>
public typealias matrix_float3x3 = SIMDMatrix3<Float>
public let matrix_identity_float3x3 = SIMDMatrix3<Float>(1)
public typealias simd_double3x3 = SIMDMatrix3<Double>
public typealias double3x3 = SIMDMatrix3<Double>
public typealias matrix_double3x3 = SIMDMatrix3<Double>
public let matrix_identity_double3x3 = SIMDMatrix3<Double>(1)
public func simd_mul<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix3<S>, _ y: SIMDMatrix3<S>) -> SIMDMatrix3<
    S
> { x * y }
public func simd_mul<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix3<S>, _ y: SIMD3<S>) -> SIMD3<S> { x * y }
public func simd_inverse<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix3<S>) -> SIMDMatrix3<S> { x.inverse }
public func simd_transpose<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix3<S>) -> SIMDMatrix3<S> {
    x.transpose
}
public func simd_determinant<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix3<S>) -> S { x.determinant }
public typealias simd_float4x4 = SIMDMatrix4<Float>
public typealias float4x4 = SIMDMatrix4<Float>
public typealias matrix_float4x4 = SIMDMatrix4<Float>
public let matrix_identity_float4x4 = SIMDMatrix4<Float>(1)
public typealias simd_double4x4 = SIMDMatrix4<Double>
public typealias double4x4 = SIMDMatrix4<Double>
public typealias matrix_double4x4 = SIMDMatrix4<Double>
public let matrix_identity_double4x4 = SIMDMatrix4<Double>(1)
public func simd_mul<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix4<S>, _ y: SIMDMatrix4<S>) -> SIMDMatrix4<
    S
> { x * y }
public func simd_mul<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix4<S>, _ y: SIMD4<S>) -> SIMD4<S> { x * y }
public func simd_inverse<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix4<S>) -> SIMDMatrix4<S> { x.inverse }
public func simd_transpose<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix4<S>) -> SIMDMatrix4<S> {
    x.transpose
}
public func simd_determinant<S: BinaryFloatingPoint & SIMDScalar>(_ x: SIMDMatrix4<S>) -> S { x.determinant }
