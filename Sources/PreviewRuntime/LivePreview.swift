import Compositor
import DeveloperToolsSupport
import Foundation
import PreviewChannel
import Raster
import UIFoundation

/// One preview that someone looks at, with all that was done to it.
@MainActor
final class LivePreview {
    private struct Step {
        var time: Double
        var input: LiveInput
    }

    /// How much is done again where a preview is made anew: seconds, and inputs. Beyond that it begins at its beginning.
    private static let (longest, most) = (600.0, 20_000)

    let listing: PreviewListing
    private let preview: DeveloperToolsSupport.Preview
    private let request: PreviewRequest
    private var maker: PreviewPicture
    private var stage: LiveStage
    private var session: RenderSession
    private var steps: [Step] = []
    private var isPressed = false
    /// Whether `steps` are all that was done.
    private var remembersAll = true

    init(
        _ preview: DeveloperToolsSupport.Preview, _ listing: PreviewListing, request: PreviewRequest,
        settings: LiveSettings
    ) throws {
        (self.preview, self.listing, self.request) = (preview, listing, request)
        maker = PreviewPicture(preview: preview, request: request.with(settings.limited))
        stage = try maker.open()
        session = try maker.session(for: stage.picture)
    }

    var time: Double { stage.time }

    func advance(frames: Int) {
        stage.advance(to: ((stage.time * 60).rounded() + Double(max(0, min(frames, 600)))) / 60)
    }

    func take(_ input: LiveInput) {
        remember(input)
        Self.bring(input, to: stage)
    }

    private func remember(_ input: LiveInput) {
        // After a step back in time, what came later has not been.
        steps.removeAll { $0.time > stage.time }
        if case .touch(let kind, _, _) = input {
            // Of a pointer that wanders about without a press, its last place is enough.
            if kind == .move, !isPressed, case .touch(.move, _, _)? = steps.last?.input { steps.removeLast() }
            isPressed = kind == .press || (kind == .move && isPressed)
        }
        if steps.count < Self.most {
            steps.append(Step(time: stage.time, input: input))
        } else {
            remembersAll = false
        }
    }

    /// Makes the preview anew, and does again what was done to it.
    func adapt(to settings: LiveSettings) throws {
        let maker = PreviewPicture(preview: preview, request: request.with(settings.limited))
        try begin(maker, until: stage.time)
    }

    /// Brings the preview to a moment; an earlier one is reached from the beginning.
    func seek(_ time: Double) throws {
        let time = time.isFinite ? min(max(time, 0), Self.longest) : 0
        if time < stage.time {
            let session = session
            try begin(maker, until: time)
            // The same pixels go on, so that only what differs is drawn and sent.
            if session.bitmap.bounds == self.session.bitmap.bounds { self.session = session }
        } else {
            stage.advance(to: time)
        }
    }

    private func begin(_ maker: PreviewPicture, until time: Double) throws {
        let stage = try maker.open()
        session = try maker.session(for: stage.picture)
        (self.maker, self.stage) = (maker, stage)
        guard remembersAll, time <= Self.longest else {
            (steps, remembersAll, isPressed) = ([], true, false)
            return
        }
        for step in steps where step.time <= time {
            stage.advance(to: step.time)
            Self.bring(step.input, to: stage)
        }
        stage.advance(to: time)
    }

    private static func bring(_ input: LiveInput, to stage: LiveStage) {
        func finite(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e6), 1e6) : 0 }
        let step =
            switch input {
            case .touch(let kind, let x, let y):
                TouchStep(kind, at: stage.time, CGPoint(x: finite(x), y: finite(y)))
            case .text(let text): TouchStep(.type, at: stage.time, text: text)
            case .key(let name): TouchStep(.key, at: stage.time, text: name)
            }
        stage.deliver(StageTouch(kind: step.onStage, time: step.time, place: step.place, picture: 0))
    }

    /// What has changed since the last time; nil where nothing has.
    func paint() -> PreviewFrame? {
        var rects: [PixelRect] = []
        // Drawing may ask for colours of the surroundings.
        stage.perform { rects = session.update(to: stage.picture.node) }
        rects = rects.map { $0.intersection(session.bitmap.bounds) }.filter { !$0.isEmpty }
        guard !rects.isEmpty else { return nil }
        var pixels = Data(capacity: rects.reduce(0) { $0 + $1.width * $1.height * 4 })
        for rect in rects {
            for y in rect.y0..<rect.y1 {
                session.bitmap.withRow(y) {
                    pixels.append(Data(buffer: UnsafeBufferPointer(rebasing: $0[rect.x0..<rect.x1])))
                }
            }
        }
        let picture = LivePicture(
            index: listing.index, width: session.bitmap.width, height: session.bitmap.height,
            scale: maker.request.scale, time: stage.time,
            parts: rects.map { LivePicture.Part(x: $0.x0, y: $0.y0, width: $0.width, height: $0.height) })
        return PreviewFrame(.painted(picture), payload: pixels)
    }

    func details() throws -> Data {
        var details: PreviewDetails?
        stage.perform { details = maker.details(of: stage.picture, listing) }
        return try JSONEncoder().encode(details)
    }
}
