import QuartzCore
import SymbolShapes
import Synchronization

/// What an image is made of that is a symbol: pixels at its size come when they are asked for.
struct ImageSymbol: Sendable {
    let picture: SymbolPicture
    let settings: SymbolSettings
    let colors: SymbolColors
    private let raster = Raster()

    /// `@unchecked` is not needed: the image is behind a lock.
    private final class Raster: Sendable {
        let image = Mutex<CGImage?>(nil)
    }

    /// Nil for what cannot be a symbol's name.
    init?(named name: String, _ settings: SymbolSettings, tint: CGColor = CGColor(gray: 0, alpha: 1)) {
        guard let picture = SymbolPicture(named: name, style: settings.style) else { return nil }
        self.init(picture: picture, settings: settings, colors: settings.colors(tint: tint))
    }

    private init(picture: SymbolPicture, settings: SymbolSettings, colors: SymbolColors) {
        self.picture = picture
        self.settings = settings
        self.colors = colors
    }

    /// Whether the tint decides the colours where nothing else is said.
    var isTemplate: Bool { !settings.hasOwnColors }

    func tinted(_ color: CGColor) -> ImageSymbol {
        ImageSymbol(picture: picture, settings: settings, colors: settings.template(tint: color))
    }

    /// - Parameter scale: Pixels a point.
    func image(scale: CGFloat) -> CGImage? {
        raster.image.withLock { image in
            if image == nil { image = picture.image(scale: scale, colors: colors) }
            return image
        }
    }

    /// In points, whole pixels each.
    func size(scale: CGFloat) -> CGSize {
        let pixels = picture.pixels(scale: scale)
        return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }
}
