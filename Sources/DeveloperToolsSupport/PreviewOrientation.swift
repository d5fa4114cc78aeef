/// How the device is held in a preview.
package enum PreviewOrientation: Equatable, Sendable {
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
