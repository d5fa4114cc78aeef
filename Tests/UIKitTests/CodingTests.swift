import Testing
import UIKit

struct CodingTests {
    @Test func structuresAsText() {
        let (point, size) = (CGPoint(x: 1, y: -2.5), CGSize(width: 3, height: 4))
        let rect = CGRect(origin: point, size: size)
        #expect(NSCoder.string(for: point) == "{1, -2.5}" && NSCoder.cgPoint(for: "{1, -2.5}") == point)
        #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {3, 4}}")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect && NSCoder.cgSize(for: "{3,4}") == size)
        let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSCoder.string(for: turn) == "[1, 2, 3, 4, 5, 6]")
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(NSCoder.cgPoint(for: "one, two") == .zero && NSCoder.cgRect(for: "{nan, 1, 1, 1}") == .zero)
        #expect(NSCoder.string(for: CGPoint(x: CGFloat.nan, y: CGFloat.infinity)) == "{nan, inf}")
    }

    @Test func structuresInBoxes() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect && NSValue(cgRect: rect).cgPointValue == .zero)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        let turn = CGAffineTransform(rotationAngle: 1)
        #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
    }
}
