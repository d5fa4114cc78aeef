internal import SwiftSyntax

// `#if`: what asks for a system of Apple's is answered in place, so that everything keeps its line and its column.

extension FileReader {
    func readConditions(_ list: IfConfigDeclSyntax) {
        // Whether an earlier clause is taken: true, false, or nil where the compiler decides.
        var taken: Bool? = false
        for clause in list.clauses {
            let holds: Bool? =
                clause.condition.map { truth(of: $0) } ?? (clause.poundKeyword.text == "#else" ? true : nil)
            if taken == true || holds == false { inactive.insert(clause.id) }
            if holds == true { taken = true } else if holds == nil, taken == false { taken = nil }
        }
    }

    /// What a condition comes to; nil where the compiler decides. The parts that are decided here are replaced.
    private func truth(of condition: ExprSyntax) -> Bool? {
        if let sequence = condition.as(SequenceExprSyntax.self) { return truth(of: Array(sequence.elements)) }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first
        {
            return truth(of: inner.expression)
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return truth(of: prefix.expression).map { !$0 }
        }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        guard let call = condition.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first, argument.label == nil, call.rightParen?.found != nil,
            let answer = answer(name, first(of: argument.expression))
        else { return nil }
        pad(call.bytes, answer ? "true" : "false")
        return answer
    }

    /// `a || b && c`, where the parser leaves the operators' order open.
    private func truth(of elements: [ExprSyntax]) -> Bool? {
        var alternatives: [[Bool?]] = [[]]
        for element in elements {
            switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
            case nil: alternatives[alternatives.count - 1].append(truth(of: element))
            case "||": alternatives.append([])
            case "&&": break
            default: return nil
            }
        }
        let results = alternatives.map { parts -> Bool? in
            parts.contains(false) ? false : parts.contains(nil) ? nil : true
        }
        return results.contains(true) ? true : results.contains(nil) ? nil : false
    }

    /// The module of `UIKit.UIView`.
    private func first(of expression: ExprSyntax) -> String {
        var expression = expression
        while let member = expression.as(MemberAccessExprSyntax.self), let base = member.base { expression = base }
        return expression.trimmedDescription
    }

    /// What the chosen system says; nil for what the compiler knows by itself.
    private func answer(_ question: String, _ argument: String) -> Bool? {
        switch question {
        case "os":
            switch argument {
            case "iOS": setting.platform == .ios
            case "macOS", "OSX": setting.platform == .macos
            case "tvOS", "watchOS", "visionOS", "xrOS", "macCatalyst", "Linux": false
            default: nil
            }
        case "canImport":
            switch argument {
            case "UIKit": setting.platform == .ios
            case "AppKit", "Cocoa": setting.platform == .macos
            case "WatchKit": false
            default: nil
            }
        case "targetEnvironment":
            ["simulator", "macCatalyst", "UIKitForMac"].contains(argument) ? false : nil
        default:
            nil
        }
    }
}
