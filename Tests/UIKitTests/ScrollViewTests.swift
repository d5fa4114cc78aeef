import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ScrollViewTests {
    private final class Watcher: UIScrollViewDelegate {
        var log: [String] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { if log.last != "scroll" { log.append("scroll") } }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("end \(decelerate)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
    }

    private func scrollView(_ window: UIWindow) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.contentSize = CGSize(width: 100, height: 1000)
        view.contentInsetAdjustmentBehavior = .never
        window.addSubview(view)
        window.makeKeyAndVisible()
        return view
    }

    @Test func theOffsetIsTheOriginOfTheBounds() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let child = UIView(frame: CGRect(x: 10, y: 300, width: 20, height: 20))
        view.addSubview(child)
        view.contentOffset = CGPoint(x: 0, y: 250)
        #expect(view.bounds == CGRect(x: 0, y: 250, width: 100, height: 200))
        #expect(view.convert(child.frame, to: nil).minY == 50 || child.frame.minY - view.contentOffset.y == 50)
        view.contentOffset = CGPoint(x: CGFloat.nan, y: 3)
        #expect(view.contentOffset.y == 250)
    }

    @Test func aFingerDragsAndThrowsTheContent() {
        let clock = MediaClock(time: 0)
        MediaClock.$current.withValue(clock) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            let view = scrollView(window)
            let watcher = Watcher()
            view.delegate = watcher
            let finger = TouchScreen(window: window)
            finger.press(CGPoint(x: 50, y: 150))
            for step in 1...6 {
                clock.advance(to: Double(step) / 60) {}
                finger.move(to: CGPoint(x: 50, y: 150 - CGFloat(step) * 10))
            }
            let dragged = view.contentOffset.y
            #expect(dragged > 40 && dragged <= 60)
            finger.release()
            #expect(view.isDecelerating)
            clock.advance(to: 6) {}
            #expect(!view.isDecelerating && view.contentOffset.y > dragged + 100 && view.contentOffset.y <= 800)
            #expect(watcher.log == ["begin", "scroll", "end true", "scroll", "rest"])
        }
    }

    @Test func contentBeyondItsEdgeComesBack() {
        let clock = MediaClock(time: 0)
        MediaClock.$current.withValue(clock) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            let view = scrollView(window)
            let finger = TouchScreen(window: window)
            finger.press(CGPoint(x: 50, y: 50))
            finger.move(to: CGPoint(x: 50, y: 150))
            #expect(view.contentOffset.y < 0 && view.contentOffset.y > -60)
            clock.advance(to: 1) {}
            finger.release()
            clock.advance(to: 4) {}
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test func rectanglesAreBroughtIntoSightByNoMoreThanIsNeeded() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let view = scrollView(window)
        view.scrollRectToVisible(CGRect(x: 0, y: 380, width: 10, height: 20), animated: false)
        #expect(view.contentOffset.y == 200)
        view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 20), animated: false)
        #expect(view.contentOffset.y == 200)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
        #expect(view.contentOffset.y == 100)
    }
}
