import QuartzCore
import Synchronization

/// The screen's pixels a point, for those who draw images on any thread.
enum ScreenScale {
    private static let stored = Mutex<CGFloat>(2)

    static var ofMain: CGFloat {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
