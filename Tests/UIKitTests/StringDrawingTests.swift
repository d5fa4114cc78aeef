import Testing
import UIKit

@testable import Raster

struct StringDrawingTests {
    private let mono: [NSAttributedString.Key: Any] = [
        .font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    ]

    private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

    private func picture(_ draw: @escaping () -> Void) throws -> Pixels {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { _ in draw()
        }
        return try #require(Pixels(image))
    }

    private func rows(_ pixels: Pixels) -> [Int] {
        (0..<40).filter { y in (0..<60).contains { pixels[$0, y][3] > 0 } }
    }

    @Test func sizes() {
        let size = "abc\nab".size(withAttributes: mono)
        #expect(size.width == 18 && near(size.height, 26.4))
        #expect("".size(withAttributes: mono).width == 0)
        let text = NSAttributedString(string: "aaa bbb ccc", attributes: mono)
        let box = text.boundingRect(
            with: CGSize(width: 43, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
            context: nil)
        #expect(box.origin == .zero && box.width == 42 && near(box.height, 26.4))
        // Without line fragments the origin is a single line's baseline.
        let line = text.boundingRect(with: CGSize(width: 43, height: 10), options: [], context: nil)
        #expect(line.width == 66 && near(line.minY, -10.2) && near(line.height, 13.2))
        let cut = text.boundingRect(
            with: CGSize(width: 43, height: 14), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            context: nil)
        #expect(near(cut.height, 13.2) && cut.width <= 43)
        #expect(NSString(string: "abc").size(withAttributes: mono).width == 18)
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        _ = text.boundingRect(
            with: CGSize(width: 33, height: 100), options: [.usesLineFragmentOrigin], context: context)
        #expect(context.actualScaleFactor == 0.5)
    }

    @Test func drawing() throws {
        let one = try picture { "HH".draw(at: CGPoint(x: 3, y: 5), withAttributes: mono) }
        let rows = rows(one)
        // The baseline, 10.2 under the top, is brought to a whole pixel: 15. Capitals are 7.3 high.
        #expect(rows.first == 7 && rows.last == 14)
        let wrapped = try picture {
            "HH HH HH".draw(in: CGRect(x: 0, y: 0, width: 14, height: 30), withAttributes: mono)
        }
        // Two lines fit.
        #expect(self.rows(wrapped).last! < 26)
        let base = try picture {
            "HH".draw(with: CGRect(x: 0, y: 20, width: 0, height: 0), attributes: mono, context: nil)
        }
        #expect(self.rows(base).last == 19)
    }

    @Test func coloursAndShadows() throws {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.blue
        shadow.shadowOffset = CGSize(width: 0, height: 20)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.monospacedSystemFont(ofSize: 16, weight: .heavy), .foregroundColor: UIColor.red,
        ]
        attributes[.shadow] = shadow
        let pixels = try picture { "HHH".draw(at: .zero, withAttributes: attributes) }
        let colors = { (y: Int) in (0..<30).map { pixels[$0, y] }.max { $0[3] < $1[3] }! }
        #expect(colors(10) == red)
        #expect(colors(30) == blue)
    }

    @Test func paragraphStyles() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.alignment = .center
        style.minimumLineHeight = .nan
        #expect(style.minimumLineHeight == 0)
        var attributes = mono
        attributes[.paragraphStyle] = style
        let size = NSAttributedString(string: "aa bb", attributes: attributes).boundingRect(
            with: CGSize(width: 12, height: 100), options: .usesLineFragmentOrigin, context: nil)
        #expect(near(size.height, 30.4))
        let copy = style.copy() as? NSParagraphStyle
        style.lineSpacing = 9
        #expect(copy?.lineSpacing == 4 && copy?.alignment == .center)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        #expect(NSParagraphStyle.default.tabStops.count == 12)
    }

    @Test func attachmentsStandInLines() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let text = NSMutableAttributedString(string: "ab", attributes: mono)
        text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
        #expect(text.size().width == 32)
        let pixels = try picture { text.draw(at: .zero) }
        #expect(pixels[20, 5] == green)
        let attachment = NSTextAttachment(image: image)
        attachment.bounds = CGRect(x: 0, y: -5, width: 4, height: 30)
        #expect(NSAttributedString(attachment: attachment).size().height >= 30)
        #expect(NSAttributedString(attachment: attachment).size().width == 4)
    }
}
