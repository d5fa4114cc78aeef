import CornerGeometry
import Foundation
import LayerFindings
import PreviewChannel

extension PreviewLayer {
    /// Numbers that JSON has no word for are 0.
    init(_ place: LayerPlace) {
        func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
        let rect = place.outline.rect
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { $0.applying(place.toPicture) }
        let radii = place.outline.radii
        self.init(
            path: place.path, name: place.name, depth: place.depth,
            frame: [place.frame.minX, place.frame.minY, place.frame.width, place.frame.height].map(finite),
            corners: corners.flatMap { [finite($0.x), finite($0.y)] },
            radii: [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map(finite),
            curve: "\(place.outline.curve)", opacity: finite(place.opacity), clips: place.clips)
    }
}
