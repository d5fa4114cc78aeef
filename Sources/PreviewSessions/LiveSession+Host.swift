import Foundation
import PreviewChannel

extension LiveSession {
    /// Starts the program in a new process; the pictures of the one before stay until there are others.
    func startHost() {
        host?.kill()
        host = nil
        guard let program else { return }
        generation += 1
        (commands, stage, ended, isInterrupted) = (HostQueue(), .loading, nil, false)
        (inspecting, times, isListed) = ([:], [:], false)
        lastNews = .now
        isStateNew = true
        let (number, queue) = (generation, queue)
        do {
            host = try LiveHost(program, unlisted: unlisted) { queue.add(.host(number, $0)) }
        } catch {
            ended = "\(error)"
        }
    }

    func send(_ command: LiveCommand) {
        guard host != nil else { return }
        guard isListed else {
            if early.count < 64 { early.append(command) }
            return
        }
        commands.add(command)
        passCommands()
    }

    private func passCommands() {
        while let command = commands.next() {
            if commands.unanswered == 1 { lastNews = .now }
            host?.send(command)
        }
    }

    func take(_ news: LiveHost.News) {
        lastNews = .now
        switch news {
        case .report(let frame): take(frame)
        // It needs some time to say where it trapped.
        case .dying: isInterrupted = true
        case .ended(let why, let isInterrupted, let words):
            hostEnded(isInterrupted ? "it did not answer within \(options.timeout) seconds" : why, words)
        }
    }

    private func take(_ frame: PreviewFrame) {
        switch frame.report {
        case .notLoaded(let reason):
            ended = "The program cannot be loaded: \(reason)"
            isStateNew = true
        case .listing(let listing): stage = .listing(listing)
        case .listed(let all): take(all)
        case .began(let index): stage = .opening(index)
        case .refused(let index, let reason):
            problems[index] = "It cannot be drawn: \(reason)."
            isStateNew = true
        case .painted(let picture): take(picture, frame.payload)
        case .inspected(let index): take(details: frame.payload, of: index)
        case .rested:
            stage = .living
            commands.answered()
            passCommands()
        case .drew, .finished: break
        }
    }

    private func take(_ all: [PreviewListing]) {
        let old = Dictionary(
            mirrors.compactMap { index, mirror in names[index].map { ($0.title, mirror) } },
            uniquingKeysWith: { first, _ in first })
        listings = all
        names = PictureNames.titles(of: all)
        mirrors = names.compactMapValues { old[$0.title] }
        for client in clients.keys { clients[client]?.forget { _ in true } }
        for (index, mirror) in mirrors { changed(index, [mirror.bitmap.bounds]) }
        stage = .living
        isStateNew = true
        isListed = true
        if all.isEmpty { ended = "There is no #Preview in the source." }
        for listing in all where !broken.contains(listing.index) && !unlisted.contains(listing.index) {
            send(.open(preview: listing.index, settings))
        }
        early.forEach(send)
        early = []
    }

    private func take(_ picture: LivePicture, _ pixels: Data) {
        let index = picture.index
        var mirror = mirrors[index]
        if mirror?.fits(picture) != true {
            mirror = PictureMirror(picture)
            mirrors[index] = mirror
        }
        guard let mirror, let rects = mirror.take(picture, pixels) else { return }
        times[index] = picture.time
        changed(index, rects)
        if problems.removeValue(forKey: index) != nil { isStateNew = true }
    }

    /// The program is gone: where making a preview ended it, the next process leaves that out.
    private func hostEnded(_ why: String, _ words: String) {
        host = nil
        isStateNew = true
        let text = words.isEmpty ? "" : "\n\n\(words)"
        switch stage {
        case .listing(let listing) where unlisted.insert(listing.index).inserted:
            problems[listing.index] = "It ended the program: \(why).\(text)"
            startHost()
        case .opening(let index) where broken.insert(index).inserted:
            problems[index] = "It ended the program: \(why).\(text)"
            startHost()
        case .loading:
            ended = ended ?? "The program ended while it was loaded: \(why).\(text)"
        default:
            ended = ended ?? "The program ended: \(why).\(text)"
        }
    }

    /// Ends a program that does not answer; first it may say where it is.
    func watchHost() {
        guard let host, !commands.isEmpty || stage != .living, ended == nil else { return }
        let silence = ContinuousClock.now - lastNews
        if !isInterrupted, silence > .seconds(options.timeout) {
            isInterrupted = true
            lastNews = .now
            host.interrupt()
        } else if isInterrupted, silence > .seconds(15) {
            host.kill()
        }
    }
}
