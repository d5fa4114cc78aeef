/// A part of one paragraph that is shaped as one: one style, face, direction and script.
final class TextItem {
    enum Kind {
        case text
        case tab
        /// What ends a paragraph or a line: nothing to be seen.
        case lineEnd
        case attachment
    }

    let kind: Kind
    let range: Range<Int>
    /// The index of the style.
    let style: Int
    /// The font with the face that has the letters.
    let font: FontInstance
    let level: UInt8
    let script: UInt32
    /// From left to right; shaped when first asked for.
    lazy var glyphs: [ShapedGlyph] = shape(self)
    private let shape: (TextItem) -> [ShapedGlyph]

    init(
        kind: Kind, range: Range<Int>, style: Int, font: FontInstance, level: UInt8, script: UInt32,
        shape: @escaping (TextItem) -> [ShapedGlyph]
    ) {
        self.kind = kind
        self.range = range
        self.style = style
        self.font = font
        self.level = level
        self.script = script
        self.shape = shape
    }

    var isRightToLeft: Bool { level & 1 == 1 }
}
