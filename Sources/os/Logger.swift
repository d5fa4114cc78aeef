/// Writes messages into a log; see `OSLog` for where they go.
public struct Logger: Sendable {
    private let log: OSLog

    public init() {
        log = .default
    }

    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    public init(_ logObj: OSLog) {
        log = logObj
    }

    public func log(_ message: OSLogMessage) { LogOutput.write(message.text, log) }
    public func log(level: OSLogType, _ message: OSLogMessage) { LogOutput.write(message.text, log) }
    public func trace(_ message: OSLogMessage) { LogOutput.write(message.text, log) }
    public func debug(_ message: OSLogMessage) { LogOutput.write(message.text, log) }
    public func info(_ message: OSLogMessage) { LogOutput.write(message.text, log) }
    public func notice(_ message: OSLogMessage) { LogOutput.write(message.text, log) }
    public func warning(_ message: OSLogMessage) { LogOutput.write(message.text, log) }
    public func error(_ message: OSLogMessage) { LogOutput.write(message.text, log) }
    public func critical(_ message: OSLogMessage) { LogOutput.write(message.text, log) }
    public func fault(_ message: OSLogMessage) { LogOutput.write(message.text, log) }
}
