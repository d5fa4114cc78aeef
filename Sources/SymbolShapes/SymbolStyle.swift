import CoreGraphics

/// What a symbol's size and lines follow from.
package struct SymbolStyle: Hashable, Sendable {
    package var pointSize: CGFloat
    package var weight: SymbolWeight
    package var scale: SymbolScale

    /// - Parameter pointSize: That of the text beside it; what is no size counts as 17.
    package init(pointSize: CGFloat = 17, weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
        self.pointSize = pointSize.isFinite && pointSize > 0 ? min(pointSize, 2000) : 17
        self.weight = weight
        self.scale = scale
    }

    /// Points of a unit of the grid.
    var unit: CGFloat { pointSize * scale.unit }

    /// The weight's line, in units of the grid.
    var line: CGFloat { weight.line / scale.unit }
}
