/// Takes a command line apart: options with a value (`--name VALUE`, `--name=VALUE`), and plain words.
struct ArgumentReader {
    private(set) var words: [String] = []
    private var values: [String: String] = [:]

    /// - Parameters:
    ///   - arguments: What was typed, without the command's own name.
    ///   - options: The options that are known; each takes a value and may be given once.
    init(_ arguments: [String], options: Set<String>) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                words.append(argument)
                continue
            }
            var name = argument
            var value: String?
            if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
                name = String(argument[..<equals])
                value = String(argument[argument.index(after: equals)...])
            }
            guard options.contains(name) else {
                throw CommandError.usage("there is no option `\(name)`; `cornerstone --help` lists what is.")
            }
            guard values[name] == nil else { throw CommandError.usage("`\(name)` is given twice.") }
            guard let given = value ?? rest.popFirst() else { throw CommandError.usage("`\(name)` needs a value.") }
            values[name] = given
        }
    }

    subscript(option: String) -> String? { values[option] }

    /// One of several words; nil where the option is not given.
    func choice(_ option: String, of choices: [String]) throws -> String? {
        guard let value = values[option] else { return nil }
        guard choices.contains(value) else {
            throw CommandError.usage("`\(option)` is \(choices.joined(separator: " or ")), not \"\(value)\".")
        }
        return value
    }

    /// A number within a range; nil where the option is not given.
    func number(_ option: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let value = values[option] else { return nil }
        guard let number = Double(value), range.contains(number) else {
            let bounds = "\(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
            throw CommandError.usage("`\(option)` is a number from \(bounds), not \"\(value)\".")
        }
        return number
    }

    private static func short(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    }
}
