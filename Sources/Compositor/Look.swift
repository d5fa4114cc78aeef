/// Which of Apple's two ways of drawing a layer tree is followed, where they differ.
package enum Look: Sendable {
    /// As on the screen: an ideal Gaussian at sub-pixel offsets, gradients in sRGB, a clip multiplies the
    /// finished content once.
    case screen
    /// As Quartz draws into a bitmap. Until its own rules are in, it draws as `screen`.
    case quartz
}
