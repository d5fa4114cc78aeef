import CornerGeometry
import Foundation

extension CornerOutline {
    /// - Parameter radii: four: top left, top right, bottom right, bottom left.
    init(x: Int, y: Int, width: Int, height: Int, radii: [Int], curve: CornerCurve = .circular) {
        precondition(radii.count == 4)
        self.init(
            rect: CGRect(x: x, y: y, width: width, height: height),
            radii: CornerRadii(
                topLeft: CGFloat(radii[0]), topRight: CGFloat(radii[1]), bottomRight: CGFloat(radii[2]),
                bottomLeft: CGFloat(radii[3])),
            curve: curve)
    }
}
