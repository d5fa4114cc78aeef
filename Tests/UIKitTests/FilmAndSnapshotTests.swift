import Testing
import UIKit

@testable import QuartzCore

/// Images that move, pictures of views, and what controllers are asked.
@MainActor @Suite(.serialized) struct FilmAndSnapshotTests {
    private let clock = MediaClock(time: 0)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    private func at<Result>(_ body: () throws -> Result) rethrows -> Result {
        try MediaClock.$current.withValue(clock) {
            let result = try body()
            _ = root.layer.commit()
            return result
        }
    }

    private func go(to time: Double) {
        MediaClock.$current.withValue(clock) { clock.advance(to: time) { _ = root.layer.commit() } }
    }

    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    /// The first pixel of what the layer shows.
    private func seen(_ view: UIView) -> [Int] {
        MediaClock.$current.withValue(clock) {
            guard let shown = view.layer.presentation()?.contents, let image = shown as? CGImage,
                let data = image.dataProvider?.data
            else { return [] }
            return (data as Data).prefix(4).map { Int($0) }
        }
    }

    private func drawn(_ view: UIView) throws -> Pixels {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: true)
        }
        return try #require(Pixels(picture))
    }

    @Test func filmsOfAnImageView() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        root.addSubview(view)
        at { view.image = image(.green) }
        view.animationImages = [image(.red), image(.blue)]
        #expect(!view.isAnimating && view.animationDuration == 0 && view.animationRepeatCount == 0)
        view.animationDuration = 1
        view.animationRepeatCount = 2
        at { view.startAnimating() }
        #expect(view.isAnimating && seen(view) == red)
        go(to: 0.6)
        #expect(seen(view) == blue)
        go(to: 1.2)
        #expect(seen(view) == red)
        go(to: 2)
        #expect(!view.isAnimating && seen(view) == green)
        at {
            view.animationRepeatCount = 0
            view.startAnimating()
        }
        go(to: 20.75)
        #expect(seen(view) == blue)
        at { view.stopAnimating() }
        #expect(!view.isAnimating && seen(view) == green)
    }

    @Test func imagesThatAreFilms() throws {
        let film = try #require(UIImage.animatedImage(with: [image(.red), image(.blue)], duration: 0.5))
        #expect(film.images?.count == 2 && film.duration == 0.5 && film.size == CGSize(width: 4, height: 4))
        #expect(image(.red).images == nil && image(.red).duration == 0)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(
            UIImage.animatedImage(with: [image(.red), image(.red), image(.red)], duration: .nan)?.duration == 0.1)
        #expect(UIImage.animatedImageNamed("no such film ", duration: 1) == nil)
        let view = UIImageView(image: film)
        root.addSubview(view)
        at {}
        #expect(view.isAnimating && seen(view) == red)
        go(to: 0.4)
        #expect(seen(view) == blue)
        at { view.image = image(.red) }
        #expect(!view.isAnimating && seen(view) == red)
    }

    @Test func snapshotsOfViews() throws {
        let view = UIView(frame: CGRect(x: 3, y: 5, width: 10, height: 6))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 6))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 10, height: 6) && snapshot.subviews.isEmpty)
        let pixels = try drawn(snapshot)
        #expect(pixels[2, 3] == red && pixels[7, 3] == blue)
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 4, y: 0, width: 4, height: 6), afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)))
        #expect(part.bounds.size == CGSize(width: 4, height: 6))
        part.bounds.size.width = 12
        let stretched = try drawn(part)
        // The first point keeps its width; what is stretched is blue.
        #expect(stretched[0, 3] == red && stretched[2, 3] == blue && stretched[11, 3] == blue)
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }

    @Test func controllersInPlaceOfOthers() {
        let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
        parent.addChild(first)
        parent.addChild(second)
        root.addSubview(parent.view)
        parent.view.addSubview(first.view)
        var ends: [Bool] = []
        at {
            parent.transition(
                from: first, to: second, duration: 1, options: .curveLinear,
                animations: { second.view.alpha = 0.5 }, completion: { ends.append($0) })
        }
        #expect(second.view.superview === parent.view && first.view.superview === parent.view)
        go(to: 0.5)
        let opacity = MediaClock.$current.withValue(clock) { second.view.layer.presentation()?.opacity }
        #expect(abs((opacity ?? 0) - 0.75) < 1e-6)
        go(to: 1.1)
        #expect(ends == [true] && first.view.superview == nil)
        at { parent.transition(from: UIViewController(), to: second, duration: 1, animations: nil) }
        #expect(second.view.superview === parent.view)
    }

    @Test func whatControllersAnswer() {
        let controller = UIViewController(nibName: nil, bundle: nil)
        #expect(controller.nibName == nil && controller.preferredStatusBarStyle == .default)
        #expect(!controller.prefersStatusBarHidden && controller.shouldAutorotate)
        #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(controller.edgesForExtendedLayout == .all && !controller.extendedLayoutIncludesOpaqueBars)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView().accessibilityTraits == .none && UIAccessibilityTraits.button.rawValue == 1)
        #expect(UIStatusBarStyle.darkContent.rawValue == 3)
    }
}
