// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// The present time of the clock that all animations run by, in seconds: that of the machine, or one that is stepped
/// while a picture is drawn.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.now }
