import CoreGraphics
import Testing

struct BridgingTests {
    @Test func numbersAreBoxedAndTakenOut() {
        let number: Any = NSNumber(value: 1.5)
        #expect(number as? CGFloat == 1.5)
        let float: Any = CGFloat(2)
        #expect((float as? NSNumber)?.doubleValue == 2)
        let list: Any = [CGFloat(1), CGFloat(2)]
        #expect((list as? [NSNumber])?.map(\.doubleValue) == [1, 2])
        #expect(float as? CGPoint == nil && ("x" as Any) as? CGFloat == nil)
    }

    @Test func structuresAreBoxedAndTakenOut() {
        let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
        let rect = CGRect(origin: point, size: size)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let boxes: [Any] = [point as NSValue, size as NSValue, rect as NSValue, transform as NSValue]
        #expect(boxes[0] as? CGPoint == point && boxes[1] as? CGSize == size && boxes[2] as? CGRect == rect)
        #expect(boxes[3] as? CGAffineTransform == transform)
        #expect(boxes[0] as? CGRect == nil && boxes[3] as? CGPoint == nil && boxes[2] as? CGAffineTransform == nil)
        #expect(NSNumber(value: 1) as Any as? CGPoint == nil)
    }
}
