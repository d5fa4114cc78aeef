/// A matrix of 4 columns and 4 rows.
public struct SIMDMatrix4<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    /// Nothing but 0.
    public init() {
        self.init(.zero, .zero, .zero, .zero)
    }

    public init(_ col0: SIMD4<Scalar>, _ col1: SIMD4<Scalar>, _ col2: SIMD4<Scalar>, _ col3: SIMD4<Scalar>) {
        columns = (col0, col1, col2, col3)
    }

    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
        self.columns = columns
    }

    /// Of as many columns; those that are missing are 0.
    public init(_ columns: [SIMD4<Scalar>]) {
        self.init()
        for (index, column) in columns.prefix(4).enumerated() { self[index] = column }
    }

    public init(rows: [SIMD4<Scalar>]) {
        self = SIMDMatrix4(rows).transpose
    }

    public init(diagonal: SIMD4<Scalar>) {
        self.init()
        for index in 0..<4 { self[index][index] = diagonal[index] }
    }

    /// The number on the diagonal.
    public init(_ scalar: Scalar) {
        self.init(diagonal: SIMD4(repeating: scalar))
    }

    public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: SIMDMatrix4 {
        var result = SIMDMatrix4()
        for column in 0..<4 {
            for row in 0..<4 { result[row][column] = self[column][row] }
        }
        return result
    }

    public var determinant: Scalar {
        Elimination.determinant((0..<4).map { column in (0..<4).map { self[column][$0] } })
    }

    /// No numbers where the determinant is 0, as on Apple's systems.
    public var inverse: SIMDMatrix4 {
        let columns = Elimination.inverse((0..<4).map { column in (0..<4).map { self[column][$0] } })
        return SIMDMatrix4(columns.map { SIMD4($0) })
    }

    public static func == (lhs: SIMDMatrix4, rhs: SIMDMatrix4) -> Bool { (0..<4).allSatisfy { lhs[$0] == rhs[$0] } }

    public static func * (lhs: SIMDMatrix4, rhs: SIMD4<Scalar>) -> SIMD4<Scalar> {
        (0..<4).reduce(.zero) { $0 + lhs[$1] * rhs[$1] }
    }

    /// A row times a matrix.
    public static func * (lhs: SIMD4<Scalar>, rhs: SIMDMatrix4) -> SIMD4<Scalar> { rhs.transpose * lhs }

    public static func * (lhs: SIMDMatrix4, rhs: SIMDMatrix4) -> SIMDMatrix4 {
        SIMDMatrix4((0..<4).map { lhs * rhs[$0] })
    }

    public static func * (lhs: SIMDMatrix4, rhs: Scalar) -> SIMDMatrix4 {
        SIMDMatrix4((0..<4).map { lhs[$0] * rhs })
    }
    public static func * (lhs: Scalar, rhs: SIMDMatrix4) -> SIMDMatrix4 { rhs * lhs }
    public static func + (lhs: SIMDMatrix4, rhs: SIMDMatrix4) -> SIMDMatrix4 {
        SIMDMatrix4((0..<4).map { lhs[$0] + rhs[$0] })
    }
    public static func - (lhs: SIMDMatrix4, rhs: SIMDMatrix4) -> SIMDMatrix4 {
        SIMDMatrix4((0..<4).map { lhs[$0] - rhs[$0] })
    }
    public static prefix func - (matrix: SIMDMatrix4) -> SIMDMatrix4 { matrix * -1 }
    public static func *= (lhs: inout SIMDMatrix4, rhs: SIMDMatrix4) { lhs = lhs * rhs }
    public static func += (lhs: inout SIMDMatrix4, rhs: SIMDMatrix4) { lhs = lhs + rhs }
    public static func -= (lhs: inout SIMDMatrix4, rhs: SIMDMatrix4) { lhs = lhs - rhs }
}

// `@unchecked`: vectors of numbers are values; the compiler is not told so of their storage.
extension SIMDMatrix4: @unchecked Sendable where Scalar: Sendable {}
