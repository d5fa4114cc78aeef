// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes a message; the arguments stand for the `%` of the format, one after the other, each as it describes itself.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    LogOutput.write(LogFormat.text("\(message)", args), log)
}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    LogOutput.write(LogFormat.text("\(message)", args), log)
}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog = .default) { LogOutput.write(message.text, log) }

@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    LogOutput.write(message.text, log)
}

/// Formats of C with values of Swift, which are never taken for other than they are.
enum LogFormat {
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var (result, left) = ("", format[...])
        var rest = arguments[...]
        while let percent = left.firstIndex(of: "%") {
            result += left[..<percent]
            left = left[left.index(after: percent)...]
            if left.first == "%" {
                result += "%"
                left.removeFirst()
                continue
            }
            if left.first == "{", let end = left.firstIndex(of: "}") { left = left[left.index(after: end)...] }
            guard let end = left.firstIndex(where: { $0.isLetter && !"hlqzt".contains($0) || $0 == "@" }) else {
                break
            }
            left = left[left.index(after: end)...]
            result += rest.popFirst().map { "\($0)" } ?? ""
        }
        return result + left
    }
}
