internal import Raster

extension DrawItem {
    /// Cuts by one more shape.
    mutating func addClip(_ shape: Shape) {
        var clip = self.clip ?? Clip()
        clip.shapes.append(shape)
        self.clip = clip
    }

    /// Nothing lies over anything else in it, so that a clip of the item is a clip of the finished picture.
    var isOneThing: Bool {
        guard case .group(let group) = content else { return true }
        return group.blendMode == .normal && (group.shadow == nil || group.drawsShadowOnly)
    }
}
