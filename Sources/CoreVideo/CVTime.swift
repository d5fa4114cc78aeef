// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreGraphics

/// A result of a function of Core Video; 0 where all went well.
public typealias CVReturn = Int32

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnDisplayLinkAlreadyRunning: CVReturn = -6671
public let kCVReturnDisplayLinkNotRunning: CVReturn = -6672

public typealias CVOptionFlags = UInt64

/// A time as a fraction of seconds.
public struct CVTime: Sendable {
    public var timeValue: Int64
    public var timeScale: Int32
    public var flags: Int32

    public init(timeValue: Int64 = 0, timeScale: Int32 = 0, flags: Int32 = 0) {
        (self.timeValue, self.timeScale, self.flags) = (timeValue, timeScale, flags)
    }
}

/// A moment of a display.
public struct CVTimeStamp: Sendable {
    public var version: UInt32 = 0
    /// Ticks a second of `videoTime`.
    public var videoTimeScale: Int32 = 0
    public var videoTime: Int64 = 0
    /// In nanoseconds of the common clock.
    public var hostTime: UInt64 = 0
    public var rateScalar: Double = 1
    /// Ticks between two frames.
    public var videoRefreshPeriod: Int64 = 0
    public var flags: UInt64 = 0
    public var reserved: UInt64 = 0

    public init() {}
}
