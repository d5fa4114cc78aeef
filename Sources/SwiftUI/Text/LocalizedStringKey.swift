import Foundation

/// The key of a text in tables of translations, with values in it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    enum Piece: Equatable, Sendable {
        case text(String)
        case formatted(FormattedText)
        case styled(Text)
    }

    let pieces: [Piece]

    public init(_ value: String) { pieces = [.text(value)] }
    public init(stringLiteral value: String) { pieces = [.text(value)] }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }
        public mutating func appendInterpolation(_ string: String) { pieces.append(.text(string)) }
        public mutating func appendInterpolation(_ text: Text) { pieces.append(.styled(text)) }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            pieces.append(.text(formatter?.string(for: subject) ?? subject.description))
        }

        /// Whole numbers are grouped as the locale has it.
        public mutating func appendInterpolation<T: _FormatSpecifiable & BinaryInteger>(_ value: T) {
            let number = Int64(clamping: value)
            pieces.append(.formatted(FormattedText { number.formatted(.number.locale($0)) }))
        }

        /// Numbers have six digits after the point.
        public mutating func appendInterpolation<T: _FormatSpecifiable & BinaryFloatingPoint>(_ value: T) {
            pieces.append(.text(String(format: "%f", Double(value))))
        }

        /// A number as C's format specifier says.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            pieces.append(.text(String(format: specifier, value._arg)))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            nonisolated(unsafe) let (input, format) = (input, format)
            pieces.append(.formatted(FormattedText { format.locale($0).format(input) }))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { pieces.append(.text(String(describing: value))) }
    }
}

/// A value that stands in a text by a format specifier.
public protocol _FormatSpecifiable: Equatable {
    var _arg: any CVarArg { get }
}

extension _FormatSpecifiable where Self: CVarArg {
    public var _arg: any CVarArg { self }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
