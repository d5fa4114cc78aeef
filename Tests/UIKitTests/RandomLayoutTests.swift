import Testing
import UIKit

/// Trees whose constraints are changed bit by bit lie as trees that are made anew.
@MainActor @Suite struct RandomLayoutTests {
    private struct Wish {
        var first: Int
        var attribute: NSLayoutConstraint.Attribute
        var relation: NSLayoutConstraint.Relation
        var second: Int?
        var multiplier: CGFloat
        var constant: CGFloat
        var priority: Float
    }

    /// A root, two containers, and two views in each.
    private final class Tree {
        let views: [UIView]

        @MainActor init(width: CGFloat) {
            views = (0..<7).map { _ in UIView() }
            views[0].frame = CGRect(x: 0, y: 0, width: width, height: 100)
            for index in 1..<7 {
                views[index].translatesAutoresizingMaskIntoConstraints = false
                views[index < 3 ? 0 : index < 5 ? 1 : 2].addSubview(views[index])
            }
        }

        @MainActor func make(_ wish: Wish) -> NSLayoutConstraint {
            let constraint = NSLayoutConstraint(
                item: views[wish.first], attribute: wish.attribute, relatedBy: wish.relation,
                toItem: wish.second.map { views[$0] },
                attribute: wish.second == nil ? .notAnAttribute : wish.attribute,
                multiplier: wish.multiplier, constant: wish.constant)
            constraint.priority = UILayoutPriority(wish.priority)
            return constraint
        }
    }

    private func wish(_ numbers: inout RandomNumbers, _ serial: Int) -> Wish {
        let isLength = numbers.below(2) == 0
        let attributes: [NSLayoutConstraint.Attribute] =
            isLength ? [.width, .height] : [.left, .right, .top, .bottom, .centerX]
        let first = 1 + numbers.below(6)
        let second = numbers.below(7)
        return Wish(
            first: first, attribute: attributes[numbers.below(attributes.count)],
            relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.below(3)],
            second: isLength && numbers.below(2) == 0 || second == first ? (isLength ? nil : 0) : second,
            multiplier: isLength ? [0.5, 1, 2][numbers.below(3)] : 1, constant: CGFloat(numbers.below(81) - 20),
            // No two are equal, so that what decides is never a matter of choice.
            priority: 1 + Float(serial % 900))
    }

    @Test func changesBitByBit() {
        var compared = 0
        for seed in 0..<40 {
            var numbers = RandomNumbers(seed)
            var width: CGFloat = 200
            let tree = Tree(width: width)
            var wishes: [(Wish, NSLayoutConstraint)] = []
            for step in 0..<30 {
                switch numbers.below(8) {
                case 0 where !wishes.isEmpty:
                    wishes.remove(at: numbers.below(wishes.count)).1.isActive = false
                case 1 where !wishes.isEmpty:
                    let index = numbers.below(wishes.count)
                    wishes[index].0.constant = CGFloat(numbers.below(81) - 20)
                    wishes[index].1.constant = wishes[index].0.constant
                case 2 where !wishes.isEmpty:
                    let index = numbers.below(wishes.count)
                    wishes[index].0.priority = 901 + Float(step)
                    wishes[index].1.priority = UILayoutPriority(wishes[index].0.priority)
                case 3:
                    width = CGFloat(100 + numbers.below(200))
                    tree.views[0].frame.size.width = width
                default:
                    let wish = wish(&numbers, step * 7 + seed)
                    let constraint = tree.make(wish)
                    constraint.isActive = true
                    wishes.append((wish, constraint))
                }
                if numbers.below(3) == 0 { continue }
                tree.views[0].layoutIfNeeded()
                let fresh = Tree(width: width)
                NSLayoutConstraint.activate(wishes.map { fresh.make($0.0) })
                fresh.views[0].layoutIfNeeded()
                for (old, new) in zip(tree.views, fresh.views) where !new.hasAmbiguousLayout {
                    #expect(!old.hasAmbiguousLayout)
                    #expect(old.frame == new.frame, "seed \(seed), step \(step)")
                    compared += 1
                }
            }
        }
        #expect(compared > 200)
    }

    @Test func valuesThatNoLayoutHas() {
        final class Odd: UIView {
            var size = CGSize.zero
            var insets = UIEdgeInsets.zero
            override var intrinsicContentSize: CGSize { size }
            override var alignmentRectInsets: UIEdgeInsets { insets }
        }
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Odd()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        let left = view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 3)
        NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: parent.topAnchor)])
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -7]
        for value in odd {
            view.size = CGSize(width: value, height: -value)
            view.invalidateIntrinsicContentSize()
            left.constant = value
            left.priority = UILayoutPriority(Float(value))
            view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .horizontal)
            parent.layoutMargins = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
            view.insets = UIEdgeInsets(top: value, left: 0, bottom: value, right: 0)
            parent.layoutIfNeeded()
            _ = view.systemLayoutSizeFitting(CGSize(width: value, height: value))
            #expect(view.frame.minX.isFinite && view.frame.height.isFinite)
        }
        view.size = CGSize(width: 10, height: 20)
        view.insets = .zero
        view.invalidateIntrinsicContentSize()
        view.setContentHuggingPriority(.defaultLow, for: .horizontal)
        left.constant = 3
        left.priority = .required
        parent.layoutMargins = .zero
        parent.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 3, y: 0, width: 10, height: 20))
    }
}

/// Numbers that are the same in each run.
private struct RandomNumbers {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// 0 ..< count.
    mutating func below(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }
}
