import Foundation

/// Sections and their items, each known by an identifier, at one moment.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    public var numberOfItems: Int { sections.count }
    public var numberOfSections: Int { sectionIdentifiers.count }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    /// Sections that are there already are left where they are.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        if let place = indexOfSection(toIdentifier) { insert(identifiers, at: place) }
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        if let place = indexOfSection(toIdentifier) { insert(identifiers, at: place + 1) }
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items[identifier] ?? [] { sections[item] = nil }
            items[identifier] = nil
        }
        sectionIdentifiers.removeAll { identifiers.contains($0) }
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, to: toIdentifier, after: false) }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, to: toIdentifier, after: true) }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    /// Into a section, or the last one. An item that is there already moves.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else { return }
        deleteItems(identifiers)
        insert(identifiers, into: section, at: items[section]?.count ?? 0)
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem before: ItemIdentifierType) {
        insert(identifiers, beside: before, after: false)
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem after: ItemIdentifierType) {
        insert(identifiers, beside: after, after: true)
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { sections[$0] }) {
            items[section]?.removeAll { gone.contains($0) }
        }
        for identifier in identifiers { sections[identifier] = nil }
    }
    public mutating func deleteAllItems() {
        (sectionIdentifiers, items, sections) = ([], [:], [:])
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        insert([identifier], beside: toIdentifier, after: false)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        insert([identifier], beside: toIdentifier, after: true)
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        var place = place
        for identifier in identifiers where items[identifier] == nil {
            items[identifier] = []
            sectionIdentifiers.insert(identifier, at: place)
            place += 1
        }
    }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType, to other: SectionIdentifierType, after: Bool
    ) {
        guard identifier != other, let from = indexOfSection(identifier), indexOfSection(other) != nil else {
            return
        }
        sectionIdentifiers.remove(at: from)
        let place = indexOfSection(other) ?? sectionIdentifiers.count
        sectionIdentifiers.insert(identifier, at: after ? place + 1 : place)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool)
    {
        guard !identifiers.contains(other), let section = sections[other] else { return }
        deleteItems(identifiers)
        guard let place = items[section]?.firstIndex(of: other) else { return }
        insert(identifiers, into: section, at: after ? place + 1 : place)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at place: Int
    ) {
        var place = place
        for identifier in identifiers where sections[identifier] == nil {
            items[section]?.insert(identifier, at: place)
            sections[identifier] = section
            place += 1
        }
    }
}

extension NSDiffableDataSourceSnapshot: Sendable {}
