import CoreGraphics
import Foundation

/// What drawing a text may do, and what it did.
open class NSStringDrawingContext: NSObject {
    /// The least factor by which text may be scaled down to fit the width; 0 for none.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor of the last drawing.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// Around the lines of the last drawing.
    open internal(set) var totalBounds = CGRect.zero

    public override init() { super.init() }
}
