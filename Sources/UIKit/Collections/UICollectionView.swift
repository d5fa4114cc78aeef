import QuartzCore

/// Items in sections that a layout places; only those that are seen are there as views.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

    /// Where an item that is scrolled to comes to lie.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// A part that is shown, by its kind: empty for items.
    struct Part: Hashable, Comparable {
        var kind: String
        var path: IndexPath

        static func < (left: Part, right: Part) -> Bool { (left.kind, left.path) < (right.kind, right.path) }
    }

    private var layoutObject: UICollectionViewLayout
    final var isStale = true
    final var counts: [Int] = []
    final var shown: [Part: UICollectionReusableView] = [:]
    final var spares: [String: [UICollectionReusableView]] = [:]
    final var classes: [String: AnyClass] = [:]
    final var selection: [IndexPath] = []
    final var touchedItem: IndexPath?
    final var updateDepth = 0

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutObject = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        layoutObject = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layoutObject.collectionView = self
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = false
    // Dragging of items is not there.
    open weak var dragDelegate: AnyObject?
    open weak var dropDelegate: AnyObject?
    open var dragInteractionEnabled = false
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false

    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutObject }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        guard layout !== layoutObject else { return }
        layoutObject.collectionView = nil
        layoutObject = layout
        layout.collectionView = self
        layout.isPrepared = false
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        setCollectionViewLayout(layout, animated: animated)
        completion?(true)
    }

    /// Behind the items; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            setNeedsLayout()
        }
    }

    /// Nibs are not read; the class makes the views.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[Self.key("", identifier)] = cellClass
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        classes[Self.key(elementKind, identifier)] = viewClass
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { spareCell(identifier) }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { spareView(elementKind, identifier) }

    /// Asks for everything anew, with the next layout.
    open func reloadData() {
        selection = []
        contentChanged()
    }

    open var numberOfSections: Int {
        refresh()
        return counts.count
    }

    open func numberOfItems(inSection section: Int) -> Int {
        refresh()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    open var visibleCells: [UICollectionViewCell] {
        shown.sorted { $0.key < $1.key }.compactMap { $0.value as? UICollectionViewCell }
    }
    open var indexPathsForVisibleItems: [IndexPath] { shown.keys.filter { $0.kind.isEmpty }.map(\.path).sorted() }
    /// Nil for an item that is not seen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[Part(kind: "", path: indexPath)] as? UICollectionViewCell
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { shown[Part(kind: elementKind, path: indexPath)] }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shown.filter { $0.key.kind == elementKind }.sorted { $0.key < $1.key }.map(\.value)
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.path
    }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layoutObject.layoutAttributesForItem(at: indexPath)
    }
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        prepareLayout()
        return layoutObject.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    open var indexPathsForSelectedItems: [IndexPath]? { selection }

    /// Tells nobody.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard let indexPath else { return clearSelection() }
        mark(indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Tells nobody.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }

    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) { scroll(to: indexPath, scrollPosition, animated) }

    // Changes are seen at once; they do not move.

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updateDepth += 1
        updates?()
        updateDepth -= 1
        contentChanged()
        completion?(true)
    }

    open func insertItems(at indexPaths: [IndexPath]) { contentChanged() }
    open func deleteItems(at indexPaths: [IndexPath]) {
        selection.removeAll { indexPaths.contains($0) }
        contentChanged()
    }
    open func reloadItems(at indexPaths: [IndexPath]) { contentChanged() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { contentChanged() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { contentChanged() }
    open func insertSections(_ sections: IndexSet) { contentChanged() }
    open func deleteSections(_ sections: IndexSet) {
        selection.removeAll { sections.contains($0.section) }
        contentChanged()
    }
    open func reloadSections(_ sections: IndexSet) { contentChanged() }
    open func moveSection(_ section: Int, toSection newSection: Int) { contentChanged() }

    // Items are not moved by touches.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let before = super.bounds
            if newValue != before, layoutObject.shouldInvalidateLayout(forBoundsChange: newValue) {
                layoutObject.invalidateLayout(with: layoutObject.invalidationContext(forBoundsChange: newValue))
            }
            super.bounds = newValue
            if newValue != before { setNeedsLayout() }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutCollection()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchBegan(touches.first) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchEnded(touches.first) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchCancelled() }
}
