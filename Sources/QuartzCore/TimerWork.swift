import Foundation
import Raster

/// What a timer of ours does, and the information that it was made with, until it is over.
///
/// Foundation never frees a timer on this system. So what a timer works with is not the timer's own: it goes once the
/// timer has fired for the last time, or is invalidated.
///
/// `@unchecked Sendable`: used by the thread that steps the clock or runs the run loop.
final class TimerWork: @unchecked Sendable {
    private var body: ((Timer) -> Void)?
    private(set) var information: Any?

    init(information: Any? = nil, _ body: @escaping (Timer) -> Void) {
        self.body = body
        self.information = information
    }

    convenience init(_ selector: Selector, of target: Any, information: Any? = nil) {
        self.init(information: information) { selector.perform(on: target, with: $0) }
    }

    func run(_ timer: Timer) {
        body?(timer)
        if timer.timeInterval == 0 || !timer.isValid { end() }
    }

    func end() { (body, information) = (nil, nil) }
}
