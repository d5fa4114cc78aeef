import Observation
import Testing
import UIKit

@Observable @MainActor private final class Model {
    var title = "a"
    var other = 0
}

/// `updateProperties()` and what calls it.
@MainActor @Suite(.serialized) struct PropertyUpdateTests {
    private final class Updating: UIView {
        var log: [String] = []
        var read: (() -> String)?

        override func updateProperties() {
            super.updateProperties()
            log.append("update" + (read.map { " " + $0() } ?? ""))
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("layout")
        }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = Updating(frame: CGRect(x: 8, y: 8, width: 50, height: 50))

    init() { root.addSubview(view) }

    @Test func updatesComeBeforeLayoutAndOnlyWhenAskedFor() {
        root.layoutIfNeeded()
        #expect(view.log == ["update", "layout"])
        view.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.log == ["update", "layout", "layout"])
        view.setNeedsUpdateProperties()
        view.setNeedsUpdateProperties()
        #expect(!view.layer.needsLayout())
        root.layoutIfNeeded()
        #expect(view.log == ["update", "layout", "layout", "update"])
        view.updatePropertiesIfNeeded()
        #expect(view.log.count == 4)
        view.setNeedsUpdateProperties()
        root.updatePropertiesIfNeeded()
        #expect(view.log.last == "update" && view.log.count == 5)
    }

    @Test func aCommitUpdatesToo() {
        _ = root.layer.commit()
        view.setNeedsUpdateProperties()
        view.read = { [view] in
            view.backgroundColor = .red
            return "red"
        }
        _ = root.layer.commit()
        #expect(view.log.last == "update red" && view.layer.backgroundColor == UIColor.red.cgColor)
    }

    @Test func readValuesAreFollowed() {
        let model = Model()
        view.read = { model.title }
        root.layoutIfNeeded()
        #expect(view.log == ["update a", "layout"])
        model.title = "b"
        root.layoutIfNeeded()
        #expect(view.log == ["update a", "layout", "update b"])
        model.other = 1
        root.layoutIfNeeded()
        #expect(view.log.count == 3)
    }

    @Test func readRadiiAreFollowed() {
        root.cornerConfiguration = .uniformCorners(radius: 20)
        view.cornerConfiguration = .corners(radius: .containerConcentric())
        view.read = { [view] in "\(view.effectiveRadius(corner: .allCorners))" }
        root.layoutIfNeeded()
        #expect(view.log == ["update 12.0", "layout"])
        view.frame.origin = CGPoint(x: 3, y: 5)
        root.layoutIfNeeded()
        #expect(view.log == ["update 12.0", "layout", "update 15.0"])
    }

    @Test func controllersUpdateBeforeTheirViews() {
        final class Controller: UIViewController {
            let log: Updating
            init(_ log: Updating) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func loadView() { view = log }
            override func updateProperties() { log.log.append("controller") }
            override func viewWillLayoutSubviews() { log.log.append("will") }
        }
        let controller = Controller(view)
        controller.loadViewIfNeeded()
        root.layoutIfNeeded()
        #expect(view.log == ["controller", "update", "will", "layout"])
        controller.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        #expect(view.log.suffix(2) == ["controller", "update"])
    }

    /// A view that asks during its layout gets its update in the same pass.
    @Test func asksFromLayoutAreServed() {
        final class Asking: UIView {
            var updates = 0
            override func updateProperties() { updates += 1 }
            override func layoutSubviews() { if updates < 3 { setNeedsUpdateProperties(); setNeedsLayout() } }
        }
        let asking = Asking()
        root.addSubview(asking)
        root.layoutIfNeeded()
        #expect(asking.updates == 3)
    }
}
