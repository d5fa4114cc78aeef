/// Which of Apple's two ways of drawing a layer tree is followed, where they differ.
package enum Look: Sendable {
    /// As on the screen: true curves, an ideal Gaussian at sub-pixel offsets, gradients in sRGB, a clip multiplies the
    /// finished content once.
    case screen
    /// As Quartz draws into a bitmap: curves as coarse chords, shadows cut off at two sigma and moved by whole pixels,
    /// gradients in Generic RGB, a clip multiplies each drawing.
    case quartz
}
