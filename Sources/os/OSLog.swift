import Foundation

/// A log by its subsystem and category. There is no log of the system here: what is written goes nowhere, unless the
/// environment says `OS_ACTIVITY_DT_MODE=1`, as it does in Xcode; then it goes to stderr.
public class OSLog: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: nothing in it changes.
    public struct Category: RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(isSilent: true)

    let subsystem: String
    let category: String
    let isSilent: Bool

    public init(subsystem: String, category: String) {
        (self.subsystem, self.category, isSilent) = (subsystem, category, false)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(isSilent: Bool) {
        (subsystem, category, self.isSilent) = ("", "", isSilent)
    }

    public var signpostsEnabled: Bool { false }
    public func isEnabled(type: OSLogType) -> Bool { !isSilent && LogOutput.isOn }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)
}

/// Where messages go.
enum LogOutput {
    static let isOn =
        ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"].map { $0 != "0" && $0 != "NO" } ?? false

    static func write(_ message: @autoclosure () -> String, _ log: OSLog) {
        guard isOn, !log.isSilent else { return }
        let place = log.category.isEmpty ? "" : "[\(log.category)] "
        FileHandle.standardError.write(Data("\(place)\(message())\n".utf8))
    }
}
