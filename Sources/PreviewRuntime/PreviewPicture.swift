import AppKit
import Compositor
import DeveloperToolsSupport
import Foundation
import PreviewChannel
import Raster
import RenderTree
import UIFoundation
import UIKit

/// One preview: its size in points and in pixels, and its drawing at the moments that are asked for.
@MainActor
struct PreviewPicture {
    /// What a phone's screen measures, in points, upright.
    static let phone = CGSize(width: 390, height: 844)
    /// What a notebook's screen measures, in points.
    static let notebook = CGSize(width: 1440, height: 900)

    let preview: DeveloperToolsSupport.Preview
    let request: PreviewRequest

    /// - Parameter show: Is handed each picture, and the place of its moment in the request.
    func make(_ show: (StagePicture, Int) throws -> Void) throws {
        var made: Any?
        func body() -> Any {
            let content = preview.body()
            made = content
            return content
        }
        func shown(_ picture: StagePicture, _ moment: Int) throws {
            // Layout may have changed the size.
            try accept(picture.size)
            try show(picture, moment)
        }
        let isShown =
            switch preview.kit {
            case .uiKit:
                try viewStage.pictures(
                    size, at: request.moments, touches: touches, accept: accept, of: body, show: shown)
            case .appKit:
                try appKitStage.pictures(
                    size, at: request.moments, touches: touches, accept: accept, of: body, show: shown)
            }
        guard isShown else { throw PreviewRefusal.unknownKind(made.map { "\(type(of: $0))" } ?? "nothing") }
    }

    /// The preview on a stage, to be touched and looked at.
    func open() throws -> LiveStage {
        var made: Any?
        func body() -> Any {
            let content = preview.body()
            made = content
            return content
        }
        let stage =
            switch preview.kit {
            case .uiKit: try viewStage.open(size, accept: accept, of: body)
            case .appKit: try appKitStage.open(size, accept: accept, of: body)
            }
        guard let stage else { throw PreviewRefusal.unknownKind(made.map { "\(type(of: $0))" } ?? "nothing") }
        try accept(stage.picture.size)
        return stage
    }

    private var touches: [StageTouch] {
        request.touches.enumerated().map { index, step in
            let picture = request.touchCounts.firstIndex { $0 > index } ?? request.moments.count
            return StageTouch(
                kind: step.onStage, time: step.time, place: step.place, finger: step.finger, picture: picture)
        }
    }

    /// Of the finished picture, in pixels.
    func pixelSize(of picture: StagePicture) -> (width: Int, height: Int) {
        (Int(pixels(picture.size.width)), Int(pixels(picture.size.height)))
    }

    var look: Look { request.renderer == .quartz ? .quartz : .screen }

    /// The screen, as it is held, and its traits.
    private var viewStage: ViewStage {
        let phone = request.screen ?? Self.phone
        let isTurned = preview.orientation.isLandscape && request.screen == nil
        var stage = ViewStage(
            screenSize: isTurned ? CGSize(width: phone.height, height: phone.width) : phone,
            scale: request.scale, userInterfaceStyle: request.appearance == .dark ? .dark : .light)
        stage.screenCornerRadius = request.screenCornerRadius
        stage.isRightToLeft = request.isRightToLeft
        stage.contentSizeCategory = request.textSize.category
        return stage
    }

    private var appKitStage: AppKitStage {
        AppKitStage(
            screenSize: request.screen ?? Self.notebook, scale: request.scale, isDark: request.appearance == .dark)
    }

    /// The size that the command gives, or a trait, or the view.
    private var size: StageSize {
        if let size = request.size { return .fixed(size) }
        return switch preview.layout {
        case .standard: .own
        case .sizeThatFits: .fitting
        case .fixed(let size): .fixed(size)
        }
    }

    /// Refuses a size that gives no picture, before the view is laid out in it.
    private func accept(_ size: CGSize) throws {
        let width = pixels(size.width), height = pixels(size.height)
        guard width.isFinite, height.isFinite else { throw PreviewRefusal.notFinite(size) }
        guard width > 0, height > 0 else { throw PreviewRefusal.empty }
        guard width <= Double(Bitmap.maximumSide), height <= Double(Bitmap.maximumSide),
            width * height * 4 <= Double(Bitmap.maximumBytes)
        else { throw PreviewRefusal.tooLarge(width: width, height: height) }
    }

    /// Points as pixels, rounded up to whole ones; what only rounding errors put above a pixel is not counted.
    private func pixels(_ points: CGFloat) -> Double {
        let exact = points * request.scale
        let nearest = exact.rounded()
        return abs(exact - nearest) < 1e-6 * max(1, abs(exact)) ? nearest : exact.rounded(.up)
    }

    /// The view with all that is in it, on a clear ground; what lies outside of its frame is cut off.
    func bitmap(of picture: StagePicture) throws -> Bitmap {
        let session = try session(for: picture)
        session.update(to: picture.node)
        return session.bitmap
    }

    /// A bitmap that follows the picture as it changes; it is clear before its first update.
    func session(for picture: StagePicture) throws -> RenderSession {
        let scale = request.scale
        let (width, height) = pixelSize(of: picture)
        guard let bitmap = Bitmap(width: width, height: height) else { throw PreviewRefusal.noMemory }
        let toPixels = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -picture.frame.minX * scale, ty: -picture.frame.minY * scale)
        let compositor = Compositor(look: look, threads: ProcessInfo.processInfo.activeProcessorCount)
        return RenderSession(bitmap: bitmap, compositor: compositor, transform: toPixels)
    }
}

extension TouchStep {
    var onStage: StageTouch.Kind {
        switch kind {
        case .press: .press
        case .move: .move
        case .release: .release
        case .type: .type(text)
        case .key: EditingKey(rawValue: text).map { .key($0) } ?? .type("")
        }
    }
}
