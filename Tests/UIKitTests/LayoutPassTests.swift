import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor @Suite(.serialized) struct LayoutPassTests {
    private func child(of parent: UIView, _ child: UIView = UIView()) -> UIView {
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        return child
    }

    private func fill(_ child: UIView, _ guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    @Test func subviewsUpdateTheirConstraintsFirst() {
        final class Updating: UIView {
            static var calls: [Int] = []
            var width: NSLayoutConstraint?
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                Self.calls.append(tag)
                if width == nil {
                    width = widthAnchor.constraint(equalToConstant: CGFloat(tag))
                    width?.isActive = true
                }
                super.updateConstraints()
            }
        }
        Updating.calls = []
        let (outer, inner) = (Updating(), Updating())
        (outer.tag, inner.tag) = (1, 20)
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        #expect(inner.needsUpdateConstraints())
        outer.layoutIfNeeded()
        #expect(Updating.calls == [20, 1])
        #expect(inner.frame.width == 20 && !inner.needsUpdateConstraints())
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(Updating.calls == [20, 1])
        inner.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        #expect(Updating.calls == [20, 1, 20])
    }

    @Test func controllersUpdateTheirViewsConstraints() {
        final class Controller: UIViewController {
            var count = 0
            override func updateViewConstraints() {
                count += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        controller.view.setNeedsUpdateConstraints()
        window.makeKeyAndVisible()
        window.settle()
        #expect(controller.count >= 1)
    }

    /// An override has the subviews' frames after `super`, and may change constraints on the way.
    @Test func framesAreThereAfterSuper() {
        final class Parent: UIView {
            var before = CGRect.null
            var after = CGRect.null
            override func layoutSubviews() {
                before = subviews[0].frame
                super.layoutSubviews()
                after = subviews[0].frame
            }
        }
        let parent = Parent(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let child = child(of: parent)
        NSLayoutConstraint.activate([
            child.widthAnchor.constraint(equalToConstant: 10), child.heightAnchor.constraint(equalToConstant: 10),
            child.rightAnchor.constraint(equalTo: parent.rightAnchor),
            child.topAnchor.constraint(equalTo: parent.topAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(parent.before == .zero && parent.after == CGRect(x: 40, y: 0, width: 10, height: 10))
    }

    @Test func onlyWhatChangesIsLaidOutAgain() {
        let log = CallLog()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let root = LoggingView("root", log, frame: frame)
        let (left, right) = (LoggingView("left", log, frame: frame), LoggingView("right", log, frame: frame))
        root.addSubview(left)
        root.addSubview(right)
        let child = child(of: left)
        let width = child.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        root.layoutIfNeeded()
        _ = log.take()
        width.constant = 20
        root.layoutIfNeeded()
        #expect(log.take() == ["left.layoutSubviews"])
        #expect(child.frame.width == 20)
        root.layoutIfNeeded()
        #expect(log.take().isEmpty)
    }

    @Test func constantsAreAnimated() throws {
        let clock = MediaClock(time: 0)
        try MediaClock.$current.withValue(clock) {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let child = child(of: parent)
            let left = child.leftAnchor.constraint(equalTo: parent.leftAnchor)
            NSLayoutConstraint.activate([
                left, child.topAnchor.constraint(equalTo: parent.topAnchor),
                child.widthAnchor.constraint(equalToConstant: 20),
                child.heightAnchor.constraint(equalToConstant: 20),
            ])
            _ = parent.layer.commit()
            left.constant = 100
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { parent.layoutIfNeeded() }
            #expect(child.frame.minX == 100)
            _ = parent.layer.commit()
            clock.advance(to: 0.25) { _ = parent.layer.commit() }
            let shown = try #require(child.layer.presentation())
            #expect(abs(shown.frame.minX - 25) < 2)
        }
    }

    @Test func guides() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        parent.addLayoutGuide(guide)
        let (a, b) = (child(of: parent), child(of: parent))
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: parent.leftAnchor), a.widthAnchor.constraint(equalToConstant: 10),
            guide.leftAnchor.constraint(equalTo: a.rightAnchor),
            guide.rightAnchor.constraint(equalTo: b.leftAnchor),
            guide.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
            b.rightAnchor.constraint(equalTo: parent.rightAnchor),
            a.topAnchor.constraint(equalTo: parent.topAnchor), guide.topAnchor.constraint(equalTo: a.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: b.topAnchor),
            b.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            a.heightAnchor.constraint(equalToConstant: 10), b.heightAnchor.constraint(equalToConstant: 10),
        ])
        parent.layoutIfNeeded()
        #expect(b.frame == CGRect(x: 70, y: 90, width: 30, height: 10))
        #expect(guide.layoutFrame == CGRect(x: 10, y: 10, width: 60, height: 80))
        #expect(guide.owningView === parent && parent.layoutGuides == [guide] && !guide.hasAmbiguousLayout)
        parent.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && parent.constraints.count == 4)
        parent.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func marginsAndSafeAreas() {
        let controller = UIViewController()
        let parent: UIView = controller.view
        parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (margin, safe) = (child(of: parent), child(of: parent))
        fill(margin, parent.layoutMarginsGuide)
        fill(safe, parent.safeAreaLayoutGuide)
        parent.layoutIfNeeded()
        #expect(margin.frame == CGRect(x: 16, y: 8, width: 68, height: 84))
        #expect(safe.frame == parent.bounds)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
        parent.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 1, right: 2)
        parent.layoutIfNeeded()
        #expect(safe.frame == CGRect(x: 0, y: 10, width: 100, height: 85))
        #expect(margin.frame == CGRect(x: 30, y: 11, width: 54, height: 83))
        #expect(parent.safeAreaLayoutGuide.layoutFrame == safe.frame)
        // What lies in the safe area's inset has a part of it.
        let inner = UIView(frame: CGRect(x: 0, y: 4, width: 50, height: 50))
        parent.addSubview(inner)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 14, left: 30, bottom: 8, right: 8))
        let keyboard = child(of: parent)
        keyboard.bottomAnchor.constraint(equalTo: parent.keyboardLayoutGuide.topAnchor).isActive = true
        parent.layoutIfNeeded()
        #expect(keyboard.frame.maxY == 95)
    }

    @Test func readableWidth() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        let child = child(of: parent)
        fill(child, parent.readableContentGuide)
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 164, y: 8, width: 672, height: 84))
        parent.frame.size.width = 300
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 8, y: 8, width: 284, height: 84))
    }

    @Test func fittingSizes() {
        let view = UIView()
        let child = child(of: view)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            child.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            child.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
            child.widthAnchor.constraint(greaterThanOrEqualToConstant: 30.1),
            child.heightAnchor.constraint(equalTo: child.widthAnchor),
        ])
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50.5, height: 40.5))
        #expect(
            view.systemLayoutSizeFitting(
                CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 120, height: 110))
        #expect(view.frame == .zero)
        #expect(UIView().systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: -5)) == .zero)
    }

    @Test func aPreviewTakesTheFittingSize() throws {
        let stage = ViewStage(screenSize: CGSize(width: 100, height: 80), scale: 2)
        func make(_ frame: CGRect, isAutoresized: Bool = true) -> UIView {
            let view = UIView(frame: frame)
            let child = child(of: view)
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                child.topAnchor.constraint(equalTo: view.topAnchor),
                child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                child.heightAnchor.constraint(equalToConstant: 30),
            ])
            view.translatesAutoresizingMaskIntoConstraints = isAutoresized
            return view
        }
        let sized = CGRect(x: 0, y: 0, width: 40, height: 30)
        #expect(try #require(try stage.picture { make(sized) }).size == CGSize(width: 40, height: 30))
        #expect(try #require(try stage.picture { make(.zero) }).size == CGSize(width: 100, height: 30))
        #expect(
            try #require(try stage.picture { make(.zero, isAutoresized: false) }).size
                == CGSize(width: 100, height: 30))
        #expect(
            try #require(try stage.picture { UIStackView(arrangedSubviews: [make(.zero)]) }).size
                == CGSize(width: 100, height: 30))
    }

    @Test func heightsThatDependOnWidths() {
        // Stands in for a label: an area of 400 points in any width.
        final class Text: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 4) }
            override var hasHeightForWidth: Bool { true }
            override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
                CGSize(width: 100, height: 400 / max(min(width, 100), 1))
            }
            override var baselineDistances: (first: CGFloat, last: CGFloat)? { (3, 1) }
        }
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
        let (text, below) = (child(of: parent, Text()), child(of: parent))
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: parent.topAnchor),
            text.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            text.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor),
            below.topAnchor.constraint(equalTo: text.lastBaselineAnchor),
            below.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: text.leadingAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(below.frame.minY == 9)
        parent.frame.size.width = 200
        parent.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: 4))
        #expect(
            text.systemLayoutSizeFitting(
                CGSize(width: 20, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 20, height: 20))
    }
}
