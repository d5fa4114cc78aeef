import QuartzCore

/// A view onto content that is larger than it: the content offset is the origin of its bounds.
@MainActor @preconcurrency open class UIScrollView: UIView {
    /// How the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// How much of the speed is left after a thousandth of a second.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    /// In points.
    open var contentSize = CGSize.zero
    /// Room around the content, in points.
    open var contentInset = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }
    /// Whether the content can be dragged beyond its edges, by less and less.
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    /// Whether the content comes to rest at multiples of the bounds' size.
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var decelerationRate = DecelerationRate.normal
    // Indicators are not drawn.
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    /// Stands above the content while it refreshes.
    open var refreshControl: UIRefreshControl? {
        didSet {
            if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
            guard let refreshControl else { return }
            refreshControl.frame = CGRect(x: 0, y: -60, width: bounds.width, height: 60)
            refreshControl.autoresizingMask = .flexibleWidth
            insertSubview(refreshControl, at: 0)
        }
    }
    // Contents are not zoomed by touches here; the scale can be read.
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1

    public final let panGestureRecognizer = UIPanGestureRecognizer()
    final lazy var motion = ScrollMotion(of: self)
    /// For a bar that content goes under.
    final var scrolled: ((UIScrollView) -> Void)?
    private var seenTop: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        panGestureRecognizer.addTarget(self, action: Selector("scrollPanned:", UIScrollView.panned))
        addGestureRecognizer(panGestureRecognizer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let moves = newValue.origin != super.bounds.origin
            super.bounds = newValue
            guard moves else { return }
            setNeedsLayout()
            scrolled?(self)
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// Of the content's space, the point at the view's top left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite, newValue != bounds.origin else { return }
            bounds.origin = newValue
        }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        motion.stop()
        guard animated else { return self.contentOffset = contentOffset }
        UIView.animate(withDuration: 0.3, animations: { self.contentOffset = contentOffset }) { _ in
            self.delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// The content's insets with the safe area, as the behaviour says.
    open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: contentInset.top + safe.top, left: contentInset.left + safe.left,
            bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
    }

    open func adjustedContentInsetDidChange() {}

    /// Content that is at its top stays there when a bar covers more or less of it.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        let top = adjustedContentInset.top
        if contentOffset.y == -seenTop { contentOffset.y = -top }
        seenTop = top
        adjustedContentInsetDidChange()
    }

    /// Moves the content no more than needed for a rectangle of it to be seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func moved(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
            if high - low > length || low < start { return low }
            return high > start + length ? high - length : start
        }
        let seen = bounds
        let target = CGPoint(
            x: moved(rect.minX, rect.maxX, seen.minX, seen.width),
            y: moved(rect.minY, rect.maxY, seen.minY, seen.height))
        setContentOffset(motion.limited(target), animated: animated)
    }

    open func flashScrollIndicators() {}

    public final var isTracking: Bool { panGestureRecognizer.isUnderWay }
    public final var isDragging: Bool { panGestureRecognizer.isUnderWay }
    public final var isDecelerating: Bool { motion.isMoving }

    private func panned(_ recognizer: UIPanGestureRecognizer) { motion.follow(recognizer) }
}
