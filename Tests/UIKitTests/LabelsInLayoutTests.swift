import Testing
import UIKit

@MainActor @Suite struct LabelsInLayoutTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func label(_ text: String, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(label)
        return label
    }

    @Test func textDecidesTheSize() {
        let label = label("Some words")
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
            label.topAnchor.constraint(equalTo: parent.topAnchor),
        ])
        parent.layoutIfNeeded()
        #expect(label.bounds.size == label.sizeThatFits(.zero) && label.bounds.width > 40)
        label.text = "More words than there were"
        parent.layoutIfNeeded()
        #expect(label.bounds.size == label.sizeThatFits(.zero))
        #expect(abs(label.frame.midX - 150) <= 0.25)
    }

    @Test func linesBreakInTheWidthThatThereIs() {
        let label = label("Many words, more than one line of a narrow column has room for")
        label.numberOfLines = 0
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            label.topAnchor.constraint(equalTo: parent.topAnchor),
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        ])
        parent.layoutIfNeeded()
        #expect(label.bounds.width <= 100)
        #expect(label.bounds.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
        #expect(label.bounds.height > 3 * label.font.lineHeight)
        #expect(
            label.systemLayoutSizeFitting(
                CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height == label.sizeThatFits(CGSize(width: 60, height: 0)).height)
    }

    @Test func baselines() {
        let (large, small) = (label("Large", size: 40), label("small", size: 12))
        let stack = UIStackView(arrangedSubviews: [large, small])
        stack.alignment = .lastBaseline
        stack.frame = parent.bounds
        parent.addSubview(stack)
        parent.layoutIfNeeded()
        let (a, b) = (large.frame.maxY + large.font.descender, small.frame.maxY + small.font.descender)
        #expect(large.frame.minY == 0 && small.frame.minY > 15)
        #expect(abs(a - b) < 1)
    }
}
