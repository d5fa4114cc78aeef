import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationTests {
    @Test func aPresentedViewCoversTheWindowUntilItIsDismissed() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let first = UIViewController(), second = UIViewController()
        window.rootViewController = first
        window.makeKeyAndVisible()
        var log: [String] = []
        first.present(second, animated: false) { log.append("shown") }
        #expect(first.presentedViewController === second && second.presentingViewController === first)
        #expect(second.view.window === window && second.view.frame == window.bounds)
        second.dismiss(animated: false) { log.append("gone") }
        #expect(first.presentedViewController == nil && second.viewIfLoaded?.window == nil)
        #expect(log == ["shown", "gone"])
    }

    @Test func imagesHaveVariants() {
        let light = UIImage(), dark = UIImage()
        light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
        #expect(light.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .light)) != dark)
    }

    @Test func barButtonsKeepWhatTheyDo() {
        let view = UIView()
        let item = UIBarButtonItem(customView: view)
        #expect(item.value(forKey: "view") as? UIView === view && item.isEnabled)
        item.title = "Done"
        #expect(item.value(forKey: "title") as? String == "Done" && item.value(forKey: "x") == nil)
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    }
}

@MainActor @Suite(.serialized) struct NavigationTests {
    @Test func theLastControllerIsShown() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        navigation.isNavigationBarHidden = true
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(first.view.window === window && first.navigationController === navigation)
        navigation.pushViewController(second, animated: true)
        #expect(first.view.window == nil && second.view.superview === navigation.view)
        #expect(navigation.viewControllers == [first, second] && navigation.topViewController === second)
        #expect(navigation.popViewController(animated: false) === second)
        #expect(second.parent == nil && first.view.window === window)
        #expect(navigation.popViewController(animated: false) == nil)
    }
}
