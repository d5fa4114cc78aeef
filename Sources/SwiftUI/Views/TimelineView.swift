import Foundation
import QuartzCore

/// When a timeline's view is made anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The moments from a date on, in ascending order; the first may lie before it.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may be updated.
public enum TimelineScheduleMode: Sendable {
    case normal, lowFrequency
}

/// With each frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: Double
    let isPaused: Bool

    /// - Parameter minimumInterval: In seconds between two updates; nil: as often as the display.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, 1.0 / 60)
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        if isPaused { return AnySequence([start]) }
        return PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
    }
}

/// Again and again after some seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval > 1e-3 ? interval : 1e-3
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        let (start, interval) = (start, interval)
        let first = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        return AnySequence { () -> AnyIterator<Date> in
            var index = first
            return AnyIterator {
                defer { index += 1 }
                return start.addingTimeInterval(index * interval)
            }
        }
    }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// At given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule
    {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

/// A view that is made anew at the moments of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made for.
    public struct Context {
        /// How often the content is updated.
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        /// The moment of the schedule.
        public let date: Date
        public let cadence: Cadence

        /// Does nothing: nothing is kept from one moment to the next.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The same for every timeline, so that it can be told from a closure alone.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }
}

extension TimelineView: PrimitiveView where Content: View {
    func makeNode(_ place: NodePlace) -> ViewNode { TimelineNode(self, place) }
}

/// Follows the schedule by the display's frames.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode, Mover {
    private var view: TimelineView<Schedule, Content>
    private var child: ViewNode?
    private lazy var run = BodyRun(of: self)
    private var dates: AnyIterator<Date>
    private var shown: Date
    private var next: Date?

    init(_ view: TimelineView<Schedule, Content>, _ place: NodePlace) {
        self.view = view
        shown = Self.now
        dates = AnyIterator { nil }
        super.init(TimelineView<Schedule, Content>.self, place)
        begin()
    }

    /// Where time is stepped it begins at the reference date, so that pictures do not hang on the day.
    private static var now: Date {
        MediaClock.current.isStepped ? Date(timeIntervalSinceReferenceDate: CACurrentMediaTime()) : Date()
    }

    private func begin() {
        dates = AnyIterator(view.schedule.entries(from: Self.now, mode: .normal).makeIterator())
        next = dates.next()
        advance()
    }

    /// Takes the last moment that has come; true where that is another one.
    @discardableResult
    private func advance() -> Bool {
        let now = Self.now.addingTimeInterval(1e-6)
        var isNew = false
        while let date = next, date <= now {
            shown = date
            isNew = true
            next = dates.next()
        }
        if next != nil { graph.add(self) }
        return isNew
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? TimelineView<Schedule, Content> else { return false }
        self.view = view
        begin()
        return true
    }

    override func update() {
        let context = TimelineViewDefaultContext(date: shown, cadence: .live)
        child = graft(child, run.run(view) { $0.content(context) }, environment)
    }

    override func leave() {
        next = nil
        run.leave()
    }

    func step(to time: CFTimeInterval) -> Bool {
        guard isMounted, next != nil else { return false }
        if advance() { setNeedsUpdate() }
        return next != nil
    }
}
