import Testing

@testable import AppKit

/// Frames are counted from the lower left, constraints from the top left.
@MainActor @Suite(.serialized) struct ConstraintTests {
    private let page = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))

    private func add(to page: NSView? = nil) -> NSView {
        let view = NSView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (page ?? self.page).addSubview(view)
        return view
    }

    @Test func topAndBottomAreThoseThatAreSeen() {
        let view = add()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 5),
            view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        page.layoutSubtreeIfNeeded()
        #expect(view.frame == NSRect(x: 5, y: 70, width: 40, height: 20))
        page.setFrameSize(NSSize(width: 200, height: 150))
        page.layoutSubtreeIfNeeded()
        #expect(view.frame == NSRect(x: 5, y: 120, width: 40, height: 20))
        #expect(!view.hasAmbiguousLayout && view.constraintsAffectingLayout(for: .vertical).count >= 2)
    }

    @Test func flippedContainers() {
        let page = FlippedView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
        let view = add(to: page)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -30),
            view.centerXAnchor.constraint(equalTo: page.centerXAnchor),
            view.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
        ])
        page.layoutSubtreeIfNeeded()
        #expect(view.frame == NSRect(x: 50, y: 10, width: 100, height: 60))
    }

    /// A given frame keeps to the bottom left, or follows by its mask; constraints see where it is.
    @Test func givenFrames() {
        let given = NSView(frame: NSRect(x: 10, y: 20, width: 30, height: 40))
        page.addSubview(given)
        let view = add()
        NSLayoutConstraint.activate([
            view.bottomAnchor.constraint(equalTo: given.topAnchor),
            view.leftAnchor.constraint(equalTo: given.rightAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        page.layoutSubtreeIfNeeded()
        #expect(view.frame == NSRect(x: 40, y: 60, width: 10, height: 10))
        page.setFrameSize(NSSize(width: 200, height: 160))
        page.layoutSubtreeIfNeeded()
        #expect(given.frame.minY == 20 && view.frame.minY == 60)
        given.autoresizingMask = [.minYMargin]
        page.setFrameSize(NSSize(width: 200, height: 100))
        page.layoutSubtreeIfNeeded()
        #expect(given.frame.minY == -40 && view.frame.minY == 0)
        given.setFrameOrigin(NSPoint(x: 0, y: 5))
        page.layoutSubtreeIfNeeded()
        #expect(view.frame.origin == NSPoint(x: 30, y: 45))
    }

    @Test func contentHasANaturalSize() {
        let button = NSButton(title: "Button", target: nil, action: nil)
        button.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
            button.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -20),
        ])
        page.layoutSubtreeIfNeeded()
        let width = button.intrinsicContentSize.width
        // The frame reaches beyond what is aligned.
        #expect(button.frame == NSRect(x: 13, y: 13, width: width + 14, height: 32))
        button.title = "A longer title"
        page.layoutSubtreeIfNeeded()
        #expect(button.frame.width == button.intrinsicContentSize.width + 14 && button.frame.width > width + 14)
    }

    @Test func prioritiesDecide() {
        let labels = ["First", "Second"].map { NSTextField(labelWithString: $0) }
        for label in labels {
            label.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(label)
            label.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[a][b]|", options: [], metrics: nil, views: ["a": labels[0], "b": labels[1]]))
        labels[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        page.layoutSubtreeIfNeeded()
        #expect(abs(labels[0].frame.width - labels[0].intrinsicContentSize.width) < 0.6)
        #expect(labels[1].frame.maxX == 200 && labels[0].contentHuggingPriority(for: .horizontal).rawValue == 750)
        labels[1].setContentHuggingPriority(.required, for: .horizontal)
        page.layoutSubtreeIfNeeded()
        #expect(abs(labels[1].frame.width - labels[1].intrinsicContentSize.width) < 0.6)
        #expect(NSLayoutConstraint.Priority.windowSizeStayPut.rawValue == 500)
    }

    @Test func guides() {
        let guide = NSLayoutGuide()
        page.addLayoutGuide(guide)
        let view = add()
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: page.topAnchor), guide.heightAnchor.constraint(equalToConstant: 30),
            guide.leftAnchor.constraint(equalTo: page.leftAnchor),
            guide.widthAnchor.constraint(equalToConstant: 50),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leftAnchor.constraint(equalTo: page.layoutMarginsGuide.leftAnchor),
            view.rightAnchor.constraint(equalTo: page.layoutMarginsGuide.rightAnchor),
            view.bottomAnchor.constraint(equalTo: page.safeAreaLayoutGuide.bottomAnchor),
        ])
        page.layoutSubtreeIfNeeded()
        #expect(guide.frame == NSRect(x: 0, y: 70, width: 50, height: 30) && guide.owningView === page)
        #expect(view.frame == NSRect(x: 20, y: 0, width: 160, height: 70))
        page.additionalSafeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 15, right: 0)
        page.layoutSubtreeIfNeeded()
        #expect(view.frame == NSRect(x: 20, y: 15, width: 160, height: 55))
        #expect(page.safeAreaRect == NSRect(x: 0, y: 15, width: 200, height: 85))
        page.removeLayoutGuide(guide)
        #expect(page.layoutGuides.isEmpty && guide.owningView == nil)
    }

    @Test func fittingSizes() {
        let view = add()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
            page.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 10),
            view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 5),
            page.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 5),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        #expect(page.fittingSize == NSSize(width: 80, height: 40))
        #expect(NSTextField(labelWithString: "").fittingSize.height > 10)
    }

    /// Of a preview without a size of its own.
    @Test func picturesTakeTheFittingSize() throws {
        let pixels = try AppKitStage.pixels {
            let page = NSView()
            let view = box(0, 0, 0, 0, .red)
            view.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: page.topAnchor, constant: 1),
                page.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 2),
                view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 1),
                page.rightAnchor.constraint(equalTo: view.rightAnchor),
                view.widthAnchor.constraint(equalToConstant: 3), view.heightAnchor.constraint(equalToConstant: 2),
            ])
            return page
        }
        #expect(pixels.letters == ["....", ".rrr", ".rrr", "....", "...."])
    }

    @Test func updateConstraintsRunsBeforeLayout() {
        final class Updating: NSView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let view = Updating(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
        page.addSubview(view)
        view.needsUpdateConstraints = true
        page.layoutSubtreeIfNeeded()
        #expect(view.updates == 1 && !view.needsUpdateConstraints)
        page.layoutSubtreeIfNeeded()
        #expect(view.updates == 1)
        view.needsUpdateConstraints = true
        view.updateConstraintsForSubtreeIfNeeded()
        #expect(view.updates == 2)
    }

    @Test func wrappingLabelsTakeTheHeightOfTheirWidth() {
        let label = NSTextField(wrappingLabelWithString: String(repeating: "word ", count: 20))
        label.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: page.leftAnchor),
            label.topAnchor.constraint(equalTo: page.topAnchor),
            label.widthAnchor.constraint(equalToConstant: 100),
        ])
        page.layoutSubtreeIfNeeded()
        #expect(label.frame.width == 100 && label.frame.height > 60 && label.frame.maxY == 100)
    }

    @Test func baselinesOfLabels() {
        let (small, large) = (NSTextField(labelWithString: "a"), NSTextField(labelWithString: "a"))
        large.font = .systemFont(ofSize: 30)
        for label in [small, large] {
            label.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(label)
            label.leftAnchor.constraint(equalTo: page.leftAnchor).isActive = true
        }
        large.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
        page.layoutSubtreeIfNeeded()
        let lines = [small, large].map { $0.frame.maxY - $0.firstBaselineOffsetFromTop }
        #expect(lines[0] == lines[1] && small.frame.maxY < 100)
    }
}
