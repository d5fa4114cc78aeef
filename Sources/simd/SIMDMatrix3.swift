/// A matrix of 3 columns and 3 rows.
public struct SIMDMatrix3<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    /// Nothing but 0.
    public init() {
        self.init(.zero, .zero, .zero)
    }

    public init(_ col0: SIMD3<Scalar>, _ col1: SIMD3<Scalar>, _ col2: SIMD3<Scalar>) {
        columns = (col0, col1, col2)
    }

    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
        self.columns = columns
    }

    /// Of as many columns; those that are missing are 0.
    public init(_ columns: [SIMD3<Scalar>]) {
        self.init()
        for (index, column) in columns.prefix(3).enumerated() { self[index] = column }
    }

    public init(rows: [SIMD3<Scalar>]) {
        self = SIMDMatrix3(rows).transpose
    }

    public init(diagonal: SIMD3<Scalar>) {
        self.init()
        for index in 0..<3 { self[index][index] = diagonal[index] }
    }

    /// The number on the diagonal.
    public init(_ scalar: Scalar) {
        self.init(diagonal: SIMD3(repeating: scalar))
    }

    public subscript(column: Int) -> SIMD3<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }

    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: SIMDMatrix3 {
        var result = SIMDMatrix3()
        for column in 0..<3 {
            for row in 0..<3 { result[row][column] = self[column][row] }
        }
        return result
    }

    public var determinant: Scalar {
        Elimination.determinant((0..<3).map { column in (0..<3).map { self[column][$0] } })
    }

    /// No numbers where the determinant is 0, as on Apple's systems.
    public var inverse: SIMDMatrix3 {
        let columns = Elimination.inverse((0..<3).map { column in (0..<3).map { self[column][$0] } })
        return SIMDMatrix3(columns.map { SIMD3($0) })
    }

    public static func == (lhs: SIMDMatrix3, rhs: SIMDMatrix3) -> Bool { (0..<3).allSatisfy { lhs[$0] == rhs[$0] } }

    public static func * (lhs: SIMDMatrix3, rhs: SIMD3<Scalar>) -> SIMD3<Scalar> {
        (0..<3).reduce(.zero) { $0 + lhs[$1] * rhs[$1] }
    }

    /// A row times a matrix.
    public static func * (lhs: SIMD3<Scalar>, rhs: SIMDMatrix3) -> SIMD3<Scalar> { rhs.transpose * lhs }

    public static func * (lhs: SIMDMatrix3, rhs: SIMDMatrix3) -> SIMDMatrix3 {
        SIMDMatrix3((0..<3).map { lhs * rhs[$0] })
    }

    public static func * (lhs: SIMDMatrix3, rhs: Scalar) -> SIMDMatrix3 {
        SIMDMatrix3((0..<3).map { lhs[$0] * rhs })
    }
    public static func * (lhs: Scalar, rhs: SIMDMatrix3) -> SIMDMatrix3 { rhs * lhs }
    public static func + (lhs: SIMDMatrix3, rhs: SIMDMatrix3) -> SIMDMatrix3 {
        SIMDMatrix3((0..<3).map { lhs[$0] + rhs[$0] })
    }
    public static func - (lhs: SIMDMatrix3, rhs: SIMDMatrix3) -> SIMDMatrix3 {
        SIMDMatrix3((0..<3).map { lhs[$0] - rhs[$0] })
    }
    public static prefix func - (matrix: SIMDMatrix3) -> SIMDMatrix3 { matrix * -1 }
    public static func *= (lhs: inout SIMDMatrix3, rhs: SIMDMatrix3) { lhs = lhs * rhs }
    public static func += (lhs: inout SIMDMatrix3, rhs: SIMDMatrix3) { lhs = lhs + rhs }
    public static func -= (lhs: inout SIMDMatrix3, rhs: SIMDMatrix3) { lhs = lhs - rhs }
}

// `@unchecked`: vectors of numbers are values; the compiler is not told so of their storage.
extension SIMDMatrix3: @unchecked Sendable where Scalar: Sendable {}
