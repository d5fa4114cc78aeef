/// Where text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have at its full size.
    case alignBaselines = 0
    /// In the middle.
    case alignCenters = 1
    /// At the top.
    case none = 2
}
