import CoreText
internal import Raster
import RenderTree
import UIKit

/// Makes of lines of text what is drawn: the letters of each paint as one path.
struct TextPainter {
    let environment: EnvironmentValues
    let size: CGSize
    /// What stands in front is painted with, and what each source of its own is.
    let paints: [ObjectIdentifier?: Paint]
    private var paths: [(source: PaintSource?, color: CGColor?, path: Path)] = []

    init(environment: EnvironmentValues, size: CGSize, paints: [ObjectIdentifier?: Paint]) {
        self.environment = environment
        self.size = size
        self.paints = paints
    }

    /// Adds a line whose baseline begins at a point.
    mutating func add(_ line: CTLine, at origin: CGPoint) {
        for item in CTLineGetGlyphRuns(line) {
            guard let run = item as? CTRun else { continue }
            let attributes = CTRunGetAttributes(run)
            guard let font = attributes["NSFont"] as? CTFont else { continue }
            let source = attributes[TextWriter.paintKey.rawValue] as? PaintSource
            let count = CTRunGetGlyphCount(run)
            guard count > 0 else { continue }
            var glyphs = [CGGlyph](repeating: 0, count: count)
            var positions = [CGPoint](repeating: .zero, count: count)
            CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
            CTRunGetPositions(run, CFRange(location: 0, length: 0), &positions)
            let lift = CGFloat(run.style.baselineOffset)
            var letters = Path()
            for (glyph, position) in zip(glyphs, positions) {
                guard let outline = CTFontCreatePathForGlyph(font, glyph, nil) else { continue }
                letters.addPath(
                    Path(outline),
                    transform: CGAffineTransform(
                        a: 1, b: 0, c: 0, d: -1, tx: origin.x + position.x, ty: origin.y - position.y - lift))
            }
            append(letters, source, nil)
            addLines(of: run, font, from: positions[0].x, at: CGPoint(x: origin.x, y: origin.y - lift), source)
        }
    }

    /// The lines under a run and through it.
    private mutating func addLines(
        of run: CTRun, _ font: CTFont, from x: CGFloat, at origin: CGPoint, _ source: PaintSource?
    ) {
        let style = run.style
        let width = CGFloat(CTRunGetTypographicBounds(run, CFRange(location: 0, length: 0), nil, nil, nil))
        guard width > 0 else { return }
        let thickness = max(CTFontGetUnderlineThickness(font), 1 / max(environment.displayScale, 1))
        func bar(_ y: CGFloat) -> Path {
            Path(CGRect(x: origin.x + x, y: origin.y - y - thickness / 2, width: width, height: thickness))
        }
        if style.underline != 0 { append(bar(CTFontGetUnderlinePosition(font)), source, style.underlineColor) }
        if style.strikethrough != 0 { append(bar(CTFontGetXHeight(font) / 2), source, style.strikethroughColor) }
        if (style.underline | style.strikethrough) & 0xFF00 != 0 {
            Notice.once("Text: dotted and dashed lines under text or through it are drawn solid")
        }
    }

    private mutating func append(_ path: Path, _ source: PaintSource?, _ color: CGColor?) {
        guard !path.isEmpty else { return }
        if let index = paths.firstIndex(where: { $0.source === source && $0.color == color }) {
            paths[index].path.addPath(path)
        } else {
            paths.append((source, color, path))
        }
    }

    var node: RenderNode? {
        let nodes = paths.compactMap { source, color, path -> RenderNode? in
            let paint =
                color.map { Paint.color($0) } ?? paints[source.map { ObjectIdentifier($0) }] ?? .none
            return paint.fill(path, FillStyle(), in: size)
        }
        return nodes.count < 2 ? nodes.first : .group(size, nodes)
    }
}
