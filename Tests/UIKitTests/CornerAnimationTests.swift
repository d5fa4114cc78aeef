import Testing
import UIKit

@testable import QuartzCore

/// Corners that are moved by what moves the views.
@MainActor @Suite(.serialized) struct CornerAnimationTests {
    private let clock = MediaClock(time: 0)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))

    init() {
        root.addSubview(container)
        container.addSubview(inner)
        container.cornerConfiguration = .uniformCorners(radius: 40)
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
    }

    private func at(_ body: () -> Void) {
        MediaClock.$current.withValue(clock) {
            body()
            _ = root.layer.commit()
        }
    }

    private func go(to time: Double) {
        MediaClock.$current.withValue(clock) { clock.advance(to: time) { _ = root.layer.commit() } }
    }

    /// As shown: top left, top right, bottom right, bottom left.
    private func shown(_ view: UIView) -> [Double] {
        MediaClock.$current.withValue(clock) {
            guard let radii = view.layer.presentation()?.outline.radii else { return [] }
            return [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
                .map { (Double($0) * 1e6).rounded() / 1e6 }
        }
    }

    @Test func aMoveTakesTheCornersAlong() {
        at {}
        at {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                inner.frame.origin = CGPoint(x: 90, y: 90)
            }
        }
        #expect(effectiveRadii(inner) == [0, 0, 0, 30])
        #expect(shown(inner) == [30, 0, 0, 0])
        go(to: 0.25)
        #expect(shown(inner) == [22.5, 0, 7.5, 0])
        go(to: 1)
        #expect(shown(inner) == [0, 0, 30, 0])
    }

    @Test func aCapsuleStaysOneWhileItGrows() {
        inner.cornerConfiguration = .capsule()
        at {}
        at {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                inner.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
            }
        }
        #expect(inner.effectiveRadius(corner: .allCorners) == 10)
        for (time, height) in [(0.0, 100.0), (0.25, 80), (0.5, 60), (0.75, 40), (1, 20)] {
            go(to: time)
            let bounds = MediaClock.$current.withValue(clock) { inner.layer.presentation()?.bounds ?? .zero }
            #expect(abs(Double(bounds.height) - height) < 1e-6)
            #expect(shown(inner) == [Double](repeating: Double(min(bounds.width, bounds.height)) / 2, count: 4))
        }
    }

    /// A second movement begins while the first one goes on: what is left of both adds up, for the corners too.
    @Test func aCapsuleStaysOneWhenItIsCalledBack() {
        inner.cornerConfiguration = .capsule()
        at {}
        func resize(_ height: CGFloat) {
            at {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                    inner.bounds.size.height = height
                }
            }
        }
        resize(20)
        go(to: 0.25)
        resize(60)
        for (time, height) in [(0.25, 80.0), (0.5, 70), (0.75, 60), (1, 50), (1.25, 60)] {
            go(to: time)
            let bounds = MediaClock.$current.withValue(clock) { inner.layer.presentation()?.bounds ?? .zero }
            #expect(abs(Double(bounds.height) - height) < 1e-6)
            #expect(zip(shown(inner), [height, height, height, height]).allSatisfy { abs($0 - $1 / 2) < 1e-6 })
        }
    }

    @Test func aConfigurationChangesInTime() {
        at {}
        at {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                container.cornerConfiguration = .uniformCorners(radius: 20)
            }
        }
        go(to: 0.5)
        #expect(shown(container) == [30, 30, 30, 30] && shown(inner) == [20, 0, 0, 0])
        go(to: 1)
        #expect(shown(container) == [20, 20, 20, 20] && shown(inner) == [10, 0, 0, 0])
        // Outside of an animation at once.
        at { container.cornerConfiguration = .uniformCorners(radius: 50) }
        #expect(shown(container) == [50, 50, 50, 50] && container.layer.animationKeys() == nil)
    }

    @Test func aFirstConfigurationGrowsOutOfTheLayersRadius() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.layer.cornerRadius = 4
        root.addSubview(view)
        at {}
        at {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.cornerConfiguration = .corners(topLeftRadius: 12)
            }
        }
        go(to: 0.5)
        #expect(shown(view) == [8, 2, 2, 2])
        go(to: 1)
        #expect(shown(view) == [12, 0, 0, 0])
    }

    @Test func anAnimatorThatIsHeldInTheMiddleHoldsTheCorners() {
        at {}
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            self.container.cornerConfiguration = .uniformCorners(radius: 20)
        }
        at { animator.fractionComplete = 0.25 }
        #expect(shown(container) == [35, 35, 35, 35])
    }
}
