import Testing

@testable import QuartzCore
@testable import UIKit

/// Which view's corners others follow, and when.
@MainActor @Suite struct NestedCornerTests {
    private let container = UIView(frame: CGRect(x: 20, y: 20, width: 280, height: 320))
    private let inner = UIView(frame: CGRect(x: 8, y: 8, width: 110, height: 110))

    init() {
        container.cornerConfiguration = .uniformCorners(radius: 28)
        container.addSubview(inner)
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
    }

    @Test func theFigures() {
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 8))
        inner.frame.origin = CGPoint(x: 162, y: 202)
        #expect(effectiveRadii(inner) == [20, 20, 20, 20] && inner.effectiveRadius(corner: .allCorners) == 20)
        inner.frame.origin = CGPoint(x: 85, y: 105)
        #expect(effectiveRadii(inner) == [8, 8, 8, 8])
        container.cornerConfiguration = .corners(
            topLeftRadius: .fixed(0), topRightRadius: .fixed(28), bottomLeftRadius: .fixed(14),
            bottomRightRadius: .fixed(42))
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 0))
        inner.frame.origin = CGPoint(x: 8, y: 8)
        #expect(effectiveRadii(inner) == [0, 0, 0, 0])
        inner.frame.origin = CGPoint(x: 162, y: 202)
        #expect(effectiveRadii(inner) == [0, 0, 0, 34])
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
        #expect(effectiveRadii(inner) == [8, 8, 8, 34])
    }

    @Test func everythingThatMovesTheViewCounts() {
        #expect(effectiveRadii(inner) == [20, 0, 0, 0])
        inner.center.x += 4
        #expect(effectiveRadii(inner) == [16, 0, 0, 0])
        inner.frame.origin.x -= 4
        inner.frame.size = CGSize(width: 264, height: 304)
        #expect(effectiveRadii(inner) == [20, 20, 20, 20])
        inner.bounds.size.width -= 4
        #expect(effectiveRadii(inner) == [18, 18, 18, 18])
        inner.transform = CGAffineTransform(translationX: 2, y: 0)
        #expect(effectiveRadii(inner) == [16, 20, 16, 20])
        inner.transform = .identity
        inner.layer.position.x -= 2
        #expect(effectiveRadii(inner) == [20, 16, 20, 16])
        inner.anchorPoint = CGPoint(x: 0.5, y: 0.5 + 2.0 / 304)
        #expect(effectiveRadii(inner) == [20, 16, 18, 16])
    }

    @Test func everythingThatChangesTheContainerCounts() {
        inner.frame = CGRect(x: 8, y: 8, width: 264, height: 304)
        container.cornerConfiguration = .uniformCorners(radius: 18)
        #expect(effectiveRadii(inner) == [10, 10, 10, 10])
        container.bounds.size.width += 4
        #expect(effectiveRadii(inner) == [10, 6, 10, 6])
        // A container that scrolls takes its own box along, and the view stays where it was in it.
        container.bounds.origin.x = 3
        #expect(effectiveRadii(inner) == [10, 3, 10, 3])
        container.bounds.origin.x = 0
        container.cornerConfiguration = .corners()
        #expect(effectiveRadii(inner) == [0, 0, 0, 0])
        container.layer.cornerRadius = 20
        #expect(effectiveRadii(inner) == [12, 8, 12, 8])
        container.layer.maskedCorners = [.layerMinXMinYCorner]
        #expect(effectiveRadii(inner) == [12, 0, 0, 0])
    }

    @Test func movesInTheTreeCount() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        other.cornerConfiguration = .capsule()
        inner.removeFromSuperview()
        #expect(effectiveRadii(inner) == [0, 0, 0, 0])
        other.addSubview(inner)
        // 142 are left of the capsule's 150: more than half of the view's side.
        #expect(effectiveRadii(inner) == [55, 0, 0, 0])
        // A subtree that is put in later.
        let plain = UIView(frame: CGRect(x: 2, y: 2, width: 120, height: 120))
        plain.addSubview(inner)
        #expect(effectiveRadii(inner) == [0, 0, 0, 0])
        container.addSubview(plain)
        #expect(effectiveRadii(inner) == [18, 0, 0, 0])
        // What lies between is looked through, and its moves are seen.
        plain.frame.origin = CGPoint(x: 6, y: 2)
        #expect(effectiveRadii(inner) == [14, 0, 0, 0])
        plain.bounds.origin.x = 2
        #expect(effectiveRadii(inner) == [16, 0, 0, 0])
        plain.transform = CGAffineTransform(translationX: -2, y: 0)
        #expect(effectiveRadii(inner) == [18, 0, 0, 0])
    }

    @Test func chains() {
        let deep = UIView(frame: CGRect(x: 8, y: 8, width: 248, height: 288))
        inner.frame = CGRect(x: 8, y: 8, width: 264, height: 304)
        deep.cornerConfiguration = .corners(radius: .containerConcentric())
        inner.addSubview(deep)
        #expect(effectiveRadii(deep) == [12, 12, 12, 12])
        container.cornerConfiguration = .uniformCorners(radius: 40)
        #expect(effectiveRadii(inner) == [32, 32, 32, 32] && effectiveRadii(deep) == [24, 24, 24, 24])
        // A fixed one in between is the container of what lies in it.
        inner.cornerConfiguration = .corners(radius: 10)
        #expect(effectiveRadii(deep) == [2, 2, 2, 2])
        container.cornerConfiguration = .uniformCorners(radius: 5)
        #expect(effectiveRadii(deep) == [2, 2, 2, 2])
    }

    @Test func theWindowIsTheOutermostContainer() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 280, height: 280))
        view.cornerConfiguration = .corners(radius: .containerConcentric())
        window.addSubview(view)
        #expect(effectiveRadii(view) == [0, 0, 0, 0])
        window.cornerConfiguration = .uniformCorners(radius: 40)
        #expect(effectiveRadii(view) == [30, 30, 30, 30])
        window.frame.size.width = 304
        #expect(effectiveRadii(view) == [30, 26, 30, 26])
    }

    @Test func theScreensCornersAreThoseOfAWindowThatFillsIt() throws {
        var stage = ViewStage(screenSize: CGSize(width: 390, height: 844), scale: 1)
        stage.screenCornerRadius = 55
        let controller = UIViewController()
        let card = UIView(frame: CGRect(x: 12, y: 12, width: 366, height: 820))
        card.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
        let picture = try stage.picture {
            controller.view.addSubview(card)
            return controller
        }
        #expect(picture != nil && effectiveRadii(card) == [43, 43, 43, 43])
        #expect(try ViewStage().picture { UIView() } != nil)
    }

    @Test func layoutThatReadsRunsAgain() {
        final class Reading: UIView {
            weak var read: UIView?
            var log: [CGFloat] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                if let read { log.append(read.effectiveRadius(corner: .allCorners)) }
            }
        }
        let reading = Reading(frame: CGRect(x: 8, y: 8, width: 50, height: 50))
        reading.read = reading
        container.addSubview(reading)
        reading.cornerConfiguration = .corners(radius: .containerConcentric())
        container.layoutIfNeeded()
        #expect(reading.log == [20])
        reading.center.x += 2
        #expect(reading.layer.needsLayout())
        container.layoutIfNeeded()
        #expect(reading.log == [20, 18])
        // Where the radius stays, nothing is asked for.
        reading.center.y += 1
        #expect(!reading.layer.needsLayout())
        container.cornerConfiguration = .uniformCorners(radius: 30)
        container.layoutIfNeeded()
        #expect(reading.log == [20, 18, 20])
        // Another view's radii.
        reading.read = inner
        reading.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(reading.log.last == 22)
        inner.frame.origin.x += 1
        container.layoutIfNeeded()
        #expect(reading.log.last == 21)
        // One that had no configuration when it was read.
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        reading.read = plain
        reading.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(reading.log.last == 0)
        plain.cornerConfiguration = .corners(radius: 5)
        container.layoutIfNeeded()
        #expect(reading.log.last == 5)
        // Reading outside of layout asks for nothing.
        reading.read = nil
        reading.setNeedsLayout()
        container.layoutIfNeeded()
        _ = container.effectiveRadius(corner: .allCorners)
        container.cornerConfiguration = .uniformCorners(radius: 31)
        reading.cornerConfiguration = .corners()
        container.layoutIfNeeded()
        _ = reading.effectiveRadius(corner: .allCorners)
        reading.cornerConfiguration = .corners(radius: 4)
        #expect(!reading.layer.needsLayout())
    }

    @Test func aControllersLayoutThatReadsRunsAgain() {
        final class Controller: UIViewController {
            let card = UIView(frame: CGRect(x: 8, y: 8, width: 50, height: 50))
            var log: [CGFloat] = []
            override func viewDidLoad() {
                view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                view.cornerConfiguration = .capsule(maximumRadius: 20)
                card.cornerConfiguration = .corners(radius: .containerConcentric())
                view.addSubview(card)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                log.append(card.effectiveRadius(corner: .topLeft))
            }
        }
        let controller = Controller()
        controller.view.layoutIfNeeded()
        #expect(controller.log == [12])
        controller.card.frame.origin = CGPoint(x: 3, y: 5)
        controller.view.layoutIfNeeded()
        #expect(controller.log == [12, 15])
    }

    /// Layers of views that have nothing to do with corner configurations do not even tell of their changes.
    @Test func viewsWithoutConfigurationsHaveNothingToDo() {
        let root = UIView()
        for _ in 0..<10_000 { root.addSubview(UIView()) }
        let inner = UIView()
        root.addSubview(inner)
        #expect(
            root.subviews.allSatisfy { !$0.layer.reportsOutline && $0.corners == nil } && !root.layer.reportsOutline
        )
        inner.cornerConfiguration = .corners(radius: 3)
        #expect(inner.layer.reportsOutline && !root.layer.reportsOutline)
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        #expect(root.layer.reportsOutline && root.subviews.filter(\.layer.reportsOutline).count == 1)
    }
}
