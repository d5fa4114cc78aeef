import Foundation

extension CGContext {
    /// Narrows the clip to a path, its curves drawn with a flatness of their own.
    package func clip(to path: CGPath, using rule: CGPathFillRule, flatness: CGFloat) {
        let before = state.flatness
        setFlatness(flatness)
        beginPath()
        addPath(path)
        clip(using: rule)
        state.flatness = before
    }
}
