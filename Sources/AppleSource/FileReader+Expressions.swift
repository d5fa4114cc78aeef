import SourceText
internal import SwiftSyntax

extension FileReader {
    /// `#selector(…)` and `#keyPath(…)`.
    func readMacro(name: TokenSyntax, arguments: LabeledExprListSyntax, in node: Syntax) {
        guard let use = node.as(MacroExpansionExprSyntax.self), use.rightParen?.found != nil, arguments.count == 1,
            let argument = arguments.first
        else { return }
        switch name.text {
        case "selector": readSelector(argument, in: use)
        case "keyPath": readKeyPath(argument.expression, in: use)
        default: break
        }
    }

    private func readSelector(_ argument: LabeledExprSyntax, in use: MacroExpansionExprSyntax) {
        let form: FileFacts.SelectorUse.Form
        switch argument.label?.text {
        case nil: form = .method
        case "getter": form = .getter
        case "setter": form = .setter
        default: return
        }
        var (expression, castTypes) = withoutCast(argument.expression)
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first?.expression
        {
            let outer = castTypes
            (expression, castTypes) = withoutCast(inner)
            castTypes = castTypes ?? outer
        }
        var base: String?
        let reference: DeclReferenceExprSyntax
        if let member = expression.as(MemberAccessExprSyntax.self), let before = member.base {
            base = before.trimmedDescription
            reference = member.declName
        } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
            reference = plain
        } else {
            return facts.remark(
                argument.start, "this #selector names no method; write Selector(\"name:\") instead.")
        }
        facts.selectors.append(
            FileFacts.SelectorUse(
                form: form, range: use.bytes, scope: typeScope.map { facts.types[$0].path }, base: base,
                name: reference.baseName.plainName,
                labels: reference.argumentNames.map { names in
                    names.arguments.map { $0.name.text == "_" ? nil : $0.name.plainName }
                },
                castTypes: castTypes, anchor: reference.baseName.start))
    }

    /// `tap(_:) as (Card) -> (Button) -> Void`: the expression, and the types of the last list of arguments.
    private func withoutCast(_ expression: ExprSyntax) -> (ExprSyntax, [String]?) {
        guard let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
            sequence.elements.count == 3, let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
        else { return (expression, nil) }
        var function = function(type)
        while let next = function.flatMap({ self.function($0.returnClause.type) }) { function = next }
        return (first, function?.parameters.map { $0.type.trimmedDescription })
    }

    private func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        var type = type
        while true {
            if let attributed = type.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
                let inner = tuple.elements.first?.type
            {
                type = inner
            } else if let optional = type.as(OptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                type = implicit.wrappedType
            } else {
                return type.as(FunctionTypeSyntax.self)
            }
        }
    }

    /// `#keyPath(Card.layer.bounds)` is the text "layer.bounds": types in front are left out.
    private func readKeyPath(_ expression: ExprSyntax, in use: MacroExpansionExprSyntax) {
        var names: [String] = []
        var expression = expression
        while true {
            if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
                names.insert(member.declName.baseName.plainName, at: 0)
                expression = base
            } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
                expression = optional.expression
            } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
                expression = forced.expression
            } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
                names.insert(plain.baseName.plainName, at: 0)
                break
            } else if expression.is(SuperExprSyntax.self) || expression.is(GenericSpecializationExprSyntax.self) {
                break
            } else {
                return facts.remark(
                    use.start, "this #keyPath names no property; write its name as a string instead.")
            }
        }
        if names.count > 1, names[0] == "self" { names.removeFirst() }
        while names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
        facts.edits.append(TextEdit(use.bytes, "\"" + names.joined(separator: ".") + "\""))
    }

    func readCall(_ call: FunctionCallExprSyntax) {
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.found != nil {
            if let advice = RuntimeCalls.advice(on: name.text) { facts.remark(name.start, advice) }
            return
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            if let advice = RuntimeCalls.advice(
                onMember: member.declName.baseName.text, labels: call.arguments.map { $0.label?.text })
            {
                facts.remark(member.declName.start, advice)
            }
            readClassDescription(call, member)
            return
        }
        let member: MemberAccessExprSyntax?
        var mark: Range<Int>?
        if let optional = call.calledExpression.as(OptionalChainingExprSyntax.self) {
            member = optional.expression.as(MemberAccessExprSyntax.self)
            mark = optional.questionMark.bytes
        } else {
            let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self)
            member = forced?.expression.as(MemberAccessExprSyntax.self)
            mark = forced?.exclamationMark.bytes
        }
        guard let member, member.base != nil, member.declName.argumentNames == nil else { return }
        var labels = call.arguments.map { $0.label?.plainName }
        if call.trailingClosure != nil { labels.append(nil) }
        labels += call.additionalTrailingClosures.map(\.label.plainName)
        facts.optionalUses.append(
            FileFacts.OptionalUse(
                name: member.declName.baseName.plainName, nameRange: member.declName.bytes, labels: labels,
                labelRanges: call.arguments.compactMap { argument in
                    argument.label.flatMap { label in argument.colon.map { label.start..<$0.end } }
                },
                questionMark: mark))
    }

    /// `type(of: object).description()`, which every class has where Objective-C gives it one.
    private func readClassDescription(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
        guard member.declName.baseName.text == "description", call.arguments.isEmpty, call.trailingClosure == nil,
            let base = member.base?.as(FunctionCallExprSyntax.self),
            base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            base.arguments.count == 1, base.arguments.first?.label?.text == "of"
        else { return }
        let tail = base.bytes.upperBound..<call.bytes.upperBound
        guard !facts.bytes[tail].contains(0x0A) else { return }
        facts.edits.append(.insertion(at: base.bytes.lowerBound, "String(reflecting: "))
        facts.edits.append(TextEdit(tail, ")"))
    }

    /// `delegate.changed != nil`
    func readComparison(_ sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
            guard let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(name)
            else { continue }
            if elements[index + 1].is(NilLiteralExprSyntax.self) { noteMember(elements[index - 1]) }
            if elements[index - 1].is(NilLiteralExprSyntax.self) { noteMember(elements[index + 1]) }
        }
    }

    /// `if let changed = delegate.changed`
    func readBinding(_ binding: OptionalBindingConditionSyntax) {
        if let value = binding.initializer?.value { noteMember(value) }
    }

    private func noteMember(_ expression: ExprSyntax) {
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base != nil else { return }
        facts.optionalUses.append(
            FileFacts.OptionalUse(
                name: member.declName.baseName.plainName, nameRange: member.declName.bytes,
                labels: member.declName.argumentNames.map { names in
                    names.arguments.map { $0.name.text == "_" ? nil : $0.name.plainName }
                }))
    }

    func readMember(_ member: MemberAccessExprSyntax) {
        // `(sender as AnyObject).tag` looks the member up in Objective-C.
        guard let tuple = member.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
            sequence.elements.last?.trimmedDescription == "AnyObject",
            sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return }
        facts.remark(
            member.declName.start,
            "members of AnyObject are looked up by Objective-C; cast to the class that has "
                + "\(member.declName.baseName.text) instead.")
    }
}
