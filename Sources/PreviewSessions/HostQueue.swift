import PreviewChannel

/// Commands on their way to a program: few at a time, the others wait, and what a later one makes needless goes.
struct HostQueue {
    /// How many may be with the program unanswered.
    private static let most = 4
    /// How many may wait; what comes then is left out, unless it ends what would stay.
    private static let longest = 512

    private var waiting: [LiveCommand] = []
    private(set) var unanswered = 0

    var isEmpty: Bool { unanswered == 0 && waiting.isEmpty }

    mutating func add(_ command: LiveCommand) {
        if let last = waiting.last, Self.replaces(command, last) { waiting.removeLast() }
        guard waiting.count < Self.longest || Self.mustCome(command) else { return }
        waiting.append(command)
    }

    /// What is to be sent now.
    mutating func next() -> LiveCommand? {
        guard unanswered < Self.most, !waiting.isEmpty else { return nil }
        unanswered += 1
        return waiting.removeFirst()
    }

    mutating func answered() { unanswered = max(0, unanswered - 1) }

    private static func replaces(_ new: LiveCommand, _ old: LiveCommand) -> Bool {
        switch (new, old) {
        case (.input(let a, .touch(.move, _, _)), .input(let b, .touch(.move, _, _))): a == b
        case (.seek(let a, _), .seek(let b, _)): a == b
        case (.adapt(let a, _), .adapt(let b, _)), (.inspect(let a), .inspect(let b)): a == b
        default: false
        }
    }

    private static func mustCome(_ command: LiveCommand) -> Bool {
        switch command {
        case .open, .adapt, .input(_, .touch(.release, _, _)): true
        default: false
        }
    }
}
