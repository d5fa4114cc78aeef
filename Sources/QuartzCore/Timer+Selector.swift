import Foundation
import Raster

extension Timer {
    /// Calls a method of the target after some seconds of the clock, once or again and again. The target is kept alive
    /// until the timer is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        ClockTimer.started(
            after: ti, repeats: yesOrNo, TimerWork(aSelector, of: aTarget, information: userInfo))
    }

    /// A timer that is not yet added to a run loop. Where the clock is stepped it runs at once.
    ///
    /// - Parameter userInfo: Lost here, which is said: `scheduledTimer(timeInterval:…)` keeps it.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        if userInfo != nil { Notice.once("Timer(timeInterval:target:…): userInfo is not kept") }
        let work = TimerWork(aSelector, of: aTarget)
        self.init(timeInterval: ClockTimer.interval(ti, repeats: yesOrNo), repeats: yesOrNo) { work.run($0) }
        if MediaClock.current.isStepped { ClockTimer.start(self, work, after: ti) }
    }

    /// The same, first at a moment, which where the clock is stepped counts from now.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
    ) {
        if userInfo != nil { Notice.once("Timer(fireAt:…): userInfo is not kept") }
        let work = TimerWork(aSelector, of: aTarget)
        self.init(fire: date, interval: ClockTimer.interval(ti, repeats: yesOrNo), repeats: yesOrNo) {
            work.run($0)
        }
        if MediaClock.current.isStepped { ClockTimer.start(self, work, after: date.timeIntervalSinceNow) }
    }
}
