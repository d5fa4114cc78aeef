import UIFoundation

/// Where sections and items stand, as the data sources of collections and of tables tell it.
extension NSDiffableDataSourceSnapshot {
    func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
    }

    func itemIdentifier(at place: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(at: place.section) else { return nil }
        let items = itemIdentifiers(inSection: section)
        return items.indices.contains(place.item) ? items[place.item] : nil
    }

    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionIdentifier(containingItem: item), let place = indexOfSection(section),
            let index = itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: index, section: place)
    }
}
