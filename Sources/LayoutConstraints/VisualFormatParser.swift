import CoreGraphics

/// Reads a visual format, left to right.
struct VisualFormatParser {
    private let text: [Character]
    private let metrics: [String: Any]
    private let names: Set<String>
    private var place = 0

    init(_ format: String, metrics: [String: Any], names: Set<String>) {
        text = Array(format)
        self.metrics = metrics
        self.names = names
    }

    mutating func parse() throws -> VisualFormat {
        var format = VisualFormat()
        if take("H:") { format.axis = .horizontal } else if take("V:") { format.axis = .vertical }
        if take("|") { format.leading = try space() }
        guard peek == "[" else { throw failure("a view in brackets is expected") }
        format.views.append(try view())
        while place < text.count {
            let space = try space()
            if take("|") {
                format.trailing = space
                break
            }
            guard peek == "[" else { throw failure("a view in brackets or the superview's | is expected") }
            format.spaces.append(space)
            format.views.append(try view())
        }
        guard place == text.count else { throw failure("nothing may follow the superview's edge") }
        return format
    }

    private var peek: Character? { place < text.count ? text[place] : nil }

    private func failure(_ reason: String, at place: Int? = nil) -> VisualFormatError {
        VisualFormatError(reason: reason, place: place ?? self.place)
    }

    private mutating func take(_ word: String) -> Bool {
        let letters = Array(word)
        guard text[place...].starts(with: letters) else { return false }
        place += letters.count
        return true
    }

    private mutating func expect(_ word: String) throws {
        if !take(word) { throw failure("\(word) is expected") }
    }

    private mutating func space() throws -> VisualFormat.Space {
        guard take("-") else { return .none }
        if peek == "[" || peek == "|" { return .standard }
        if peek == nil { throw failure("a connection leads nowhere") }
        let predicates = peek == "(" ? try list() : [try value(isLength: false)]
        try expect("-")
        return .given(predicates)
    }

    private mutating func view() throws -> VisualFormat.View {
        try expect("[")
        let start = place
        let name = try self.name("the name of a view")
        guard names.contains(name) else { throw failure("\(name) is not a key in the views dictionary", at: start) }
        var view = VisualFormat.View(name: name, place: start)
        if peek == "(" { view.lengths = try list() }
        try expect("]")
        return view
    }

    /// Predicates in parentheses.
    private mutating func list() throws -> [VisualFormat.Predicate] {
        try expect("(")
        var predicates: [VisualFormat.Predicate] = []
        repeat { predicates.append(try predicate()) } while take(",")
        try expect(")")
        return predicates
    }

    private mutating func predicate() throws -> VisualFormat.Predicate {
        let start = place
        var relation = NSLayoutConstraint.Relation.equal
        if take("==") {
            relation = .equal
        } else if take("<=") {
            relation = .lessThanOrEqual
        } else if take(">=") {
            relation = .greaterThanOrEqual
        }
        var predicate = try value(isLength: true)
        predicate.relation = relation
        predicate.place = start
        while let sign = peek, "*/+-".contains(sign), predicate.view != nil {
            place += 1
            let number = try number()
            switch sign {
            case "*": predicate.multiplier *= number
            case "/": predicate.multiplier /= number == 0 ? .nan : number
            case "+": predicate.offset += number
            default: predicate.offset -= number
            }
        }
        guard predicate.multiplier.isFinite, predicate.offset.isFinite else {
            throw failure("a multiplier or constant is not a number", at: start)
        }
        if take("@") { predicate.priority = UILayoutPriority(Float(try number())) }
        return predicate
    }

    /// A number, a metric, or a view that is named.
    private mutating func value(isLength: Bool) throws -> VisualFormat.Predicate {
        var predicate = VisualFormat.Predicate(place: place)
        if let first = peek, first.isLetter || first == "_" {
            let start = place
            let name = try self.name("a number or a name")
            if let metric = metrics[name] {
                predicate.constant =
                    try Self.number(metric) ?? { throw failure("the metric \(name) is no number", at: start) }()
            } else if isLength, names.contains(name) {
                predicate.view = name
            } else {
                throw failure(
                    "\(name) is not a key in the metrics\(isLength ? " or views" : "") dictionary", at: start)
            }
        } else {
            predicate.constant = try number()
        }
        return predicate
    }

    private mutating func number() throws -> CGFloat {
        let start = place
        if let first = peek, first.isLetter || first == "_" {
            let name = try self.name("a number")
            guard let metric = metrics[name] else {
                throw failure("\(name) is not a key in the metrics dictionary", at: start)
            }
            guard let number = Self.number(metric) else {
                throw failure("the metric \(name) is no number", at: start)
            }
            return number
        }
        if peek == "-" || peek == "+" { place += 1 }
        while let next = peek, next.isASCII, next.isNumber || next == "." { place += 1 }
        guard let number = Double(String(text[start..<place])), number.isFinite else {
            throw failure("a number is expected", at: start)
        }
        return CGFloat(number)
    }

    private mutating func name(_ what: String) throws -> String {
        let start = place
        while let next = peek, next.isLetter || next.isNumber || next == "_" || next == "." { place += 1 }
        guard place > start else { throw failure("\(what) is expected") }
        return String(text[start..<place])
    }

    private static func number(_ value: Any) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
