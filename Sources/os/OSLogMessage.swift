import Foundation

/// A message with its values. All of it is shown, whatever its privacy: it goes to the program's own stderr.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// Puts values into a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, format: OSLogNumberFormat, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { text += format.text(value()) }
}

/// Who may see a value.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case none, hash }

    public static let auto = OSLogPrivacy()
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// In how many columns a value stands; not heeded.
public struct OSLogStringAlignment: Sendable {
    public static let none = OSLogStringAlignment()
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How a number is written.
public struct OSLogNumberFormat: Sendable {
    private enum Kind: Sendable { case plain, hexadecimal, octal, fixed(Int) }

    private let kind: Kind

    public static let decimal = OSLogNumberFormat(kind: .plain)
    public static let hex = OSLogNumberFormat(kind: .hexadecimal)
    public static let octal = OSLogNumberFormat(kind: .octal)
    public static let fixed = OSLogNumberFormat(kind: .fixed(6))
    public static func fixed(precision: Int) -> OSLogNumberFormat { OSLogNumberFormat(kind: .fixed(precision)) }
    public static let truth = OSLogNumberFormat(kind: .plain)

    func text(_ value: Any) -> String {
        switch kind {
        case .plain: "\(value)"
        case .hexadecimal: (value as? any BinaryInteger).map { String($0, radix: 16) } ?? "\(value)"
        case .octal: (value as? any BinaryInteger).map { String($0, radix: 8) } ?? "\(value)"
        case .fixed(let places):
            (value as? any BinaryFloatingPoint).map { String(format: "%.\(max(0, places))f", Double($0)) }
                ?? "\(value)"
        }
    }
}
