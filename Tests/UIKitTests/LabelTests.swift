import Testing
import UIKit

@testable import Raster

/// Labels in the monospaced system font: at 10 points each letter is 6 points wide and each line 13.2 high.
@MainActor struct LabelTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    /// The picture of a label of that size, at one pixel a point.
    private func picture(_ label: UILabel, _ width: CGFloat, _ height: CGFloat) throws -> Pixels {
        label.frame = CGRect(x: 0, y: 0, width: width, height: height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            label.layer.render(in: $0.cgContext)
        }
        return try #require(Pixels(image))
    }

    private func rows(_ pixels: Pixels) -> [Int] {
        (0..<pixels.bitmap.height).filter { y in
            (0..<pixels.bitmap.width).contains { pixels[$0, y][3] > 0 }
        }
    }

    private func columns(_ pixels: Pixels) -> [Int] {
        (0..<pixels.bitmap.width).filter { x in
            (0..<pixels.bitmap.height).contains { pixels[x, $0][3] > 0 }
        }
    }

    @Test func defaults() {
        let label = UILabel()
        #expect(label.text == nil && label.attributedText == nil)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.intrinsicContentSize == .zero)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    }

    @Test func systemLabelIsAsLargeAsApples() {
        let label = UILabel()
        label.text = "Label"
        // At two pixels a point.
        #expect(label.intrinsicContentSize == CGSize(width: 41.5, height: 20.5))
        label.sizeToFit()
        #expect(label.bounds.size == CGSize(width: 41.5, height: 20.5))
    }

    @Test func sizesOfLines() {
        #expect(label("abc").intrinsicContentSize == CGSize(width: 18, height: 13.5))
        let two = label("aaa bbb", lines: 0)
        #expect(two.sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 18, height: 26.5))
        #expect(two.sizeThatFits(CGSize(width: 1000, height: 1000)) == CGSize(width: 42, height: 13.5))
        two.preferredMaxLayoutWidth = 20
        #expect(two.intrinsicContentSize == CGSize(width: 18, height: 26.5))
        two.numberOfLines = 1
        #expect(two.intrinsicContentSize == CGSize(width: 42, height: 13.5))
        #expect(label("a\nb\nc", lines: 2).intrinsicContentSize.height == 26.5)
    }

    @Test func textStandsInTheMiddle() {
        let one = label("abc")
        #expect(
            one.textRect(forBounds: CGRect(x: 10, y: 20, width: 100, height: 33.5), limitedToNumberOfLines: 1)
                == CGRect(x: 10, y: 30, width: 18, height: 13.5))
        one.textAlignment = .right
        #expect(
            one.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 13.5), limitedToNumberOfLines: 1).minX
                == 82)
    }

    @Test func alignmentMovesPixels() throws {
        let one = label("HH")
        let left = columns(try picture(one, 60, 20))
        one.textAlignment = .right
        let right = columns(try picture(one, 60, 20))
        one.textAlignment = .center
        let middle = columns(try picture(one, 60, 20))
        #expect(left.first! < 3 && left.last! < 12)
        #expect(right == left.map { $0 + 48 })
        #expect(middle == left.map { $0 + 24 })
    }

    @Test func longTextIsShortened() throws {
        // Ten letters fit: nine and an ellipsis.
        let long = columns(try picture(label("HHHHHHHHHHHHHH"), 60, 20))
        #expect(long.last! < 60)
        let clipped = label("HHHHHHHHHHHHHH")
        clipped.lineBreakMode = .byClipping
        #expect(try picture(clipped, 60, 20).bitmap.width == 60)
        let tail = try picture(label("HHHHHHHHHHHHHH"), 60, 20)
        let head = label("HHHHHHHHHHHHHH")
        head.lineBreakMode = .byTruncatingHead
        // The ellipsis has no pixel at the height of an H's top, which is at row 5.
        let top = { (pixels: Pixels) in (0..<60).map { x in (4...7).contains { pixels[x, $0][3] > 0 } } }
        #expect(!top(tail)[54..<60].contains(true) && top(tail)[0..<6].contains(true))
        #expect(!top(try picture(head, 60, 20))[0..<6].contains(true))
    }

    @Test func numberOfLinesLimitsRows() throws {
        let text = label("HH HH HH HH", lines: 2)
        let rows = rows(try picture(text, 14, 60))
        // Two lines in the middle of 60 points: from 16.8 to 43.2.
        #expect(rows.first! >= 17 && rows.last! < 43)
    }

    @Test func shrinksToFit() throws {
        let text = label("HHHHHHHHHH")
        text.adjustsFontSizeToFitWidth = true
        let small = columns(try picture(text, 30, 20))
        #expect(small.last! < 30 && small.last! > 26)
        text.minimumScaleFactor = 0.9
        // Nine tenths are not enough: shortened as well.
        let rows = rows(try picture(text, 30, 20))
        #expect(rows.last! - rows.first! >= 6)
    }

    @Test func attributesGoBeforeTheLabels() throws {
        let text = label("")
        text.textColor = .red
        let string = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.blue])
        text.attributedText = string
        #expect(text.text == "ab")
        #expect(text.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
        // A colour that is set later is the whole text's.
        text.textColor = .green
        #expect(text.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .green)
        text.text = "plain"
        #expect(text.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
    }

    @Test func subclassesMoveTheText() throws {
        final class Padded: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 0)) }
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 20, height: size.height)
            }
        }
        final class Top: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
                rect.origin.y = bounds.minY
                return rect
            }
            override func drawText(in rect: CGRect) {
                super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
            }
        }
        let padded = Padded()
        padded.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        padded.text = "HHH"
        #expect(padded.intrinsicContentSize == CGSize(width: 38, height: 13.5))
        #expect(columns(try picture(padded, 38, 14)).first! >= 10)
        let top = Top()
        top.font = padded.font
        top.text = "HHH"
        #expect(rows(try picture(top, 40, 60)).last! < 14)
    }

    @Test func statesChangeColours() throws {
        let text = label("HHH")
        text.font = .monospacedSystemFont(ofSize: 40, weight: .bold)
        text.textColor = .red
        text.highlightedTextColor = .blue
        func strongest() throws -> [Int] {
            let pixels = try picture(text, 80, 50)
            return (0..<80).map { pixels[$0, 25] }.max { $0[3] < $1[3] }!
        }
        #expect(try strongest() == red)
        text.isHighlighted = true
        text.setNeedsDisplay()
        #expect(try strongest() == blue)
        text.isEnabled = false
        #expect(try strongest()[3] < 130)
    }

    @Test func hostileLabels() throws {
        for text in ["", "\n", String(repeating: "W", count: 100_000), "\u{0}", "👨‍👩‍👧‍👦"] {
            for lines in [0, 1, 3, -1, Int.max] {
                let one = label(text, lines: lines)
                one.adjustsFontSizeToFitWidth = lines == 1
                one.minimumScaleFactor = .nan
                #expect(one.intrinsicContentSize.width.isFinite)
                #expect(one.sizeThatFits(CGSize(width: CGFloat.nan, height: -5)).height.isFinite)
                _ = one.textRect(forBounds: .infinite, limitedToNumberOfLines: lines)
                _ = one.textRect(forBounds: .null, limitedToNumberOfLines: lines)
                _ = try picture(one, 20, 20)
            }
        }
    }
}

/// Labels under constraints.
@MainActor struct LabelInConstraintsTests {
    private func label(_ text: String, in view: UIView) -> UILabel {
        let label = UILabel()
        label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
    }

    @Test func heightFollowsTheWidth() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let text = label("aaa bbb ccc", in: view)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            text.topAnchor.constraint(equalTo: view.topAnchor), text.widthAnchor.constraint(equalToConstant: 43),
        ])
        view.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 43, height: 26.5))
        text.text = "a"
        view.layoutIfNeeded()
        #expect(text.frame.height == 13.5)
    }

    @Test func baselinesAreAligned() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let (small, large) = (label("a", in: view), label("a", in: view))
        large.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
        NSLayoutConstraint.activate([
            large.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            large.topAnchor.constraint(equalTo: view.topAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        view.layoutIfNeeded()
        // 20.4 and 10.2 points above their baselines; frames stand on whole pixels of half a point.
        #expect(abs(small.frame.minY - 10.2) <= 0.5)
    }
}
