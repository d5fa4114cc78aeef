import CoreGraphics
import Foundation

/// A line of text: runs from left to right on one baseline. It does not change.
///
/// `@unchecked Sendable`: the text that it is of prepares its paragraphs when they are asked for, under no lock; a line
/// asks for them while it is made alone.
public final class CTLine: @unchecked Sendable {
    let text: TypesetText
    /// Of the text.
    package let range: Range<Int>
    let runs: [CTRun]
    /// With the space at the end, in points.
    package let width: Double
    /// Of the space at the end, in points.
    package let trailingWidth: Double
    package let ascent: Double
    /// Positive.
    package let descent: Double
    package let leading: Double
    let isRightToLeft: Bool

    init(
        text: TypesetText, range: Range<Int>, runs: [CTRun], width: Double, trailingWidth: Double,
        isRightToLeft: Bool
    ) {
        self.text = text
        self.range = range
        self.runs = runs
        self.width = width
        self.trailingWidth = trailingWidth
        self.isRightToLeft = isRightToLeft
        var (ascent, descent, leading) = (0.0, 0.0, 0.0)
        for run in runs {
            let extent = run.extent
            ascent = max(ascent, extent.ascent)
            descent = max(descent, extent.descent)
            leading = max(leading, extent.leading)
        }
        if runs.isEmpty {
            let font = text.style(at: range.lowerBound).font
            (ascent, descent, leading) = (font.ascent, font.descent, font.leading)
        }
        (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
    }
}
