import CoreGraphics
import Foundation

/// Leads from what a layer showed when it was last committed to what it shows now.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    /// From the left unless set; a fade has none.
    open var subtype: CATransitionSubtype?
    /// Where on its way the transition begins, 0 ... 1.
    open var startProgress: Float = 0
    /// Where on its way it ends, not before its beginning.
    open var endProgress: Float = 1

    public override init() {
        super.init()
    }

    override func makeEmpty() -> CAAnimation { CATransition() }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    /// How far on its way it is.
    final func progress(at moment: MediaTiming.Moment) -> Double {
        let start = Double(startProgress.isFinite ? min(max(startProgress, 0), 1) : 0)
        let end = Double(endProgress.isFinite ? min(max(endProgress, 0), 1) : 1)
        return start + (max(end, start) - start) * eased(moment.fraction)
    }
}
