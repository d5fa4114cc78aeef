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
        setUpSurroundings()
        let content = preview.body()
        if let view = content as? UIView { return try draw(view) }
        if let controller = content as? UIViewController { return try draw(controller) }
        throw PreviewRefusal.unknownKind("\(type(of: content))")
    }

    // MARK: The surroundings

    /// The screen, as it is held.
    private var screen: CGSize {
        preview.orientation.isLandscape
            ? CGSize(width: Self.screen.height, height: Self.screen.width) : Self.screen
    }

    /// Sets what the program may ask its surroundings, before any of its views is made.
    private func setUpSurroundings() {
        UIScreen.main.scale = request.scale
        UIScreen.main.bounds = CGRect(origin: .zero, size: screen)
        UITraitCollection.current = UITraitCollection(
            userInterfaceStyle: request.appearance == .dark ? .dark : .light, displayScale: request.scale)
    }

    // MARK: Views

    /// A view stands in a window of the screen's size, at its own place.
    private func draw(_ view: UIView) throws -> Bitmap {
        let window = UIWindow(frame: UIScreen.main.bounds)
        if view.superview == nil { window.addSubview(view) }
        let size = try size(of: view)
        if size != view.bounds.size { view.bounds.size = size }
        return try picture(of: view)
    }

    /// A view controller's view fills the screen, or takes the size that is asked for.
    private func draw(_ controller: UIViewController) throws -> Bitmap {
        let window = UIWindow(frame: UIScreen.main.bounds)
        if let size = fixedSize { window.frame.size = try drawable(size) }
        window.rootViewController = controller
        if fixedSize == nil, preview.layout == .sizeThatFits, let view = controller.view {
            let preferred = controller.preferredContentSize
            view.frame.size = try drawable(filled(preferred, from: [view.sizeThatFits(screen), screen]))
        }
        window.makeKeyAndVisible()
        guard let view = controller.view else { throw PreviewRefusal.empty }
        return try picture(of: view)
    }

    // MARK: Sizes

    /// The size that the command or a trait gives.
    private var fixedSize: CGSize? {
        if let size = request.size { return size }
        if case .fixed(let size) = preview.layout { return size }
        return nil
    }

    /// The given size, or the view's own. A side that is empty is taken from the fitting size, and from the screen
    /// where that is empty too.
    private func size(of view: UIView) throws -> CGSize {
        if let size = fixedSize { return try drawable(size) }
        let own = view.bounds.size
        let fitting = { view.sizeThatFits(screen) }
        if preview.layout == .sizeThatFits {
            return try drawable(filled(fitting(), from: [view.intrinsicContentSize, own, screen]))
        }
        if own.width > 0, own.height > 0 { return try drawable(own) }
        return try drawable(filled(own, from: [fitting(), view.intrinsicContentSize, screen]))
    }

    /// `size` with each empty side taken from the first of the others that has one.
    private func filled(_ size: CGSize, from others: [CGSize]) -> CGSize {
        func first(_ side: (CGSize) -> CGFloat) -> CGFloat {
            ([size] + others).map(side).first { !($0 <= 0) } ?? 0
        }
        return CGSize(width: first { $0.width }, height: first { $0.height })
    }

    /// Refuses a size that gives no picture, before the view is laid out in it.
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

    // MARK: Pixels

    /// The view with all that is in it, on a clear ground; what lies outside of its frame is cut off.
    private func picture(of view: UIView) throws -> Bitmap {
        let node = view.layer.commit()
        // Committing lays out, and layout may have changed the size.
        let frame = view.frame
        let size = try drawable(frame.size)
        let scale = request.scale
        guard let bitmap = Bitmap(width: Int(pixels(size.width)), height: Int(pixels(size.height))) else {
            throw PreviewRefusal.noMemory
        }
        let toPixels = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -frame.minX * scale, ty: -frame.minY * scale)
        let compositor = Compositor(look: .screen, threads: ProcessInfo.processInfo.activeProcessorCount)
        compositor.draw(node, into: bitmap, transform: toPixels)
        return bitmap
    }
}
