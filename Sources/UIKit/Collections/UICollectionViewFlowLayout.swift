import QuartzCore

/// Items in lines that are filled one after the other.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// A size that follows from the cells.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { invalidateLayout() }
    }
    /// Between items of a line; more where the line is not full.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { invalidateLayout() }
    }
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { invalidateLayout() }
    }
    /// Anything but zero has the cells say how large they are.
    open var estimatedItemSize = CGSize.zero {
        didSet { invalidateLayout() }
    }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }
    /// The length along scrolling counts.
    open var headerReferenceSize = CGSize.zero {
        didSet { invalidateLayout() }
    }
    open var footerReferenceSize = CGSize.zero {
        didSet { invalidateLayout() }
    }
    open var sectionInset = UIEdgeInsets.zero {
        didSet { invalidateLayout() }
    }
    /// Kept: insets are taken as they are, without the safe area.
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    /// Whether headers stay in sight while their section is.
    open var sectionHeadersPinToVisibleBounds = false
    /// Kept.
    open var sectionFootersPinToVisibleBounds = false

    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var ends: [UICollectionViewLayoutAttributes] = []
    private var all: [UICollectionViewLayoutAttributes] = []
    private var size = CGSize.zero

    private var flow: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    open override func prepare() {
        super.prepare()
        (items, ends, all, size) = ([:], [], [], .zero)
        guard let view = collectionView else { return }
        let isVertical = scrollDirection == .vertical
        let insets = view.adjustedContentInset
        let across = max(
            0,
            isVertical
                ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom)
        var place = FlowPlacement(isVertical: isVertical, across: across)
        for section in 0..<view.numberOfSections { prepare(section, in: view, &place) }
        size = place.contentSize
        all = items.sorted { $0.key < $1.key }.map(\.value) + ends
    }

    private func prepare(_ section: Int, in view: UICollectionView, _ place: inout FlowPlacement) {
        let first = IndexPath(item: 0, section: section)
        let header =
            flow?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        if let frame = place.end(header) {
            addEnd(UICollectionView.elementKindSectionHeader, first, frame)
        }
        let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
            size(of: IndexPath(item: item, section: section), in: view)
        }
        let frames = place.section(
            sizes, inset: flow?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset,
            lineSpacing: flow?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing,
            itemSpacing: flow?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing)
        for (item, frame) in frames.enumerated() {
            let path = IndexPath(item: item, section: section)
            let attributes = makeAttributes()
            attributes.indexPath = path
            attributes.frame = frame
            items[path] = attributes
        }
        let footer =
            flow?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        if let frame = place.end(footer) {
            addEnd(UICollectionView.elementKindSectionFooter, first, frame)
        }
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (type ?? UICollectionViewLayoutAttributes.self).init()
    }

    private func addEnd(_ kind: String, _ path: IndexPath, _ frame: CGRect) {
        let attributes = makeAttributes()
        attributes.indexPath = path
        (attributes.representedElementCategory, attributes.representedElementKind) = (.supplementaryView, kind)
        attributes.frame = frame
        attributes.zIndex = 10
        ends.append(attributes)
    }

    private func size(of path: IndexPath, in view: UICollectionView) -> CGSize {
        if let preferred = preferredSizes[path] { return preferred }
        if let flow { return flow.collectionView(view, layout: self, sizeForItemAt: path) }
        guard estimatedItemSize != .zero else { return itemSize }
        return estimatedItemSize.width < 1e6 ? estimatedItemSize : itemSize
    }

    override func measures(_ indexPath: IndexPath) -> Bool { estimatedItemSize != .zero }

    open override var collectionViewContentSize: CGSize { size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        all.compactMap { attributes in
            let shown = pinned(attributes)
            return shown.frame.intersects(rect) ? shown : nil
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items[indexPath]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        ends.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }.map(pinned)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    /// A header that stays in sight, where that is wanted.
    private func pinned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard sectionHeadersPinToVisibleBounds, scrollDirection == .vertical, let view = collectionView,
            attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        let section = attributes.indexPath.section
        let last = items.filter { $0.key.section == section }.map(\.value.frame.maxY).max() ?? attributes.frame.maxY
        let top = view.contentOffset.y + view.adjustedContentInset.top
        var frame = attributes.frame
        frame.origin.y = max(frame.minY, min(top, last - frame.height))
        copy.frame = frame
        return copy
    }
}

/// Says how a flow layout's parts differ.
@MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

// What a delegate leaves out is the layout's own.
extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
