import QuartzCore
internal import Raster

/// Groups that follow each other in a section.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject {
    public final let group: NSCollectionLayoutGroup
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Kept.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// In points.
    open var interGroupSpacing: CGFloat = 0
    /// Whether the groups stand in a row that scrolls by itself. Here such a row stands still at its beginning.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var supplementariesFollowContentInsets = true
    /// Kept; it is not called.
    open var visibleItemsInvalidationHandler:
        (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
    /// Of a list.
    final var list: UICollectionLayoutListConfiguration?

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.section(in: layoutEnvironment.container.contentSize.width) }
}

public enum UIContentInsetsReference: Int, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
}

/// What all sections of a layout have in common.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// In points.
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.automatic

    public override init() {
        super.init()
    }
}

/// Sections of groups of items.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    private let provider: SectionProvider
    private var all: [UICollectionViewLayoutAttributes] = []
    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var estimated: Set<IndexPath> = []
    private var size = CGSize.zero
    final var sections: [NSCollectionLayoutSection?] = []

    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = .init()
        super.init(coder: coder)
    }

    /// Rows as a table has them.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, surroundings in
            configuration.section(in: surroundings.container.contentSize.width)
        }
    }

    open override func prepare() {
        super.prepare()
        (all, items, estimated, sections) = ([], [:], [], [])
        guard let view = collectionView else { return size = .zero }
        if configuration.scrollDirection == .horizontal {
            Notice.once("UICollectionViewCompositionalLayout: sections follow one another downwards here")
        }
        let insets = view.adjustedContentInset
        let room = CGSize(
            width: max(0, view.bounds.width - insets.left - insets.right),
            height: max(0, view.bounds.height - insets.top - insets.bottom))
        var y: CGFloat = 0
        for index in 0..<view.numberOfSections {
            let section = provider(index, LayoutSurroundings(room, view.traitCollection))
            sections.append(section)
            guard let section else { continue }
            if index > 0 { y += max(0, configuration.interSectionSpacing) }
            y = lay(section, index, view.numberOfItems(inSection: index), from: y, in: room)
        }
        size = CGSize(width: room.width, height: y)
    }

    /// - Returns: Where the section ends.
    private func lay(
        _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, from top: CGFloat, in room: CGSize
    ) -> CGFloat {
        let insets = section.contentInsets
        let inner = CGSize(
            width: max(0, room.width - insets.leading - insets.trailing),
            height: max(0, room.height - insets.top - insets.bottom))
        var y = ends(
            section, index, isTop: true, at: top, in: section.supplementariesFollowContentInsets ? inner : room)
        y += insets.top
        let isRow = section.orthogonalScrollingBehavior != .none
        var x = insets.leading
        var done = 0
        var bottom = y
        while done < count {
            var placement = GroupPlacement(count: count - done, preferred: { self.preferred(done + $0, index) })
            let extent = placement.place(section.group, in: inner)
            guard placement.placed > 0 else {
                Notice.once("UICollectionViewCompositionalLayout: a group without items; the rest is left out")
                break
            }
            for (item, part) in placement.parts.enumerated() {
                let path = IndexPath(item: done + item, section: index)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = part.frame.offsetBy(dx: x, dy: y)
                attributes.zIndex = part.zIndex
                items[path] = attributes
                if part.isEstimated { estimated.insert(path) }
                all.append(attributes)
            }
            done += placement.placed
            bottom = max(bottom, y + extent.height)
            if isRow {
                x += extent.width + section.interGroupSpacing
            } else {
                y += extent.height
                if done < count { y += section.interGroupSpacing }
            }
        }
        if isRow { y = bottom }
        let end = ends(
            section, index, isTop: false, at: y + insets.bottom,
            in: section.supplementariesFollowContentInsets ? inner : room)
        for decoration in section.decorationItems {
            let attributes = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: index))
            let own = decoration.contentInsets
            attributes.frame = CGRect(
                x: own.leading, y: top + own.top, width: max(0, room.width - own.leading - own.trailing),
                height: max(0, end - top - own.top - own.bottom))
            attributes.zIndex = decoration.zIndex
            all.append(attributes)
        }
        return end
    }

    private func preferred(_ item: Int, _ section: Int) -> CGSize? {
        preferredSizes[IndexPath(item: item, section: section)]
    }

    /// - Returns: Where they end.
    private func ends(
        _ section: NSCollectionLayoutSection, _ index: Int, isTop: Bool, at start: CGFloat, in room: CGSize
    ) -> CGFloat {
        var y = start
        let left = section.supplementariesFollowContentInsets ? section.contentInsets.leading : 0
        for item in section.boundarySupplementaryItems where item.alignment.isTop == isTop {
            let size = item.layoutSize.size(in: room)
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
            attributes.frame = CGRect(
                x: left + item.alignment.start(of: size.width, in: room.width) + item.offset.x,
                y: y + item.offset.y,
                width: size.width, height: size.height)
            attributes.zIndex = item.zIndex
            all.append(attributes)
            if item.extendsBoundary { y += size.height }
        }
        return y
    }

    open override var collectionViewContentSize: CGSize { size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        all.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items[indexPath]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        all.first {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
                && $0.indexPath == indexPath
        }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func measures(_ indexPath: IndexPath) -> Bool { estimated.contains(indexPath) }
}

extension NSRectAlignment {
    var isTop: Bool { [.top, .topLeading, .topTrailing, .none, .leading, .trailing].contains(self) }

    func start(of width: CGFloat, in room: CGFloat) -> CGFloat {
        switch self {
        case .topLeading, .leading, .bottomLeading: 0
        case .topTrailing, .trailing, .bottomTrailing: room - width
        case .none, .top, .bottom: (room - width) / 2
        }
    }
}
