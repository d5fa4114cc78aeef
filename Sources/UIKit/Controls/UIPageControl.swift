import QuartzCore

/// Dots, one for each page, of which one is marked.
@MainActor @preconcurrency open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    private static let (dot, distance, height): (CGFloat, CGFloat, CGFloat) = (7, 17, 26)
    /// More dots than can be told apart are not made.
    private static let most = 500

    private var dots: [CALayer] = []

    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Kept among the pages. Setting it tells nobody.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            setNeedsLayout()
        }
    }
    open var hidesForSinglePage = false {
        didSet { setNeedsLayout() }
    }
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    open var backgroundStyle = UIPageControl.BackgroundStyle.automatic
    open var allowsContinuousInteraction = true

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(
            width: CGFloat(max(0, min(pageCount, Self.most) - 1)) * Self.distance + Self.dot, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let count = hidesForSinglePage && numberOfPages == 1 ? 0 : min(numberOfPages, Self.most)
        while dots.count > count { dots.removeLast().removeFromSuperlayer() }
        while dots.count < count {
            let dot = CALayer()
            dot.cornerRadius = Self.dot / 2
            layer.addSublayer(dot)
            dots.append(dot)
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = bounds.midX - CGFloat(max(0, count - 1)) * Self.distance / 2
        for (index, dot) in dots.enumerated() {
            let place = isMirrored ? count - 1 - index : index
            dot.bounds = CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot)
            dot.position = CGPoint(x: left + CGFloat(place) * Self.distance, y: bounds.midY)
            let color: UIColor =
                index == currentPage
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            dot.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
        }
    }

    /// A touch on the half after the middle goes on, one before it back.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let isAfter = touch.location(in: self).x >= bounds.midX
        let before = currentPage
        currentPage += isAfter == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
        if currentPage != before { send([.valueChanged, .primaryActionTriggered], event) }
    }

    override var takesTaps: Bool { true }
}
