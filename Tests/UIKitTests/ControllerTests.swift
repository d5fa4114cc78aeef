import Testing
import UIKit

@MainActor @Suite struct ControllerTests {
    private let log = CallLog()

    class LoggingController: UIViewController {
        let log: CallLog
        let name: String

        init(_ name: String, _ log: CallLog) {
            self.log = log
            self.name = name
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        private func write(_ call: String) { log.calls.append("\(name).\(call)") }

        override func loadView() {
            write("loadView")
            view = LoggingView("\(name)View", log)
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            write("viewDidLoad")
        }
        override func viewWillAppear(_ animated: Bool) { write("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { write("viewIsAppearing(\(Int(view.bounds.width)))") }
        override func viewDidAppear(_ animated: Bool) { write("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { write("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { write("viewDidDisappear") }
        override func viewWillLayoutSubviews() { write("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { write("viewDidLayoutSubviews") }
        override func willMove(toParent parent: UIViewController?) {
            write("willMove(\(parent == nil ? "nil" : "parent"))")
        }
        override func didMove(toParent parent: UIViewController?) {
            write("didMove(\(parent == nil ? "nil" : "parent"))")
        }
    }

    private func lifecycle() -> [String] {
        log.take().filter { !$0.contains("MoveTo") && !$0.contains("draw") && !$0.contains("didAdd") }
    }

    @Test func theViewIsMadeWhenItIsAskedFor() {
        let controller = LoggingController("root", log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        #expect(log.take().isEmpty)
        _ = controller.view
        _ = controller.view
        #expect(lifecycle() == ["root.loadView", "root.viewDidLoad"])
        #expect(controller.view.next === controller)
        #expect(UIViewController().view.bounds == UIScreen.main.bounds)
    }

    @Test func appearing() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
        let controller = LoggingController("root", log)
        window.rootViewController = controller
        #expect(log.take().isEmpty)
        window.makeKeyAndVisible()
        #expect(
            lifecycle() == [
                "root.loadView", "root.viewDidLoad", "root.viewWillAppear", "root.viewIsAppearing(120)",
                "root.viewWillLayoutSubviews", "rootView.layoutSubviews", "root.viewDidLayoutSubviews",
                "root.viewDidAppear",
            ])
        #expect(window.isKeyWindow && controller.view.window === window)
        window.frame.size = CGSize(width: 60, height: 60)
        #expect(controller.view.bounds.size == CGSize(width: 60, height: 60))
        window.rootViewController = nil
        #expect(lifecycle() == ["root.viewWillDisappear", "root.viewDidDisappear"])
    }

    @Test func children() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (parent, child) = (LoggingController("parent", log), LoggingController("child", log))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            lifecycle() == [
                "child.willMove(parent)", "parent.loadView", "parent.viewDidLoad", "child.loadView",
                "child.viewDidLoad", "child.didMove(parent)",
            ])
        #expect(parent.children == [child] && child.parent === parent)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        let calls = lifecycle().filter { $0.contains("ppear") }
        #expect(
            calls == [
                "parent.viewWillAppear", "child.viewWillAppear", "parent.viewIsAppearing(100)",
                "child.viewIsAppearing(10)", "parent.viewDidAppear", "child.viewDidAppear",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            lifecycle().filter { $0.hasPrefix("child.") } == [
                "child.willMove(nil)", "child.viewWillDisappear", "child.viewDidDisappear", "child.didMove(nil)",
            ])
        child.addChild(child)
        #expect(child.children.isEmpty)
    }

    @Test func aLoadViewThatMakesNothingOrGoesRound() {
        final class Empty: UIViewController {
            override func loadView() {}
        }
        final class Round: UIViewController {
            override func loadView() { view.backgroundColor = .red }
        }
        #expect(Empty().view != nil)
        #expect(Round().view != nil)
    }

    @Test func styleOfAController() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        controller.view.backgroundColor = .systemBackground
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.view.layer.backgroundColor?.components == [0, 0, 0, 1])
    }

    @Test func safeAreas() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        #expect(controller.view.safeAreaInsets.top == 5)
        #expect(controller.view.layoutMargins.top == 13)
    }
}
