import Foundation
import PreviewChannel
import PreviewServer
import Raster

/// A live preview: watches sources, has them compiled, keeps the program's process, and shows its pictures to pages.
///
/// All that happens comes through one queue to one thread, which calls `run()`; nothing else changes the state.
package final class LiveSession {
    package struct Options {
        /// An IPv4 address.
        package var address = "127.0.0.1"
        /// 0 takes a free one.
        package var port = 0
        /// How long a program may take for one thing, in seconds.
        package var timeout = 10.0
        package var limits = WebServer.Limits()

        package init() {}
    }

    let sources: SourceSet
    let builder: any ProgramBuilder
    let options: Options
    let queue = EventQueue<SessionEvent>()
    private let intake = SocketIntake()
    let server: WebServer

    // The program
    var build = PageState.Build.building
    var words: [String] = []
    var isBuilding = false
    /// The sources changed while they were being compiled.
    var isOutdated = false
    var program: BuiltProgram?
    var host: LiveHost?
    /// How many hosts there were; news of older ones are passed over.
    var generation = 0
    var commands = HostQueue()
    /// What is asked of a program that has not said yet what previews it has.
    var early: [LiveCommand] = []
    var isListed = false
    /// When the host was last heard, while it has something to answer.
    var lastNews = ContinuousClock.now
    var isInterrupted = false
    /// What the host does just now that it may end by.
    var stage = HostStage.loading
    var unlisted: Set<Int> = []
    var broken: Set<Int> = []
    var ended: String?

    // The previews
    var listings: [PreviewListing] = []
    var names: [Int: PictureName] = [:]
    var problems: [Int: String] = [:]
    var mirrors: [Int: PictureMirror] = [:]
    var times: [Int: Double] = [:]
    var settings = LiveSettings()

    // The clock
    var isPlaying = true
    var lastTick = ContinuousClock.now
    var owedFrames = 0.0
    var lastTimes = ContinuousClock.now

    // The pages
    var clients: [UInt64: PageClient] = [:]
    var inspecting: [Int: Set<UInt64>] = [:]
    var isStateNew = false

    package init(_ sources: SourceSet, builder: any ProgramBuilder, options: Options = Options()) throws {
        self.sources = sources
        self.builder = builder
        self.options = options
        let (queue, intake) = (queue, intake)
        server = try WebServer(
            address: options.address, port: options.port, resources: PageResources.all, limits: options.limits
        ) { event in
            guard intake.admits(event) else { return false }
            queue.add(.socket(event))
            return true
        }
        _ = try SourceWatcher(sources) { queue.add(.sourcesChanged) }
    }

    /// Where a browser finds the page.
    package var url: String { server.url }

    /// The look that previews have first.
    package func begin(with appearance: PreviewRequest.Appearance) { settings.appearance = appearance }

    /// Ends `run()`; may be called by any thread.
    package var stop: @Sendable () -> Void {
        let queue = queue
        return { queue.add(.stop) }
    }

    /// Works until `stop` is called.
    package func run() {
        // A page or a program that is gone is known by what a write answers.
        signal(SIGPIPE, SIG_IGN)
        startBuild()
        while true {
            for event in queue.next(until: .now() + .nanoseconds(waitingTime)) {
                if case .stop = event { return end() }
                take(event)
            }
            tick()
            watchHost()
            showPages()
        }
    }

    private func end() {
        host?.kill()
        server.stop()
    }

    private func take(_ event: SessionEvent) {
        switch event {
        case .sourcesChanged: startBuild()
        case .built(let outcome): take(outcome)
        case .host(let number, let news):
            if number == generation { take(news) }
        case .socket(.opened(let socket)):
            clients[socket] = PageClient()
            send(state, to: socket)
        case .socket(.closed(let socket)):
            clients[socket] = nil
            for preview in inspecting.keys { inspecting[preview]?.remove(socket) }
        case .socket(.received(let socket, let data)):
            intake.took(from: socket)
            take(data, from: socket)
        case .stop: break
        }
    }
}
