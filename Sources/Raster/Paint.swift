/// What fills a shape's coverage. Most are colours, so what is larger is kept apart.
public enum Paint: Sendable {
    case color(PixelColor)
    indirect case gradient(GradientPaint)
    indirect case image(ImagePaint)
}
