import Foundation
package import Raster

extension PixelRect {
    /// The whole pixels that a rectangle touches; nil where it is null or not a number. Far edges are limited.
    package init?(covering rect: CGRect) {
        guard !rect.isNull else { return nil }
        let rect = rect.standardized
        func edge(_ value: CGFloat) -> Int? {
            guard !value.isNaN else { return nil }
            return Int(min(max(value, -1e9), 1e9))
        }
        guard let x0 = edge(rect.minX.rounded(.down)), let y0 = edge(rect.minY.rounded(.down)),
            let x1 = edge(rect.maxX.rounded(.up)), let y1 = edge(rect.maxY.rounded(.up))
        else { return nil }
        self.init(x0: x0, y0: y0, x1: x1, y1: y1)
    }
}
