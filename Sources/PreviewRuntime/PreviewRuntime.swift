import DeveloperToolsSupport
import Foundation
import ImageIO
import PreviewChannel
import UIFoundation

/// Lists and draws the previews of a loaded program, and reports each step.
@MainActor
package struct PreviewRuntime {
    private let request: PreviewRequest
    private let report: (PreviewFrame) -> Void

    package init(request: PreviewRequest, report: @escaping (PreviewFrame) -> Void) {
        self.request = request
        self.report = report
    }

    /// Draws what the request asks for, of all previews that are registered.
    package func run() {
        let previews = list()
        let names = PictureNames.titles(of: previews.map(\.listing))
        for (listing, preview) in previews where isWanted(listing, names) {
            guard let preview else { continue }
            report(PreviewFrame(.began(index: listing.index)))
            draw(preview, listing, name: names[listing.index]?.title ?? listing.title)
        }
        report(PreviewFrame(.finished))
    }

    /// All previews that are registered, each with what makes it unless the request passes it over.
    func list() -> [(listing: PreviewListing, preview: DeveloperToolsSupport.Preview?)] {
        let entries = sorted(PreviewRegistry.entries)
        var previews: [(listing: PreviewListing, preview: DeveloperToolsSupport.Preview?)] = []
        for entry in entries { previews += list(entry, first: previews.count) }
        report(PreviewFrame(.listed(previews.map(\.listing))))
        return previews
    }

    /// In the order of the files that were given, and of the lines in each.
    private func sorted(_ entries: [PreviewRegistry.Entry]) -> [PreviewRegistry.Entry] {
        let order = Dictionary(request.files.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        func key(_ entry: PreviewRegistry.Entry, _ offset: Int) -> (Int, Int, Int) {
            (order[entry.file] ?? request.files.count, entry.line, offset)
        }
        return entries.enumerated()
            .sorted { key($0.element, $0.offset) < key($1.element, $1.offset) }
            .map(\.element)
    }

    /// The previews of an entry, the first of which has a number. One that ends the process counts as one.
    private func list(
        _ entry: PreviewRegistry.Entry, first: Int
    ) -> [(listing: PreviewListing, preview: DeveloperToolsSupport.Preview?)] {
        let listing = PreviewListing(index: first, name: nil, file: entry.file, line: entry.line)
        guard !request.unlisted.contains(first) else { return [(listing, nil)] }
        report(PreviewFrame(.listing(listing)))
        return entry.make().enumerated().map { offset, preview in
            var listing = listing
            listing.index = first + offset
            listing.name = preview.name
            return (listing, preview)
        }
    }

    /// One preview is asked for by the name of its picture, which is no other's.
    private func isWanted(_ listing: PreviewListing, _ names: [Int: PictureName]) -> Bool {
        guard !request.done.contains(listing.index) else { return false }
        return request.only.map { $0 == names[listing.index]?.title } ?? true
    }

    private func draw(_ preview: DeveloperToolsSupport.Preview, _ listing: PreviewListing, name: String) {
        let index = listing.index
        do {
            let maker = PreviewPicture(preview: preview, request: request)
            try maker.make { picture, moment in
                let payload = try product(picture, of: maker, listing, name: name)
                let (width, height) = maker.pixelSize(of: picture)
                report(
                    PreviewFrame(
                        .drew(index: index, moment: moment, width: width, height: height), payload: payload))
            }
        } catch {
            report(PreviewFrame(.refused(index: index, reason: "\(error)")))
        }
    }

    /// What was asked for of a picture.
    private func product(
        _ picture: StagePicture, of maker: PreviewPicture, _ listing: PreviewListing, name: String
    ) throws -> Data {
        switch request.format {
        case .png:
            guard let png = try maker.bitmap(of: picture).pngData() else { throw PreviewRefusal.noMemory }
            return png
        case .json: return Data(maker.tree(of: picture, name: name).utf8)
        case .explanation: return try JSONEncoder().encode(maker.explanation(of: picture, listing))
        }
    }
}
