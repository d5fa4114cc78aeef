/// A matrix of 2 columns and 2 rows.
public struct SIMDMatrix2<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    /// Nothing but 0.
    public init() {
        self.init(.zero, .zero)
    }

    public init(_ col0: SIMD2<Scalar>, _ col1: SIMD2<Scalar>) {
        columns = (col0, col1)
    }

    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) {
        self.columns = columns
    }

    /// Of as many columns; those that are missing are 0.
    public init(_ columns: [SIMD2<Scalar>]) {
        self.init()
        for (index, column) in columns.prefix(2).enumerated() { self[index] = column }
    }

    public init(rows: [SIMD2<Scalar>]) {
        self = SIMDMatrix2(rows).transpose
    }

    public init(diagonal: SIMD2<Scalar>) {
        self.init()
        for index in 0..<2 { self[index][index] = diagonal[index] }
    }

    /// The number on the diagonal.
    public init(_ scalar: Scalar) {
        self.init(diagonal: SIMD2(repeating: scalar))
    }

    public subscript(column: Int) -> SIMD2<Scalar> {
        get {
            switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }

    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: SIMDMatrix2 {
        var result = SIMDMatrix2()
        for column in 0..<2 {
            for row in 0..<2 { result[row][column] = self[column][row] }
        }
        return result
    }

    public var determinant: Scalar {
        Elimination.determinant((0..<2).map { column in (0..<2).map { self[column][$0] } })
    }

    /// No numbers where the determinant is 0, as on Apple's systems.
    public var inverse: SIMDMatrix2 {
        let columns = Elimination.inverse((0..<2).map { column in (0..<2).map { self[column][$0] } })
        return SIMDMatrix2(columns.map { SIMD2($0) })
    }

    public static func == (lhs: SIMDMatrix2, rhs: SIMDMatrix2) -> Bool { (0..<2).allSatisfy { lhs[$0] == rhs[$0] } }

    public static func * (lhs: SIMDMatrix2, rhs: SIMD2<Scalar>) -> SIMD2<Scalar> {
        (0..<2).reduce(.zero) { $0 + lhs[$1] * rhs[$1] }
    }

    /// A row times a matrix.
    public static func * (lhs: SIMD2<Scalar>, rhs: SIMDMatrix2) -> SIMD2<Scalar> { rhs.transpose * lhs }

    public static func * (lhs: SIMDMatrix2, rhs: SIMDMatrix2) -> SIMDMatrix2 {
        SIMDMatrix2((0..<2).map { lhs * rhs[$0] })
    }

    public static func * (lhs: SIMDMatrix2, rhs: Scalar) -> SIMDMatrix2 {
        SIMDMatrix2((0..<2).map { lhs[$0] * rhs })
    }
    public static func * (lhs: Scalar, rhs: SIMDMatrix2) -> SIMDMatrix2 { rhs * lhs }
    public static func + (lhs: SIMDMatrix2, rhs: SIMDMatrix2) -> SIMDMatrix2 {
        SIMDMatrix2((0..<2).map { lhs[$0] + rhs[$0] })
    }
    public static func - (lhs: SIMDMatrix2, rhs: SIMDMatrix2) -> SIMDMatrix2 {
        SIMDMatrix2((0..<2).map { lhs[$0] - rhs[$0] })
    }
    public static prefix func - (matrix: SIMDMatrix2) -> SIMDMatrix2 { matrix * -1 }
    public static func *= (lhs: inout SIMDMatrix2, rhs: SIMDMatrix2) { lhs = lhs * rhs }
    public static func += (lhs: inout SIMDMatrix2, rhs: SIMDMatrix2) { lhs = lhs + rhs }
    public static func -= (lhs: inout SIMDMatrix2, rhs: SIMDMatrix2) { lhs = lhs - rhs }
}

// `@unchecked`: vectors of numbers are values; the compiler is not told so of their storage.
extension SIMDMatrix2: @unchecked Sendable where Scalar: Sendable {}
