import Testing
import UIKit

@MainActor @Suite struct VisualFormatTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let a = UIView()
    private let b = UIView()

    init() {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
    }

    private func make(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b])
    }

    @Test func rowsAndColumns() {
        NSLayoutConstraint.activate(make("H:|-10-[a(50)]-[b]-|") + make("V:|[a(==20)]") + make("V:|-(5)-[b]-7-|"))
        parent.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 10, y: 0, width: 50, height: 20))
        #expect(b.frame == CGRect(x: 68, y: 5, width: 124, height: 88))
    }

    @Test func relationsMetricsAndPriorities() {
        let all = make("|-gap-[a(>=20,<=b@200)]-(>=gap,==30@10)-[b(b*1)]", [], ["gap": 12, "unused": 1.5])
        #expect(all.count == 6)
        #expect(
            all.map(\.relation) == [
                .equal, .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .equal, .equal,
            ])
        #expect(all.map(\.constant) == [12, 20, 0, 12, 30, 0])
        #expect(all.map { $0.priority.rawValue } == [1000, 1000, 200, 1000, 10, 1000])
        #expect(all[2].secondItem === b && all[2].secondAttribute == .width)
        let scaled = make("[a(==b*2+10@750)]")
        #expect(
            scaled.first?.multiplier == 2 && scaled.first?.constant == 10 && scaled.first?.priority == .defaultHigh)
    }

    @Test func alignmentsAndDirections() {
        let top = make("[a]-[b]", [.alignAllTop, .alignAllBottom])
        #expect(top.map(\.firstAttribute) == [.leading, .top, .bottom])
        let left = make("|-3-[a]", .directionLeftToRight)
        #expect(left.first?.firstAttribute == .left && left.first?.constant == 3)
        NSLayoutConstraint.activate(make("|-3-[a(10)]-5-[b(20)]", [.directionRightToLeft, .alignAllTop]))
        parent.layoutIfNeeded()
        #expect(a.frame.maxX == 197 && b.frame.maxX == 182)
        let lines = make("V:[a]-8-[b]", .spacingBaselineToBaseline)
        #expect(lines.first?.firstAttribute == .firstBaseline && lines.first?.secondAttribute == .lastBaseline)
    }

    @Test(arguments: [
        "", "H:", "|", "[c]", "[a", "[a]-", "[a]--[b]", "[a]-x-[b]", "[a](3)", "[a(]", "[a(=>3)]", "[a(3@)]",
        "|[a]|[b]",
        "[a]-(3-[b]", "X:[a]", "[a(b*x)]", "[a(3@nan)]", "[a]-gap-[b]", "[a(b/0)]", "H:[a]\u{1F600}[b]",
    ])
    func whatCannotBeReadGivesNothing(format: String) {
        #expect(make(format, [], ["gap": "wide"]).isEmpty)
    }

    @Test func alignmentOnTheSameAxisGivesNothing() {
        #expect(make("[a]-[b]", .alignAllLeft).isEmpty)
    }
}
