import Testing
import UIKit

@testable import QuartzCore

@MainActor @Suite struct ConstraintTests {
    private func view(_ width: CGFloat = 0, _ height: CGFloat = 0) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// A subview that constraints place.
    private func child(of parent: UIView) -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        return child
    }

    @Test func insets() {
        let parent = view(200, 100)
        let child = child(of: parent)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
            parent.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 30),
            child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -40),
        ])
        #expect(child.frame == .zero)
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 20, width: 160, height: 40))
        #expect(parent.constraints.count == 4 && child.constraints.isEmpty)
        parent.frame.size = CGSize(width: 300, height: 200)
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 20, width: 260, height: 140))
        #expect(!child.hasAmbiguousLayout)
    }

    @Test func sizesAndCentres() {
        let parent = view(200, 100)
        let child = child(of: parent)
        let width = child.widthAnchor.constraint(equalToConstant: 50)
        let all = [
            width, child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5, constant: 5),
            child.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
            child.centerYAnchor.constraint(equalTo: parent.centerYAnchor, constant: 10),
        ]
        NSLayoutConstraint.activate(all)
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 75, y: 45, width: 50, height: 30))
        #expect(child.constraints.count == 2)
        width.constant = 100
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 50, y: 32.5, width: 100, height: 55))
        NSLayoutConstraint.deactivate(all)
        #expect(parent.constraints.isEmpty && child.constraints.isEmpty && !width.isActive)
        #expect(child.hasAmbiguousLayout)
    }

    /// By the initialiser of the old days, with a multiple of a location, which counts from the container's corner.
    @Test func multiplesOfLocations() {
        let parent = view(200, 100)
        let (a, b) = (child(of: parent), child(of: parent))
        func equal(
            _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView?,
            _ other: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
        ) {
            NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
                multiplier: multiplier, constant: constant
            ).isActive = true
        }
        equal(a, .centerX, parent, .centerX, 0.5)
        equal(a, .centerY, parent, .bottom, 0.75, 5)
        equal(a, .width, nil, .notAnAttribute, 1, 20)
        equal(a, .height, a, .width, 2)
        equal(b, .left, a, .right, 2)
        equal(b, .right, parent, .right)
        equal(b, .top, a, .top)
        equal(b, .bottom, a, .bottom)
        parent.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 40, y: 60, width: 20, height: 40))
        #expect(b.frame == CGRect(x: 120, y: 60, width: 80, height: 40))
    }

    @Test func acrossTheTree() {
        let root = view(300, 300)
        let (left, right) = (child(of: root), view(100, 100))
        right.frame = CGRect(x: 150, y: 20, width: 100, height: 100)
        root.addSubview(right)
        let (inner, cousin) = (child(of: right), child(of: left))
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
            left.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
            left.widthAnchor.constraint(equalToConstant: 60), left.heightAnchor.constraint(equalToConstant: 60),
            inner.leadingAnchor.constraint(equalTo: right.leadingAnchor, constant: 10),
            inner.topAnchor.constraint(equalTo: right.topAnchor, constant: 10),
            inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 30),
            cousin.topAnchor.constraint(equalTo: inner.bottomAnchor),
            cousin.leadingAnchor.constraint(equalTo: left.leadingAnchor),
            cousin.trailingAnchor.constraint(equalTo: inner.leadingAnchor),
            cousin.heightAnchor.constraint(equalTo: inner.heightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(root.constraints.count == 5)
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
        #expect(cousin.frame == CGRect(x: 0, y: 53, width: 155, height: 30))
        right.frame.origin.x = 200
        root.layoutIfNeeded()
        #expect(cousin.frame == CGRect(x: 0, y: 53, width: 205, height: 30))
    }

    /// A view of a given frame keeps it, follows by its mask, and others can lean on it.
    @Test func autoresizingMasks() {
        let root = view(100, 100)
        let given = view()
        given.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
        given.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        root.addSubview(given)
        let child = child(of: root)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: given.trailingAnchor),
            child.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            child.topAnchor.constraint(equalTo: given.bottomAnchor),
            child.heightAnchor.constraint(equalToConstant: 8),
        ])
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 40, y: 40, width: 60, height: 8))
        root.frame.size = CGSize(width: 150, height: 200)
        root.layoutIfNeeded()
        #expect(given.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
        #expect(child.frame == CGRect(x: 90, y: 40, width: 60, height: 8))
        given.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 20, y: 20, width: 130, height: 8))
    }

    @Test func prioritiesAndInequalities() {
        let parent = view(200, 100)
        let child = child(of: parent)
        let wish = child.widthAnchor.constraint(equalToConstant: 300)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            wish, child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            child.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -20),
            child.topAnchor.constraint(equalTo: parent.topAnchor),
            child.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
        ])
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 180, height: 10))
        wish.constant = 40
        parent.layoutIfNeeded()
        #expect(child.frame.width == 40)
        let other = child.widthAnchor.constraint(equalToConstant: 60)
        other.priority = .defaultLow
        other.isActive = true
        parent.layoutIfNeeded()
        #expect(child.frame.width == 40)
        wish.priority = UILayoutPriority(1)
        parent.layoutIfNeeded()
        #expect(child.frame.width == 60)
        wish.priority = other.priority + 1
        parent.layoutIfNeeded()
        #expect(child.frame.width == 40)
        wish.priority -= 2
        parent.layoutIfNeeded()
        #expect(child.frame.width == 60)
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    }

    private final class Sized: UIView {
        var size = CGSize(width: 40, height: 20) { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { size }
    }

    @Test func intrinsicSizes() {
        let parent = view(200, 100)
        let (a, b) = (Sized(), Sized())
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            a.topAnchor.constraint(equalTo: parent.topAnchor), b.topAnchor.constraint(equalTo: parent.topAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(b.frame == CGRect(x: 40, y: 0, width: 40, height: 20))
        a.size = CGSize(width: 70, height: UIView.noIntrinsicMetric)
        parent.layoutIfNeeded()
        #expect(a.frame.width == 70 && b.frame.minX == 70)
        // Too much room: the one that hugs less is drawn out. Too little: the one that resists less gives way.
        b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        b.trailingAnchor.constraint(equalTo: parent.trailingAnchor).isActive = true
        parent.layoutIfNeeded()
        #expect(a.frame.width == 160 && b.frame.width == 40)
        a.setContentCompressionResistancePriority(.required, for: .horizontal)
        parent.frame.size.width = 90
        parent.layoutIfNeeded()
        #expect(a.frame.width == 70 && b.frame.width == 20)
        #expect(a.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(b.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test func alignmentRectangles() {
        final class Badged: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 10) }
            override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
        }
        let parent = view(100, 100)
        let badged = Badged()
        badged.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(badged)
        let inner = child(of: badged)
        NSLayoutConstraint.activate([
            badged.topAnchor.constraint(equalTo: parent.topAnchor, constant: 30),
            badged.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            inner.topAnchor.constraint(equalTo: badged.topAnchor),
            inner.trailingAnchor.constraint(equalTo: badged.trailingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 4), inner.heightAnchor.constraint(equalToConstant: 4),
        ])
        parent.layoutIfNeeded()
        #expect(badged.frame == CGRect(x: 80, y: 25, width: 30, height: 25))
        #expect(inner.frame == CGRect(x: 16, y: 5, width: 4, height: 4))
        #expect(badged.alignmentRect(forFrame: badged.frame) == CGRect(x: 80, y: 30, width: 20, height: 20))
    }

    @Test func edgesLieOnPixels() {
        let parent = view(100, 10)
        let views = (0..<3).map { _ in child(of: parent) }
        var last = parent.leadingAnchor
        for view in views {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: last), view.topAnchor.constraint(equalTo: parent.topAnchor),
                view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
                view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
            ])
            last = view.trailingAnchor
        }
        last.constraint(equalTo: parent.trailingAnchor).isActive = true
        parent.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
        #expect(views.map(\.frame.width) == [33.5, 33, 33.5])
    }

    @Test func readingFromRightToLeft() {
        let parent = view(200, 100)
        parent.semanticContentAttribute = .forceRightToLeft
        let (a, b) = (child(of: parent), child(of: parent))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
            a.widthAnchor.constraint(equalToConstant: 30),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
            b.widthAnchor.constraint(equalToConstant: 20),
            a.topAnchor.constraint(equalTo: parent.topAnchor), b.topAnchor.constraint(equalTo: parent.topAnchor),
            a.heightAnchor.constraint(equalToConstant: 5), b.heightAnchor.constraint(equalToConstant: 5),
        ])
        parent.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 160, y: 0, width: 30, height: 5))
        #expect(b.frame == CGRect(x: 135, y: 0, width: 20, height: 5))
        parent.semanticContentAttribute = .unspecified
        parent.layoutIfNeeded()
        #expect(a.frame.minX == 10 && b.frame.minX == 45)
    }

    @Test func boundsThatDoNotBeginAtZero() {
        let parent = view(100, 100)
        parent.bounds.origin = CGPoint(x: 20, y: -10)
        let child = child(of: parent)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 1),
            child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 2),
            child.widthAnchor.constraint(equalToConstant: 3), child.heightAnchor.constraint(equalToConstant: 4),
        ])
        parent.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 21, y: -8, width: 3, height: 4))
    }

    @Test func distancesAndSystemSpacing() {
        let parent = view(200, 100)
        let (a, b) = (child(of: parent), child(of: parent))
        NSLayoutConstraint.activate([
            parent.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(equalToConstant: 12),
            a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
                equalTo: a.widthAnchor, multiplier: 2),
            a.widthAnchor.constraint(equalToConstant: 20), b.widthAnchor.constraint(equalToConstant: 20),
            a.topAnchor.constraint(equalToSystemSpacingBelow: parent.topAnchor, multiplier: 1.5),
            b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
            a.heightAnchor.constraint(equalToConstant: 10), b.heightAnchor.constraint(equalToConstant: 10),
        ])
        parent.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 12, y: 12, width: 20, height: 10))
        #expect(b.frame == CGRect(x: 72, y: 30, width: 20, height: 10))
    }

    @Test func whatLeavesTheTreeLosesItsConstraints() {
        let (root, parent) = (view(100, 100), view(50, 50))
        root.addSubview(parent)
        let child = child(of: parent)
        let inside = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
        let own = child.widthAnchor.constraint(equalToConstant: 10)
        let outside = child.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
        NSLayoutConstraint.activate([inside, own, outside])
        root.layoutIfNeeded()
        parent.removeFromSuperview()
        #expect(inside.isActive && own.isActive && !outside.isActive && root.constraints.isEmpty)
        parent.layoutIfNeeded()
        #expect(child.frame.width == 10)
        let other = view(80, 80)
        other.addSubview(parent)
        other.addSubview(child)
        #expect(!inside.isActive && own.isActive)
        child.centerXAnchor.constraint(equalTo: other.centerXAnchor).isActive = true
        other.layoutIfNeeded()
        #expect(child.frame.minX == 35 && child.frame.width == 10)
    }

    @Test func whatCannotBeActivatedIsSaid() {
        let (a, b) = (view(10, 10), view(10, 10))
        let strangers = a.topAnchor.constraint(equalTo: b.topAnchor)
        strangers.isActive = true
        #expect(!strangers.isActive)
        let alone = NSLayoutConstraint(
            item: a, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 3)
        alone.isActive = true
        #expect(!alone.isActive)
        let crossed = NSLayoutConstraint(
            item: a, attribute: .top, relatedBy: .equal, toItem: a, attribute: .left, multiplier: 1, constant: 0)
        crossed.isActive = true
        #expect(!crossed.isActive)
        let bad = a.widthAnchor.constraint(equalToConstant: .nan)
        bad.isActive = true
        #expect(!bad.isActive)
        let child = child(of: a)
        let outside = child.topAnchor.constraint(equalTo: a.topAnchor)
        child.addConstraint(outside)
        #expect(!outside.isActive)
        let good = child.widthAnchor.constraint(equalToConstant: 5)
        a.addConstraint(good)
        #expect(good.isActive && a.constraints == [good])
        good.constant = .infinity
        a.layoutIfNeeded()
        a.removeConstraint(good)
        #expect(!good.isActive)
        #expect(good.description == "<NSLayoutConstraint UIView.width == inf (inactive)>")
    }

    @Test func aConflictBreaksOneAndHeals() {
        let parent = view(100, 100)
        let child = child(of: parent)
        let leading = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10)
        let width = child.widthAnchor.constraint(equalToConstant: 50)
        let trailing = child.trailingAnchor.constraint(equalTo: parent.trailingAnchor)
        NSLayoutConstraint.activate([leading, width, trailing])
        parent.layoutIfNeeded()
        #expect(child.frame.minX == 10 && child.frame.width == 50)
        #expect(trailing.isActive)
        width.isActive = false
        parent.layoutIfNeeded()
        #expect(child.frame.minX == 10 && child.frame.width == 90)
    }

    @Test func constraintsThatDecide() {
        let parent = view(100, 100)
        let child = child(of: parent)
        let leading = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor)
        let width = child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5)
        let top = child.topAnchor.constraint(equalTo: parent.topAnchor)
        NSLayoutConstraint.activate([leading, width, top])
        #expect(child.constraintsAffectingLayout(for: .horizontal) == [leading, width])
        #expect(child.constraintsAffectingLayout(for: .vertical) == [top])
    }

    /// 1,000 views of four constraints each.
    @Test func manyViews() {
        let parent = view(1000, 1000)
        var last: UIView?
        var height: NSLayoutConstraint?
        for index in 0..<1000 {
            let child = child(of: parent)
            let own = child.heightAnchor.constraint(equalToConstant: 10)
            if index == 500 { height = own }
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: CGFloat(index % 7)),
                child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5), own,
                child.topAnchor.constraint(equalTo: last?.bottomAnchor ?? parent.topAnchor),
            ])
            last = child
        }
        parent.layoutIfNeeded()
        #expect(last?.frame == CGRect(x: 999 % 7, y: 9990, width: 500, height: 10))
        height?.constant = 25
        parent.layoutIfNeeded()
        #expect(last?.frame.minY == 10005)
    }
}
