import QuartzCore

/// A shadow's offset, blur and colour, for views, text and drawing.
open class NSShadow: NSObject, NSCopying {
    /// In points; whether y is meant up or down follows what casts it.
    open var shadowOffset = CGSize.zero
    /// In points: how far the edge is blurred.
    open var shadowBlurRadius: CGFloat = 0
    /// A colour of UIKit or AppKit, or a `CGColor`; nil for no shadow. By default black at a third.
    open var shadowColor: Any? = CGColor(gray: 0, alpha: 1.0 / 3)

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
