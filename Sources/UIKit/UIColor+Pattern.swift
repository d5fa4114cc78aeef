import QuartzCore
internal import Raster
import UIFoundation

extension UIColor {
    /// Nil, with a word on standard error, for an image without pixels.
    static func pattern(of image: UIImage) -> CGColor? {
        guard let picture = image.content.upright() else {
            Notice.once("UIColor(patternImage:): the image has no pixels; the colour is clear")
            return nil
        }
        return PatternTile(image: picture, size: image.size).color(isFlipped: true)
    }
}
