import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct StackTests {
    private final class Sized: NSView {
        let size: NSSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = NSSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: NSSize { size }
    }

    private func framed(_ stack: NSStackView, _ width: CGFloat, _ height: CGFloat) -> [NSRect] {
        stack.translatesAutoresizingMaskIntoConstraints = true
        stack.frame = NSRect(x: 0, y: 0, width: width, height: height)
        stack.layoutSubtreeIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test func rowsBeginAtTheLeading() {
        let stack = NSStackView(views: [Sized(20, 10), Sized(30, 20)])
        #expect(stack.spacing == 8 && stack.alignment == .centerY && stack.distribution == .gravityAreas)
        #expect(stack.fittingSize == NSSize(width: 58, height: 20))
        #expect(
            framed(stack, 100, 40)
                == [NSRect(x: 0, y: 15, width: 20, height: 10), NSRect(x: 28, y: 10, width: 30, height: 20)])
    }

    @Test func columnsGoDownwards() {
        let stack = NSStackView(views: [Sized(20, 10), Sized(30, 20)])
        stack.orientation = .vertical
        stack.alignment = .leading
        stack.edgeInsets = NSEdgeInsets(top: 4, left: 3, bottom: 2, right: 1)
        #expect(stack.fittingSize == NSSize(width: 34, height: 44))
        #expect(
            framed(stack, 100, 100)
                == [NSRect(x: 3, y: 86, width: 20, height: 10), NSRect(x: 3, y: 58, width: 30, height: 20)])
    }

    @Test func groupsLieAtTheEndsAndInTheMiddle() {
        let stack = NSStackView()
        let (a, b, c, d) = (Sized(10, 10), Sized(20, 10), Sized(10, 10), Sized(10, 10))
        stack.addView(a, in: .leading)
        stack.addView(b, in: .center)
        stack.addView(d, in: .trailing)
        stack.insertView(c, at: 0, in: .trailing)
        #expect(stack.views(in: .trailing) == [c, d] && stack.arrangedSubviews == [a, b, c, d])
        _ = framed(stack, 200, 10)
        #expect([a, b, c, d].map(\.frame.minX) == [0, 90, 172, 190])
        stack.removeView(b)
        #expect(b.superview == nil)
        _ = framed(stack, 100, 10)
        #expect([a, c, d].map(\.frame.minX) == [0, 72, 90])
    }

    @Test func distributions() {
        func lengths(_ distribution: NSStackView.Distribution) -> [NSRect] {
            let stack = NSStackView(views: [Sized(10, 10), Sized(30, 10), Sized(20, 10)])
            stack.distribution = distribution
            stack.spacing = 5
            return framed(stack, 130, 10)
        }
        #expect(lengths(.fillEqually).map(\.width) == [40, 40, 40])
        #expect(lengths(.fillProportionally).map(\.width) == [20, 60, 40])
        #expect(lengths(.equalSpacing).map(\.minX) == [0, 45, 110])
        #expect(lengths(.equalCentering).map(\.midX) == [5, 62.5, 120])
        #expect(lengths(.fill).last?.maxX == 130)
    }

    @Test func hiddenViewsTakeNoRoom() {
        let views = [Sized(10, 10), Sized(20, 10), Sized(30, 10)]
        let stack = NSStackView(views: views)
        stack.setCustomSpacing(20, after: views[1])
        #expect(stack.customSpacing(after: views[1]) == 20)
        #expect(framed(stack, 200, 10).map(\.minX) == [0, 18, 58])
        views[1].isHidden = true
        #expect(framed(stack, 200, 10)[2].minX == 18)
        stack.detachesHiddenViews = false
        #expect(framed(stack, 200, 10)[2].minX == 58)
        stack.removeArrangedSubview(views[0])
        #expect(stack.arrangedSubviews.count == 2 && views[0].superview === stack)
    }
}
