#if canImport(UIKit)
    import UIKit

    /// Tells of its radii when they change. They are read in the layout, which therefore runs again with each change.
    final class RectangleView: UIView {
        var radiiChanged: ((Radii) -> Void)? {
            didSet { radiiChanged?(radii) }
        }
        private(set) var radii = Radii()

        override func layoutSubviews() {
            super.layoutSubviews()
            let found = Radii(
                topLeft: effectiveRadius(corner: .topLeft), topRight: effectiveRadius(corner: .topRight),
                bottomLeft: effectiveRadius(corner: .bottomLeft), bottomRight: effectiveRadius(corner: .bottomRight)
            )
            guard found != radii else { return }
            radii = found
            radiiChanged?(found)
        }
    }
#endif
