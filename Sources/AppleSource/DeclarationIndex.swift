/// All types of a program, with what all of its files say of them.
struct DeclarationIndex {
    struct Entry {
        var kind: TypeFacts.Kind?
        var isGeneric = false
        var superclass: String?
        /// By their names without labels; of equal ones the first.
        var methods: [String: [MethodFacts]] = [:]
        /// Those of `methods` that stand in an extension, by full name.
        var inExtensions: Set<String> = []
        var properties: [String: PropertyFacts] = [:]

        fileprivate var signatures: Set<String> = []

        fileprivate mutating func add(_ method: MethodFacts) {
            let types = method.parameters.map(\.type).joined(separator: ",")
            guard signatures.insert("\(method.isStatic) \(method.fullName) \(types)").inserted else { return }
            methods[method.name, default: []].append(method)
        }
    }

    private(set) var entries: [String: Entry] = [:]
    /// What goes into a class's own braces, by its path.
    private(set) var forwarders: [String: [MovedMember]] = [:]
    /// Requirements that need not be met, by their names without labels.
    private(set) var optionalMethods: [String: [MethodFacts]] = [:]
    /// Full names of what Objective-C's protocols ask for: methods of those names are Objective-C's without being marked.
    private(set) var requirements: Set<String> = []

    /// - Parameters:
    ///   - moved: Members of extensions that may have to stand in their classes' braces.
    ///   - overrides: What is overridden in classes' braces: the class, and the member's full name.
    init(_ types: [TypeFacts], moved: [MovedMember], overrides: [(scope: String, name: String)]) {
        self.init(types)
        // What classes below override has to be in the class's braces too.
        var wanted: Set<String> = []
        let below = overrides + moved.filter(\.isOverride).map { ($0.type, $0.fullName) }
        for (scope, name) in below {
            for ancestor in ancestry(of: resolve(scope, in: nil) ?? scope).dropFirst() {
                wanted.insert("\(ancestor) \(name)")
            }
        }
        for member in moved {
            guard let path = resolve(member.type, in: nil), entries[path]?.kind == .classType,
                member.isOverride || wanted.contains("\(path) \(member.fullName)")
            else { continue }
            forwarders[path, default: []].append(member)
        }
    }

    /// Whether a member of an extension stands in its class's braces.
    func isMoved(_ member: MovedMember) -> Bool {
        resolve(member.type, in: nil).flatMap { forwarders[$0] }?.contains { $0.fullName == member.fullName }
            == true
    }

    private init(_ types: [TypeFacts]) {
        for facts in types {
            var entry = entries.removeValue(forKey: facts.path) ?? Entry()
            if facts.kind == .extensionType {
                entry.inExtensions.formUnion(facts.methods.map(\.fullName))
            } else {
                entry.kind = facts.kind
                entry.isGeneric = facts.isGeneric
                entry.superclass = entry.superclass ?? facts.inherited.first
            }
            for method in facts.methods { entry.add(method) }
            for property in facts.properties where entry.properties[property.name] == nil {
                entry.properties[property.name] = property
            }
            entries[facts.path] = entry
            guard facts.kind == .protocolType else { continue }
            for method in facts.methods where method.isObjC || method.isOptional {
                requirements.insert(method.fullName)
                if method.isOptional { optionalMethods[method.name, default: []].append(method) }
            }
        }
    }

    /// A type by its name as it is written inside another one.
    func resolve(_ name: String, in scope: String?) -> String? {
        let plain = Self.withoutArguments(name)
        var scope = scope
        while let around = scope, !around.isEmpty {
            let path = around + "." + plain
            if entries[path] != nil { return path }
            scope = around.lastIndex(of: ".").map { String(around[..<$0]) }
        }
        return entries[plain] != nil ? plain : nil
    }

    /// The type and its superclasses, as far as the program declares them.
    func ancestry(of path: String) -> [String] {
        var list: [String] = []
        var next: String? = path
        while let path = next, !list.contains(path), list.count < 100 {
            list.append(path)
            next = entries[path]?.superclass.flatMap { superclass in
                resolve(superclass, in: path) ?? Self.withoutArguments(superclass)
            }
        }
        return list
    }

    func isProtocol(_ path: String) -> Bool { entries[path]?.kind == .protocolType }

    func isGeneric(_ path: String) -> Bool {
        var scope: String? = path
        while let current = scope {
            if entries[current]?.isGeneric == true || Self.knownGeneric.contains(current) { return true }
            scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
        }
        return false
    }

    /// Methods of a name that a type has or inherits; nearest first. Of those that are overridden only the nearest.
    func methods(_ name: String, of path: String) -> [MethodFacts] {
        var found: [MethodFacts] = []
        for ancestor in ancestry(of: path) {
            for method in entries[ancestor]?.methods[name] ?? [] {
                let isKnown = found.contains { $0.fullName == method.fullName && $0.isOverride }
                if let given = method.givenName, isKnown {
                    // An override keeps the name of what it overrides.
                    for index in found.indices where found[index].fullName == method.fullName {
                        found[index].givenName = found[index].givenName ?? given
                    }
                }
                if !isKnown { found.append(method) }
            }
        }
        return found
    }

    func property(_ name: String, of path: String) -> PropertyFacts? {
        ancestry(of: path).lazy.compactMap { self.entries[$0]?.properties[name] }.first
    }

    /// `Box<Int>.Part` as `Box.Part`.
    static func withoutArguments(_ name: String) -> String {
        var depth = 0
        return String(
            name.filter { character in
                if character == "<" { depth += 1 }
                defer { if character == ">" { depth -= 1 } }
                return depth == 0 && !character.isWhitespace
            })
    }

    /// Generic classes of Apple's that programs extend.
    private static let knownGeneric: Set<String> = [
        "NSLayoutAnchor", "NSCache", "NSMapTable", "NSHashTable", "NSFetchRequest", "UIHostingController",
        "NSHostingController", "NSHostingView", "UITableViewDiffableDataSource",
        "UICollectionViewDiffableDataSource",
    ]
}
