import Testing
import UIKit

@MainActor @Suite(.serialized) struct TraitTests {
    private let log = CallLog()

    @Test func collections() {
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
        ])
        #expect(both.userInterfaceStyle == .dark && both.displayScale == 3 && both.horizontalSizeClass == .compact)
        #expect(both.userInterfaceIdiom == .unspecified && both.layoutDirection == .unspecified)
        #expect(both.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!both.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
        #expect(!both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        both.performAsCurrent { #expect(UITraitCollection.current === both) }
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func backgroundsFollowTheirTraits() {
        let parent = UIView()
        let child = UIView()
        child.backgroundColor = .label
        parent.addSubview(child)
        #expect(
            child.layer.backgroundColor
                == UIColor.label.resolvedColor(with: .init(userInterfaceStyle: .light)).cgColor)
        parent.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(
            child.layer.backgroundColor
                == UIColor.label.resolvedColor(with: .init(userInterfaceStyle: .dark)).cgColor)
        child.overrideUserInterfaceStyle = .light
        #expect(child.layer.backgroundColor?.components == [0, 0, 0, 1])
    }

    @Test func changesAreToldWithThePreviousTraits() {
        let (parent, child) = (LoggingView("parent", log), LoggingView("child", log))
        parent.addSubview(child)
        parent.layer.prepareForCommit()
        _ = log.take()
        var told: [UIUserInterfaceStyle] = []
        let registration = child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: LoggingView, previous: UITraitCollection) in
            told += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
        }
        parent.overrideUserInterfaceStyle = .dark
        #expect(log.take() == ["parent.traitCollectionDidChange(light)", "child.traitCollectionDidChange(light)"])
        #expect(told == [.light, .dark])
        parent.layer.prepareForCommit()
        #expect(log.take().filter { $0.contains("draw") } == ["parent.draw(10x10)", "child.draw(10x10)"])
        child.removeFromSuperview()
        #expect(log.take().contains("child.traitCollectionDidChange(dark)"))
        child.unregisterForTraitChanges(registration)
        parent.addSubview(child)
        #expect(told.count == 4)
    }

    @Test func traitsAreCurrentInLayoutAndDrawing() {
        final class Asking: UIView {
            var seen: [UIUserInterfaceStyle] = []
            override func layoutSubviews() { seen.append(UITraitCollection.current.userInterfaceStyle) }
            override func draw(_ rect: CGRect) { seen.append(UITraitCollection.current.userInterfaceStyle) }
        }
        let view = Asking(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        view.overrideUserInterfaceStyle = .dark
        view.layer.prepareForCommit()
        #expect(view.seen == [.dark, .dark])
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func tints() {
        let parent = UIView()
        let (child, own) = (LoggingView("child", log), LoggingView("own", log))
        parent.addSubview(child)
        parent.addSubview(own)
        #expect(child.tintColor == .systemBlue)
        own.tintColor = .green
        #expect(log.take().last == "own.tintColorDidChange")
        parent.tintColor = .red
        #expect(child.tintColor == .red && own.tintColor == .green)
        #expect(log.take() == ["child.tintColorDidChange"])
        parent.tintColor = .red
        #expect(log.take().isEmpty)
        parent.tintAdjustmentMode = .dimmed
        #expect(log.take() == ["child.tintColorDidChange", "own.tintColorDidChange"])
        #expect(child.tintAdjustmentMode == .dimmed)
        #expect(child.tintColor.cgColor.numberOfComponents == 2)
        child.removeFromSuperview()
        #expect(log.take().contains("child.tintColorDidChange"))
        #expect(child.tintColor == .systemBlue)
        child.tintColor = nil
        #expect(child.tintColor == .systemBlue)
    }
}
