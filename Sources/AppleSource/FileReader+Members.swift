import SourceText
internal import SwiftSyntax

extension FileReader {
    func readFunction(_ declaration: FunctionDeclSyntax) {
        guard let scope = memberScope else { return }
        let (attributes, modifiers) = (Attributes(declaration.attributes), Modifiers(declaration.modifiers))
        let signature = declaration.signature
        let effects = signature.effectSpecifiers
        let parameters = signature.parameterClause.parameters
        let isStrange = parameters.contains {
            $0.ellipsis != nil || $0.type.trimmedDescription.contains("inout ")
        }
        let method = MethodFacts(
            name: declaration.name.plainName,
            parameters: parameters.map {
                MethodFacts.Parameter(
                    label: $0.firstName.text == "_" ? nil : $0.firstName.plainName, type: $0.type.trimmedDescription
                )
            },
            givenName: attributes.givenName,
            isObjC: attributes.isObjC
                || (scope.marksMembers && !modifiers.isPrivate && !attributes.isNonObjC),
            isStatic: modifiers.isStatic, isOverride: modifiers.isOverride, isOptional: modifiers.isOptional,
            result: signature.returnClause?.type.trimmedDescription,
            isPlain: !isStrange && declaration.genericParameterClause == nil && effects?.asyncSpecifier == nil
                && effects?.throwsClause == nil,
            throwsErrors: effects?.throwsClause != nil, isAsync: effects?.asyncSpecifier != nil,
            offset: declaration.name.start)
        facts.types[scope.index].methods.append(method)
        if attributes.isManaged {
            facts.remark(
                declaration.name.start,
                "@NSManaged methods are made by Core Data, which is not there; write a body for \(method.name).")
        }
        let type = facts.types[scope.index]
        if type.kind == .extensionType, let member = MovedMember(declaration, of: type) {
            facts.moved.append(member)
        } else if modifiers.isOverride {
            noteOverride(of: method.fullName, at: declaration.name.start, in: type)
        }
    }

    private func noteOverride(of name: String, at offset: Int, in type: TypeFacts) {
        if type.kind == .extensionType {
            facts.remark(offset, FileLowering.overrideInExtension(name))
        } else {
            facts.overrides.append((type.path, name, offset))
        }
    }

    func readVariable(_ declaration: VariableDeclSyntax) {
        guard let scope = memberScope else { return }
        let (attributes, modifiers) = (Attributes(declaration.attributes), Modifiers(declaration.modifiers))
        for binding in declaration.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, name.found != nil else {
                continue
            }
            let accessors = binding.accessorBlock?.accessors
            facts.types[scope.index].properties.append(
                PropertyFacts(
                    name: name.plainName, givenName: attributes.givenName, isStatic: modifiers.isStatic,
                    type: binding.typeAnnotation?.type.trimmedDescription,
                    isObjC: attributes.isObjC || (scope.marksMembers && !modifiers.isPrivate),
                    isSettable: isSettable(declaration, accessors)))
            if modifiers.isOptional {
                facts.remark(
                    name.start,
                    "a property that need not be there is Objective-C's; write `var \(name.plainName): "
                        + "\(binding.typeAnnotation?.type.trimmedDescription ?? "T")? { get }` and give nil in an "
                        + "extension of the protocol.")
            }
            let type = facts.types[scope.index]
            if type.kind == .extensionType, let member = MovedMember(declaration, of: type) {
                facts.moved.append(member)
            } else if modifiers.isOverride {
                noteOverride(of: name.plainName, at: name.start, in: type)
            }
        }
        if attributes.isManaged { manage(declaration) }
    }

    private func isSettable(_ declaration: VariableDeclSyntax, _ accessors: AccessorBlockSyntax.Accessors?) -> Bool
    {
        guard declaration.bindingSpecifier.text == "var" else { return false }
        switch accessors {
        case nil: return true
        case .getter?: return false
        case .accessors(let list)?:
            return list.contains { ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text) }
        @unknown default: return false
        }
    }

    /// `@NSManaged var radius: CGFloat`: Core Animation keeps the value under the property's name.
    private func manage(_ declaration: VariableDeclSyntax) {
        let modifiers = declaration.modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" }
        let bindings = Array(declaration.bindings)
        for (place, binding) in bindings.enumerated() {
            // In `var a, b: CGFloat` the type stands for both.
            let type = bindings[place...].lazy.compactMap { $0.typeAnnotation?.type.trimmedDescription }.first
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type,
                binding.accessorBlock == nil, binding.initializer == nil
            else {
                facts.remark(binding.start, "@NSManaged needs a name and a type, and no value.")
                continue
            }
            let key = name.plainName
            facts.edits.append(
                .insertion(
                    at: binding.typeAnnotation?.end ?? name.end,
                    (binding.typeAnnotation == nil ? ": \(type)" : "")
                        + " { get { managedValue(forKey: \"\(key)\") } set { setManagedValue(newValue, forKey: \"\(key)\") } }",
                    anchor: name.start))
            // Properties with accessors are declared one by one.
            if let comma = binding.trailingComma?.found {
                facts.edits.append(TextEdit(comma.bytes, "; " + (modifiers + ["var"]).joined(separator: " ")))
            }
        }
    }
}
