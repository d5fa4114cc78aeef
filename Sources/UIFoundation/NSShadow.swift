import CoreGraphics
import CoreText
import Foundation

/// A shadow, as an attribute of text.
open class NSShadow: NSObject, NSCopying {
    private final let foundationMark = FoundationMark.word
    /// In points, y downwards.
    open var shadowOffset = CGSize.zero
    /// Twice the standard deviation of the Gaussian, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// A colour of the framework; black at a third unless set, nil for no shadow.
    open var shadowColor: Any?

    public override init() {
        shadowColor = CGColor(gray: 0, alpha: 1.0 / 3)
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    package var cgColor: CGColor? { shadowColor as? CGColor ?? (shadowColor as? any TextColorSource)?.textColor }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && cgColor == other.cgColor
    }

    open override var hash: Int { shadowBlurRadius.hashValue }
}

extension NSShadow: TextShadowSource {
    package var textShadow: TextShadow? {
        guard let cgColor, shadowOffset.width.isFinite, shadowOffset.height.isFinite, shadowBlurRadius.isFinite
        else {
            return nil
        }
        return TextShadow(offset: shadowOffset, blur: max(0, shadowBlurRadius), color: cgColor)
    }
}
