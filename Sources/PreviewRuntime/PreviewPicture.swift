import Compositor
import DeveloperToolsSupport
import Foundation
import PreviewChannel
import Raster
import RenderTree
import UIKit

/// One preview: its size in points and in pixels, and its drawing.
@MainActor
struct PreviewPicture {
    /// What a phone's screen measures, in points, upright.
    static let screen = CGSize(width: 390, height: 844)

    let preview: DeveloperToolsSupport.Preview
    let request: PreviewRequest

    func draw() throws -> Bitmap {
        var kind = ""
        let picture = stage.picture(size) {
            let content = preview.body()
            kind = "\(type(of: content))"
            return content
        }
        guard let picture else { throw PreviewRefusal.unknownKind(kind) }
        return try pixels(of: picture)
    }

    private var stage: ViewStage {
        let screen = Self.screen
        return ViewStage(
            screenSize: preview.orientation.isLandscape
                ? CGSize(width: screen.height, height: screen.width) : screen,
            scale: request.scale, userInterfaceStyle: request.appearance == .dark ? .dark : .light)
    }

    /// The size that the command gives, or a trait.
    private var size: ViewStage.Size {
        if let size = request.size { return .fixed(size) }
        return switch preview.layout {
        case .fixed(let size): .fixed(size)
        case .sizeThatFits: .fitting
        case .standard: .own
        }
    }

    /// Refuses a size that gives no picture.
    private func drawable(_ size: CGSize) throws -> CGSize {
        let width = pixels(size.width), height = pixels(size.height)
        guard width.isFinite, height.isFinite else { throw PreviewRefusal.notFinite(size) }
        guard width > 0, height > 0 else { throw PreviewRefusal.empty }
        guard width <= Double(Bitmap.maximumSide), height <= Double(Bitmap.maximumSide),
            width * height * 4 <= Double(Bitmap.maximumBytes)
        else { throw PreviewRefusal.tooLarge(width: width, height: height) }
        return size
    }

    /// Points as pixels, rounded up to whole ones; what only rounding errors put above a pixel is not counted.
    private func pixels(_ points: CGFloat) -> Double {
        let exact = points * request.scale
        let nearest = exact.rounded()
        return abs(exact - nearest) < 1e-6 * max(1, abs(exact)) ? nearest : exact.rounded(.up)
    }

    /// The view with all that is in it, on a clear ground; what lies outside of its frame is cut off.
    private func pixels(of picture: ViewStage.Picture) throws -> Bitmap {
        let size = try drawable(picture.size)
        guard let bitmap = Bitmap(width: Int(pixels(size.width)), height: Int(pixels(size.height))) else {
            throw PreviewRefusal.noMemory
        }
        let compositor = Compositor(look: .screen, threads: ProcessInfo.processInfo.activeProcessorCount)
        compositor.draw(
            picture.node, into: bitmap, transform: CGAffineTransform(scaleX: request.scale, y: request.scale))
        return bitmap
    }
}
