// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import QuartzCore

public typealias CGDirectDisplayID = UInt32

/// Calls back with each frame of the common clock, on the thread that steps it.
public final class CVDisplayLink: @unchecked Sendable {
    // `@unchecked Sendable`: used by the thread that steps the clock.
    fileprivate var handler: CVDisplayLinkOutputHandler?
    fileprivate var link: CADisplayLink?

    fileprivate init() {}

    fileprivate func frame(_ link: CADisplayLink) {
        var now = CVTimeStamp()
        now.videoTimeScale = 60
        now.videoRefreshPeriod = 1
        now.videoTime = Int64((link.timestamp * 60).rounded())
        now.hostTime = UInt64(max(0, link.timestamp * 1e9))
        var next = now
        next.videoTime += 1
        next.hostTime = UInt64(max(0, link.targetTimestamp * 1e9))
        var flags: CVOptionFlags = 0
        _ = handler?(self, &now, &next, 0, &flags)
    }

    fileprivate static let frameSelector = Selector("cornerstoneFrame:", on: CVDisplayLink.self) { $0.frame($1) }
}

public typealias CVDisplayLinkOutputHandler = (
    CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags,
    UnsafeMutablePointer<CVOptionFlags>
) -> CVReturn

public typealias CVDisplayLinkOutputCallback = (
    CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags,
    UnsafeMutablePointer<CVOptionFlags>, UnsafeMutableRawPointer?
) -> CVReturn

public func CVDisplayLinkCreateWithActiveCGDisplays(_ displayLinkOut: inout CVDisplayLink?) -> CVReturn {
    displayLinkOut = CVDisplayLink()
    return kCVReturnSuccess
}

public func CVDisplayLinkCreateWithCGDisplay(
    _ displayID: CGDirectDisplayID, _ displayLinkOut: inout CVDisplayLink?
) -> CVReturn { CVDisplayLinkCreateWithActiveCGDisplays(&displayLinkOut) }

public func CVDisplayLinkSetOutputHandler(
    _ displayLink: CVDisplayLink, _ handler: @escaping CVDisplayLinkOutputHandler
) -> CVReturn {
    displayLink.handler = handler
    return kCVReturnSuccess
}

public func CVDisplayLinkSetOutputCallback(
    _ displayLink: CVDisplayLink, _ callback: CVDisplayLinkOutputCallback?, _ userInfo: UnsafeMutableRawPointer?
) -> CVReturn {
    displayLink.handler = callback.map { callback in { callback($0, $1, $2, $3, $4, userInfo) } }
    return kCVReturnSuccess
}

public func CVDisplayLinkStart(_ displayLink: CVDisplayLink) -> CVReturn {
    guard displayLink.link == nil else { return kCVReturnDisplayLinkAlreadyRunning }
    let link = CADisplayLink(target: displayLink, selector: CVDisplayLink.frameSelector)
    displayLink.link = link
    link.add(to: .main, forMode: .common)
    return kCVReturnSuccess
}

public func CVDisplayLinkStop(_ displayLink: CVDisplayLink) -> CVReturn {
    guard let link = displayLink.link else { return kCVReturnDisplayLinkNotRunning }
    link.invalidate()
    displayLink.link = nil
    return kCVReturnSuccess
}

public func CVDisplayLinkIsRunning(_ displayLink: CVDisplayLink) -> Bool { displayLink.link != nil }

public func CVDisplayLinkGetActualOutputVideoRefreshPeriod(_ displayLink: CVDisplayLink) -> Double { 1.0 / 60 }

public func CVGetCurrentHostTime() -> UInt64 { UInt64(max(0, CACurrentMediaTime() * 1e9)) }

public func CVGetHostClockFrequency() -> Double { 1e9 }
