extension Arena {
    /// Kept pictures take no more than this together; what does not fit is painted as often as it is asked for.
    private static let mostPictureBytes = 32 << 20

    /// How much there is of what items refer to by its place.
    struct Mark {
        fileprivate let shadows, gradients, images, planes, groups, clips, pictures: Int
    }

    var mark: Mark {
        Mark(
            shadows: shadows.count, gradients: gradients.count, images: images.count, planes: planes.count,
            groups: groups.count, clips: clips.count, pictures: pictures.count)
    }

    /// Lets go of what has come since: no item refers to it any more.
    func release(to mark: Mark) {
        shadows.removeLast(shadows.count - mark.shadows)
        gradients.removeLast(gradients.count - mark.gradients)
        images.removeLast(images.count - mark.images)
        planes.removeLast(planes.count - mark.planes)
        groups.removeLast(groups.count - mark.groups)
        clips.removeLast(clips.count - mark.clips)
        for picture in pictures[mark.pictures...] { pictureBytes -= LayerPicture.bytes(picture.bounds) ?? 0 }
        pictures.removeLast(pictures.count - mark.pictures)
    }

    /// A picture to be painted, if there is room for it.
    func picture(bounds: PixelRect) -> LayerPicture? {
        guard let bytes = LayerPicture.bytes(bounds), pictureBytes + bytes <= Self.mostPictureBytes else {
            return nil
        }
        return LayerPicture(bounds: bounds)
    }

    /// Keeps a picture; its place.
    func keep(_ picture: LayerPicture) -> Int32 {
        pictureBytes += LayerPicture.bytes(picture.bounds) ?? 0
        pictures.append(picture)
        return Int32(truncatingIfNeeded: pictures.count - 1)
    }
}
