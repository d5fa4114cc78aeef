/// What fills a shape's coverage.
public enum Paint: Sendable {
    case color(PixelColor)
    case gradient(GradientPaint)
    case image(ImagePaint)
}
