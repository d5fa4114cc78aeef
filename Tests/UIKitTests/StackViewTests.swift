import Testing
import UIKit

@testable import QuartzCore

@MainActor @Suite(.serialized) struct StackViewTests {
    private final class Box: UIView {
        var size: CGSize
        var line: CGFloat?

        init(_ width: CGFloat, _ height: CGFloat, line: CGFloat? = nil) {
            size = CGSize(width: width, height: height)
            self.line = line
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { fatalError() }

        override var intrinsicContentSize: CGSize { size }
    }

    private func stack(_ views: [UIView], _ width: CGFloat, _ height: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return stack
    }

    @Test func fill() {
        let (a, b, c) = (Box(20, 10), Box(30, 10), Box(10, 10))
        b.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        let stack = stack([a, b, c], 100, 40)
        stack.spacing = 5
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [a, b, c] && stack.subviews == [a, b, c])
        #expect([a, b, c].map(\.frame.minX) == [0, 25, 90])
        #expect([a, b, c].map(\.frame.width) == [20, 60, 10])
        #expect(a.frame.height == 40)
        stack.setCustomSpacing(15, after: a)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: b)
        stack.layoutIfNeeded()
        #expect([a, b, c].map(\.frame.minX) == [0, 35, 90])
        #expect(b.frame.maxX == 82)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
        #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
        #expect(stack.customSpacing(after: c) == UIStackView.spacingUseDefault)
        // Too little room: what resists less gives way.
        stack.frame.size.width = 50
        c.setContentCompressionResistancePriority(UILayoutPriority(10), for: .horizontal)
        a.setContentCompressionResistancePriority(.required, for: .horizontal)
        stack.layoutIfNeeded()
        #expect(a.frame.width == 20 && c.frame.width == 0 && b.frame.width == 17)
    }

    @Test func equalAndProportional() {
        let (a, b, c) = (Box(10, 10), Box(20, 10), Box(30, 10))
        let stack = stack([a, b, c], 130, 10)
        stack.spacing = 5
        stack.distribution = .fillEqually
        stack.layoutIfNeeded()
        #expect([a, b, c].map(\.frame.width) == [40, 40, 40])
        stack.distribution = .fillProportionally
        stack.layoutIfNeeded()
        #expect([a, b, c].map(\.frame.width) == [20, 40, 60])
        #expect([a, b, c].map(\.frame.minX) == [0, 25, 70])
    }

    @Test func equalSpacesAndCentres() {
        let (a, b, c) = (Box(10, 10), Box(30, 10), Box(20, 10))
        let stack = stack([a, b, c], 100, 10)
        stack.distribution = .equalSpacing
        stack.spacing = 4
        stack.layoutIfNeeded()
        #expect([a, b, c].map(\.frame.minX) == [0, 30, 80])
        #expect([a, b, c].map(\.frame.width) == [10, 30, 20])
        stack.distribution = .equalCentering
        stack.layoutIfNeeded()
        #expect([a, b, c].map(\.frame.midX) == [5, 47.5, 90])
        // The centres of the last two need 29 points, and so do the others.
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 73)
    }

    @Test func columnsAndAlignments() {
        let (a, b) = (Box(20, 10), Box(40, 30))
        let stack = stack([a, b], 100, 60)
        stack.axis = .vertical
        stack.spacing = 20
        for (alignment, x) in [
            (UIStackView.Alignment.leading, [0.0, 0]), (.center, [40, 30]), (.trailing, [80, 60]),
        ] {
            stack.alignment = alignment
            stack.layoutIfNeeded()
            #expect([a, b].map(\.frame.minX) == x.map { CGFloat($0) }, "\(alignment)")
            #expect([a, b].map(\.frame.width) == [20, 40])
        }
        #expect([a, b].map(\.frame.minY) == [0, 30])
        stack.alignment = .fill
        stack.layoutIfNeeded()
        #expect([a, b].map(\.frame.width) == [100, 100])
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    }

    @Test func fittingSizes() {
        let stack = UIStackView(arrangedSubviews: [Box(20, 10), Box(40, 30)])
        stack.spacing = 7
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 67, height: 30))
        stack.alignment = .center
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).height == 30)
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 46, height: 51))
        #expect(
            stack.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 51))
        #expect(UIStackView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    }

    @Test func arrangingAndTakingOut() {
        let (a, b, c) = (Box(20, 10), Box(20, 10), Box(20, 10))
        let stack = stack([a, b], 60, 10)
        stack.distribution = .fillEqually
        stack.insertArrangedSubview(c, at: 1)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [a, c, b] && stack.subviews == [a, b, c])
        #expect([a, c, b].map(\.frame.minX) == [0, 20, 40])
        stack.removeArrangedSubview(a)
        stack.layoutIfNeeded()
        #expect(a.superview === stack && [c, b].map(\.frame.minX) == [0, 30])
        c.removeFromSuperview()
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews == [b] && b.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
        stack.insertArrangedSubview(a, at: 99)
        stack.addArrangedSubview(b)
        #expect(stack.arrangedSubviews == [b, a])
        b.removeFromSuperview()
        a.removeFromSuperview()
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.isEmpty && stack.constraints.isEmpty)
    }

    @Test func hiddenViewsTakeNoRoom() {
        let (a, b, c) = (Box(20, 10), Box(20, 50), Box(20, 10))
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.spacing = 5
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 50))
        b.isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 45, height: 10))
        stack.frame = CGRect(x: 0, y: 0, width: 45, height: 10)
        stack.layoutIfNeeded()
        #expect(c.frame.minX == 25 && b.frame.width == 0)
        b.isHidden = false
        stack.frame.size.width = 70
        stack.layoutIfNeeded()
        #expect(c.frame.minX == 50 && b.frame.width == 20)
    }

    @Test func hidingIsAnimated() throws {
        let clock = MediaClock(time: 0)
        try MediaClock.$current.withValue(clock) {
            let (a, b) = (Box(20, 10), Box(20, 10))
            let stack = stack([a, b], 100, 10)
            stack.distribution = .fillEqually
            _ = stack.layer.commit()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                b.isHidden = true
                stack.layoutIfNeeded()
            }
            #expect(b.isHidden && !b.layer.isHidden)
            #expect(a.frame.width == 100 && b.frame.width == 0)
            _ = stack.layer.commit()
            clock.advance(to: 0.5) { _ = stack.layer.commit() }
            let shown = try #require(a.layer.presentation())
            #expect(abs(shown.bounds.width - 75) < 1.5)
            clock.advance(to: 1.1) { _ = stack.layer.commit() }
            #expect(b.isHidden && b.layer.isHidden)
            b.isHidden = false
            #expect(!b.layer.isHidden)
        }
    }

    @Test func stacksInStacks() {
        let rows = (0..<3).map { _ in UIStackView(arrangedSubviews: [Box(20, 10), Box(30, 20)]) }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 4
        column.alignment = .leading
        #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 68))
        column.frame = CGRect(x: 0, y: 0, width: 100, height: 68)
        column.layoutIfNeeded()
        #expect(rows.map(\.frame.minY) == [0, 24, 48])
        #expect(rows[2].arrangedSubviews[1].frame == CGRect(x: 20, y: 0, width: 30, height: 20))
    }
}
