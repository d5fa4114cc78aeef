import Foundation
import ImageIO
import PreviewChannel
import Raster

extension LiveSession {
    /// What pages show beside the pictures.
    var state: PageState {
        let previews = listings.map { listing in
            PageState.Preview(
                index: listing.index, title: names[listing.index]?.line ?? listing.title,
                file: names[listing.index]?.file ?? "preview", source: listing.file, line: listing.line,
                problem: problems[listing.index])
        }
        return PageState(
            build: build, generation: generation,
            messages: Array(words.compactMap(CompilerMessage.init).prefix(200)),
            words: String(words.joined(separator: "\n").prefix(64 << 10)), ended: ended, previews: previews,
            settings: settings, isPlaying: isPlaying)
    }

    func send(_ message: some Encodable, to socket: UInt64) {
        guard let data = try? JSONEncoder().encode(message) else { return }
        server.send(data, to: socket, isText: true)
    }

    /// A picture changed; pages are sent it as soon as they can take it.
    func changed(_ preview: Int, _ rects: [PixelRect]) {
        for client in clients.keys { clients[client]?.changed(preview, rects) }
    }

    /// Sends each page what it can take now.
    func showPages() {
        if isStateNew {
            isStateNew = false
            let state = state
            for client in clients.keys { send(state, to: client) }
        }
        for (socket, client) in clients where client.wantsFrame {
            guard let turn = clients[socket]?.take() else { continue }
            let pictures = turn.parts.compactMap { part in picture(part.preview, part.rects) }
            server.send(PageFrame(number: turn.number, pictures: pictures).encoded, to: socket, isText: false)
        }
    }

    private func picture(_ preview: Int, _ rects: [PixelRect]) -> PageFrame.Picture? {
        guard let mirror = mirrors[preview] else { return nil }
        let parts = rects.map { $0.intersection(mirror.bitmap.bounds) }.compactMap { rect in
            mirror.png(of: rect).map {
                (LivePicture.Part(x: rect.x0, y: rect.y0, width: rect.width, height: rect.height), $0)
            }
        }
        return PageFrame.Picture(
            preview: preview, width: mirror.bitmap.width, height: mirror.bitmap.height, scale: mirror.scale,
            parts: parts)
    }

    /// A message of a page; one that makes no sense closes it.
    func take(_ data: Data, from socket: UInt64) {
        guard clients[socket] != nil else { return }
        guard let command = try? JSONDecoder().decode(PageCommand.self, from: data) else {
            server.close(socket)
            return
        }
        let known = (command.previews ?? []).filter { names[$0] != nil }
        switch command.kind {
        case .watch: watch(Set(known), by: socket)
        case .shown: clients[socket]?.shown(command.frame ?? 0)
        case .touch:
            guard let preview = command.preview, names[preview] != nil, let phase = command.phase,
                let x = command.x,
                let y = command.y
            else { return }
            send(.input(preview: preview, .touch(phase, x: x, y: y)))
        case .type:
            guard let preview = command.preview, names[preview] != nil else { return }
            if let text = command.text { send(.input(preview: preview, .text(String(text.prefix(4096))))) }
            if let key = command.key, TouchStep.keys.contains(key) { send(.input(preview: preview, .key(key))) }
        case .settings: adapt(to: (command.settings ?? settings).limited)
        case .play, .pause:
            isPlaying = command.kind == .play
            isStateNew = true
        case .step: step(known, frames: min(max(command.frames ?? 1, 1), 600))
        case .seek:
            let time = min(max(command.time ?? 0, 0), 600)
            send(.seek(previews: known, time: time))
            for preview in known { times[preview] = time }
            sendTimes()
        case .restart: restart()
        case .inspect: inspect(command.preview, for: socket)
        case .download: download(command.preview, to: socket)
        }
    }

    private func watch(_ previews: Set<Int>, by socket: UInt64) {
        let new = previews.subtracting(clients[socket]?.watched ?? [])
        clients[socket]?.watched = previews
        for preview in new {
            if let mirror = mirrors[preview] { clients[socket]?.changed(preview, [mirror.bitmap.bounds]) }
        }
    }

    private func adapt(to new: LiveSettings) {
        guard new != settings else { return }
        settings = new
        isStateNew = true
        // A program that has not said what it has is told when it opens its previews.
        guard isListed else { return }
        // What is looked at comes first.
        let watched = clients.values.reduce(into: Set<Int>()) { $0.formUnion($1.watched) }
        let order = listings.map(\.index).filter { !broken.contains($0) && !unlisted.contains($0) }
        for preview in order.filter(watched.contains) + order.filter({ !watched.contains($0) }) {
            send(.adapt(preview: preview, settings))
        }
    }

    private func step(_ previews: [Int], frames: Int) {
        isPlaying = false
        isStateNew = true
        send(.advance(previews: previews, frames: frames))
        for preview in previews { times[preview, default: 0] += Double(frames) / 60 }
        sendTimes()
    }

    private func restart() {
        (unlisted, broken, problems) = ([], [], [:])
        startHost()
    }

    private func inspect(_ preview: Int?, for socket: UInt64) {
        guard let preview, names[preview] != nil else { return }
        inspecting[preview, default: []].insert(socket)
        send(.inspect(preview: preview))
    }

    func take(details data: Data, of preview: Int) {
        guard let details = try? JSONDecoder().decode(PreviewDetails.self, from: data) else { return }
        for socket in inspecting.removeValue(forKey: preview) ?? [] {
            send(PageDetails(preview: preview, details: details), to: socket)
        }
    }

    private func download(_ preview: Int?, to socket: UInt64) {
        guard let preview, let mirror = mirrors[preview], let png = mirror.bitmap.pngData() else { return }
        let (width, height) = (mirror.bitmap.width, mirror.bitmap.height)
        let picture = PageFrame.Picture(
            preview: preview, width: width, height: height, scale: mirror.scale,
            parts: [(LivePicture.Part(x: 0, y: 0, width: width, height: height), png)])
        server.send(PageFrame(.download, number: 0, pictures: [picture]).encoded, to: socket, isText: false)
    }
}
