import Foundation

/// The main queue's work by the common clock. Both methods leave out what Dispatch's own have defaults for, and so are the
/// ones that a call without these means; where time is not stepped, and on all other queues, they hand on to those.
extension DispatchQueue {
    /// Does something on the queue; on the main one, where time is stepped, with the frame or the commit that comes next.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let clock = steppedClock else { return async(group: nil, execute: work) }
        clock.later(0, work)
    }

    /// Does something on the queue at a moment; on the main one, where time is stepped, when the clock has come to it.
    ///
    /// A deadline counts by the machine's clock, which has moved on a little since it was asked. So what is left until then
    /// is rounded up to thousandths of a second: the same program does the same in the same frame.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void)
    {
        guard let clock = steppedClock else {
            return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
        }
        guard deadline != .distantFuture else { return }
        let now = DispatchTime.now().uptimeNanoseconds
        let left = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
        clock.later((Double(left) / 1e6).rounded(.up) / 1000, work)
    }

    /// The clock that moves the main queue on instead of the machine's; nil of other queues.
    private var steppedClock: MediaClock? {
        let clock = MediaClock.current
        // Dispatch makes a new object for the main queue each time.
        return clock.isStepped && label == DispatchQueue.main.label ? clock : nil
    }
}
