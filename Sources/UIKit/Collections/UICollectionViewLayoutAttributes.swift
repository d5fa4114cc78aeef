import QuartzCore

/// Where and how a layout wants one part of a collection to be.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    open var indexPath: IndexPath
    /// In the content's space, in points.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }
    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    open var transform: CGAffineTransform {
        get { transform3D.affine }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    open var transform3D = CATransform3DIdentity
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    open internal(set) var representedElementKind: String?

    public required override init() {
        indexPath = IndexPath(item: 0, section: 0)
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
    }

    /// To be overridden by attributes with more properties, which copy those too.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Sent(copied()) }.value
    }

    /// Hands a copy out of where it was made, to the same thread.
    private struct Sent: @unchecked Sendable {
        let value: Any
        init(_ value: Any) { self.value = value }
    }

    private func copied() -> UICollectionViewLayoutAttributes {
        let copy = type(of: self).init()
        (copy.indexPath, copy.center, copy.size, copy.transform3D) = (indexPath, center, size, transform3D)
        (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        return copy
    }
}

extension CATransform3D {
    /// What of it lies in the plane.
    fileprivate var affine: CGAffineTransform { CATransform3DGetAffineTransform(self) }
}
