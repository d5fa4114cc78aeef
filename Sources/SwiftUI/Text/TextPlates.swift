import CoreText
import RenderTree

/// Plates that stand for the lines of a text which is not shown, by eye: as high as capitals, in a shade of the text's
/// colour.
struct TextPlates {
    let paint: Paint
    let size: CGSize
    private var path = Path()

    init(paint: Paint, size: CGSize) {
        self.paint = paint
        self.size = size
    }

    /// Adds a line whose baseline begins at a point.
    mutating func add(_ line: CTLine, at origin: CGPoint) {
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        let width =
            CTLineGetTypographicBounds(line, &ascent, &descent, nil) - CTLineGetTrailingWhitespaceWidth(line)
        guard width > 0 else { return }
        let height = ascent * 0.8
        let plate = CGRect(x: origin.x, y: origin.y - height, width: CGFloat(width), height: height + descent * 0.3)
        path.addRoundedRect(in: plate, cornerSize: CGSize(width: height / 4, height: height / 4))
    }

    var node: RenderNode? {
        paint.faded(0.2).fill(path, FillStyle(), in: size)
    }
}
