import CoreGraphics
import Foundation
import Raster

/// Calls a method of its target with each frame of the clock: 60 a second, where time is stepped.
///
/// Nothing is called by itself: where the clock is the machine's, links wait for whoever drives it.
open class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private var isAdded = false
    private var isInvalid = false

    /// In the common clock's time; 0 before the first call.
    public private(set) final var timestamp: CFTimeInterval = 0
    /// When the next frame comes.
    public private(set) final var targetTimestamp: CFTimeInterval = 0
    public final var isPaused = false
    /// Frames between two calls are left out, so that no more than so many come a second; 0 is all.
    public final var preferredFramesPerSecond = 0
    /// Its preferred rate, or else its largest one, is taken as `preferredFramesPerSecond` is.
    public final var preferredFrameRateRange = CAFrameRateRange.default

    /// - Parameters:
    ///   - target: Kept alive until the link is invalidated.
    ///   - sel: Takes the link, or nothing.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Seconds between two frames.
    public final var duration: CFTimeInterval { 1 / MediaClock.frameRate }

    /// The run loop and its mode play no part.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isAdded, !isInvalid else { return }
        isAdded = true
        MediaClock.current.displayLinks.add(self)
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
    }

    /// No further call comes, and the target is let go of by the clock.
    open func invalidate() {
        isAdded = false
        isInvalid = true
    }

    final var isRunning: Bool { isAdded }

    /// One frame.
    final func call(at time: CFTimeInterval, frame: Int) {
        guard isAdded, !isPaused else { return }
        let preferred = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
        let wanted = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(preferred).finite
        let step = wanted > 0 ? max(1, (MediaClock.frameRate / max(wanted, 1)).rounded()) : 1
        guard frame % Int(step) == 0 else { return }
        timestamp = time
        targetTimestamp = time + step / MediaClock.frameRate
        selector.perform(on: target, with: self, nil)
    }
}
