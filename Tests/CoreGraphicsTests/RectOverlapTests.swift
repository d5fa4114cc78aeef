import CoreGraphics
import Foundation
import Testing

struct RectOverlapTests {
    @Test func overlapsAreFoundationsIntersections() {
        let rects = [
            CGRect(x: 0, y: 0, width: 10, height: 8), CGRect(x: 3.25, y: -4, width: 20, height: 5),
            CGRect(x: 9, y: 9, width: -4, height: -6), CGRect(x: 10, y: 0, width: 5, height: 5),
            CGRect(x: 2, y: 2, width: 0, height: 3), CGRect(x: 40, y: 1, width: 2, height: 2), .null, .zero,
        ]
        for first in rects {
            for second in rects {
                #expect(first.overlap(with: second) == first.intersection(second), "\(first) \(second)")
            }
        }
    }

    @Test func whatIsNotANumberOverlapsNothing() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 8)
        let nan = CGFloat.nan
        for other in [
            CGRect(x: nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: nan),
            CGRect(x: -.infinity, y: 0, width: .infinity, height: 5),
        ] {
            #expect(rect.overlap(with: other).isNull)
            #expect(other.overlap(with: rect).isNull)
        }
    }
}
