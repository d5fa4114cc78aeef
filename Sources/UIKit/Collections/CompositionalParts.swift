import QuartzCore

/// A length of a compositional layout's part.
@MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject {
    enum Rule { case width(CGFloat), height(CGFloat), absolute(CGFloat), estimated(CGFloat) }

    final let rule: Rule

    private init(_ rule: Rule) {
        self.rule = rule
        super.init()
    }

    /// Of the width of what is around.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.width(fractionalWidth))
    }
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.height(fractionalHeight))
    }
    /// In points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute(absoluteDimension))
    }
    /// In points, until the cell says how long it is.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated(estimatedDimension))
    }

    open var isFractionalWidth: Bool { if case .width = rule { true } else { false } }
    open var isFractionalHeight: Bool { if case .height = rule { true } else { false } }
    open var isAbsolute: Bool { if case .absolute = rule { true } else { false } }
    open var isEstimated: Bool { if case .estimated = rule { true } else { false } }
    open var dimension: CGFloat {
        switch rule {
        case .width(let value), .height(let value), .absolute(let value), .estimated(let value): value
        }
    }

    func length(in container: CGSize) -> CGFloat {
        let length: CGFloat =
            switch rule {
            case .width(let part): container.width * part
            case .height(let part): container.height * part
            case .absolute(let length), .estimated(let length): length
            }
        return length > 0 && length < 1e7 ? length : 0
    }
}

/// A size of a compositional layout's part.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject {
    public final let widthDimension: NSCollectionLayoutDimension
    public final let heightDimension: NSCollectionLayoutDimension

    public init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

/// A space between parts, or at their edges.
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject {
    public final let spacing: CGFloat
    public final let isFlexibleSpacing: Bool
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, _ isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
        super.init()
    }

    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, false)
    }
    /// At least so much.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, true)
    }
}

/// Spaces at the edges of a part.
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject {
    public final let leading: NSCollectionLayoutSpacing?
    public final let top: NSCollectionLayoutSpacing?
    public final let trailing: NSCollectionLayoutSpacing?
    public final let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}

/// One item of a group.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject {
    public final let layoutSize: NSCollectionLayoutSize
    public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Within the item's size, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Outside of it.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = [])
    {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }
}

/// Items beside or below each other.
@MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement { case horizontal, vertical, custom }

    final let arrangement: Arrangement
    public final let subitems: [NSCollectionLayoutItem]
    /// How many equal items there are; nil for as many as fit.
    final let count: Int?
    final let provider: ((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])?
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], count: Int?,
        provider: ((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])? = nil
    ) {
        (self.arrangement, subitems, self.count, self.provider) = (arrangement, items, count, provider)
        super.init(layoutSize: size)
    }

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, count: nil) }
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count) }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems, count: nil) }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count) }
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(.custom, layoutSize, [], count: nil, provider: itemProvider)
    }
}

/// An item at a place of a custom group.
@MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem: NSObject {
    public final let frame: CGRect
    public final let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

/// A badge of an item. Kept; it is not shown.
@MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public final let elementKind: String
    open var zIndex = 0

    init(_ size: NSCollectionLayoutSize, kind: String) {
        elementKind = kind
        super.init(layoutSize: size)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, kind: elementKind) }
}

/// Where a badge sits.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject {
    public final let edges: NSDirectionalRectEdge

    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        super.init()
    }

    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges: edges) }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges: edges) }
}

/// A header or footer of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public final let alignment: NSRectAlignment
    public final let offset: CGPoint
    open var extendsBoundary = true
    /// Kept; it scrolls with its section.
    open var pinToVisibleBounds = false

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, kind: elementKind)
    }
}

/// A ground behind a section.
@MainActor @preconcurrency open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public final let elementKind: String
    open var zIndex = -1

    private init(kind: String) {
        elementKind = kind
        let whole = NSCollectionLayoutDimension.fractionalWidth(1)
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: whole, heightDimension: NSCollectionLayoutDimension.fractionalHeight(1)))
    }

    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }
}

/// Sides and corners of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Where a section is laid out.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ traits: UITraitCollection) {
        (contentSize, traitCollection) = (size, traits)
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
