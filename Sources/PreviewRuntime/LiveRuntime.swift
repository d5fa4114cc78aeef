import DeveloperToolsSupport
import Foundation
import PreviewChannel

/// Keeps the previews of a loaded program, does what commands say, and reports what is drawn again.
@MainActor
final class LiveRuntime {
    private let request: PreviewRequest
    private let makers: [Int: (listing: PreviewListing, preview: DeveloperToolsSupport.Preview)]
    private let report: (PreviewFrame) -> Void
    private var previews: [Int: LivePreview] = [:]

    init(
        request: PreviewRequest, previews: [(listing: PreviewListing, preview: DeveloperToolsSupport.Preview?)],
        report: @escaping (PreviewFrame) -> Void
    ) {
        self.request = request
        self.report = report
        makers = Dictionary(
            previews.compactMap { entry in entry.preview.map { (entry.listing.index, (entry.listing, $0)) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Reads commands until no one can give any more; between them the program's own tasks and timers run.
    func run(_ descriptor: Int32) {
        let commands = CommandInbox(descriptor) { [self] command in
            // Called on the main thread.
            MainActor.assumeIsolated { take(command) }
        }
        while !commands.isClosed { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    func take(_ command: LiveCommand) {
        switch command {
        case .open(let index, let settings): open(index, settings)
        case .adapt(let index, let settings): change(index) { try $0.adapt(to: settings) }
        case .advance(let indices, let frames): change(indices) { $0.advance(frames: frames) }
        case .seek(let indices, let time): change(indices) { try $0.seek(time) }
        case .input(let index, let input): change(index) { $0.take(input) }
        case .inspect(let index):
            if let details = try? previews[index]?.details() {
                report(PreviewFrame(.inspected(index: index), payload: details))
            }
        }
        report(PreviewFrame(.rested))
    }

    private func open(_ index: Int, _ settings: LiveSettings) {
        guard let (listing, preview) = makers[index] else { return }
        report(PreviewFrame(.began(index: index)))
        previews[index] = nil
        do {
            let made = try LivePreview(preview, listing, request: request, settings: settings)
            previews[index] = made
            show(made)
        } catch {
            report(PreviewFrame(.refused(index: index, reason: "\(error)")))
        }
    }

    private func change(_ index: Int, _ body: (LivePreview) throws -> Void) { change([index], body) }

    private func change(_ indices: [Int], _ body: (LivePreview) throws -> Void) {
        for preview in indices.compactMap({ previews[$0] }) {
            do {
                try body(preview)
                show(preview)
            } catch {
                report(PreviewFrame(.refused(index: preview.listing.index, reason: "\(error)")))
            }
        }
    }

    private func show(_ preview: LivePreview) {
        if let frame = preview.paint() { report(frame) }
    }
}
