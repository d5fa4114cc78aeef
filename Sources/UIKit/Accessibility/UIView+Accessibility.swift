import QuartzCore

extension UIView {
    /// The view's place, in the space of its window.
    public final var accessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    /// Where the view is touched, when it is chosen without a finger: its middle.
    public final var accessibilityActivationPoint: CGPoint {
        CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }

    public final func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    public final func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// `NSNotFound` where the element is none of the view's.
    public final func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
}
