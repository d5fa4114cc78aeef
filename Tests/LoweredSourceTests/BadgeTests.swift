import Testing
import UIKit

/// The example's source, written for iOS, lowered by the plug-in and run.
@MainActor
struct BadgeTests {
    private final class Listener: NSObject, BadgeViewDelegate {
        var counts: [Int] = []

        func badgeView(_ badge: BadgeView, didCountTo count: Int) { counts.append(count) }
    }

    @Test func aTapCountsUp() {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(badge.action.description == "countUp:")
        _ = badge.perform(badge.action, with: nil)
        #expect(badge.count == 1)
        // By its name alone: the method is private, and no selector was made of it.
        _ = badge.perform(NSSelectorFromString("countUp:"), with: nil)
        #expect(badge.count == 2)
    }

    @Test func theRingShowsTheCount() throws {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        badge.layoutIfNeeded()
        let ring = try #require(badge.layer.sublayers?.first)
        badge.count = 5
        #expect(ring.value(forKey: "progress") as? CGFloat == 0.5)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: badge.bounds, format: format).image {
            badge.layer.render(in: $0.cgContext)
        }
        let pixels = try #require(image.cgImage?.dataProvider?.data as Data?)
        let alpha = { (x: Int, y: Int) in pixels[(y * 40 + x) * 4 + 3] }
        // Half a turn, clockwise from the right: below the middle, not above.
        #expect(alpha(20, 37) == 255 && alpha(20, 2) == 0)
    }
}
