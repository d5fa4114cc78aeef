import Testing
import UIKit

@testable import QuartzCore

@MainActor @Suite(.serialized) struct BarTests {
    private func onScreen(_ controller: UIViewController, _ body: (UIWindow, TouchScreen) throws -> Void) rethrows {
        try MediaClock.$current.withValue(MediaClock(time: 0)) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.settle()
            try body(window, TouchScreen(window: window))
        }
    }

    private func pixels(_ window: UIWindow) throws -> Pixels {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        window.settle()
        let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        return try #require(Pixels(image))
    }

    private func darkest(_ pixels: Pixels, _ columns: Range<Int>, _ rows: Range<Int>) -> Int {
        rows.flatMap { y in columns.map { pixels[$0, y][0] } }.min() ?? 255
    }

    @Test func aNavigationBarShowsTitleAndButtons() throws {
        let first = UIViewController()
        first.title = "First"
        first.view.backgroundColor = .white
        var taps = 0
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Go", primaryAction: UIAction { _ in taps += 1 })
        let navigation = UINavigationController(rootViewController: first)
        try onScreen(navigation) { window, finger in
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
            #expect(
                first.view.safeAreaInsets.top == 44 && navigation.navigationBar.topItem === first.navigationItem)
            let shown = try pixels(window)
            #expect(darkest(shown, 170..<220, 10..<34) < 60 && darkest(shown, 60..<150, 10..<34) == 255)
            #expect(darkest(shown, 340..<375, 10..<34) < 60)
            finger.press(CGPoint(x: 360, y: 22))
            finger.release()
            #expect(taps == 1)
            let second = UIViewController()
            second.view.backgroundColor = .white
            navigation.pushViewController(second, animated: true)
            second.title = "Second"
            window.settle()
            let pushed = try pixels(window)
            #expect(darkest(pushed, 8..<70, 10..<34) < 60)
            // The chevron leads back.
            finger.press(CGPoint(x: 30, y: 22))
            finger.release()
            #expect(navigation.topViewController === first)
            navigation.isNavigationBarHidden = true
            window.settle()
            #expect(first.view.safeAreaInsets.top == 0)
        }
    }

    @Test func contentStartsBelowTheBarAndGoesUnderIt() throws {
        let page = UITableViewController(style: .plain)
        page.title = "Rows"
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.navigationBar.standardAppearance.configureWithOpaqueBackground()
        navigation.navigationBar.standardAppearance.backgroundColor = .red
        navigation.navigationBar.standardAppearance = navigation.navigationBar.standardAppearance
        try onScreen(navigation) { window, _ in
            #expect(navigation.navigationBar.frame.height == 96)
            #expect(page.tableView.contentOffset.y == -96 && page.tableView.adjustedContentInset.top == 96)
            #expect(try pixels(window)[5, 5] != red)
            page.tableView.contentOffset.y = 30
            let scrolled = try pixels(window)
            #expect(scrolled[5, 5] == red)
        }
    }

    @Test func tabsChooseControllers() throws {
        let controllers = (0..<3).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
            return controller
        }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        try onScreen(tabs) { window, finger in
            #expect(tabs.selectedIndex == 0 && tabs.tabBar.frame == CGRect(x: 0, y: 551, width: 390, height: 49))
            #expect(controllers[0].view.window === window && controllers[0].view.safeAreaInsets.bottom == 49)
            #expect(controllers[1].tabBarController === tabs)
            finger.press(CGPoint(x: 195, y: 575))
            finger.release()
            window.settle()
            #expect(tabs.selectedViewController === controllers[1] && controllers[0].view.window == nil)
            #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
            tabs.selectedIndex = 9
            #expect(tabs.selectedIndex == 1)
            controllers[2].tabBarItem.badgeValue = "3"
            let shown = try pixels(window)
            // A badge in red over the third tab, blue letters under the second.
            #expect((325..<360).contains { shown[$0, 555] == [255, 59, 48, 255] })
            #expect((170..<220).contains { shown[$0, 591][2] > shown[$0, 591][0] + 60 })
        }
    }

    @Test func toolbarsShareTheirRoom() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        bar.items = [
            UIBarButtonItem(customView: views[0]), .flexibleSpace(), UIBarButtonItem(customView: views[1]),
            .fixedSpace(30), UIBarButtonItem(customView: views[2]),
        ]
        bar.layoutIfNeeded()
        for subview in bar.subviews { subview.layoutIfNeeded() }
        let places = views.map { $0.convert($0.bounds, to: bar) }
        #expect(places[0].minX == 16 && places[2].maxX == 284 && places[2].minX - places[1].maxX == 38)
        #expect(places.allSatisfy { $0.midY == 22 && $0.width == 20 })
    }

    @Test func alertsAsk() throws {
        let page = UIViewController()
        page.view.backgroundColor = .white
        try onScreen(page) { window, finger in
            var chosen: [String] = []
            let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
            alert.addTextField { $0.placeholder = "Why" }
            page.present(alert, animated: false)
            window.settle()
            #expect(page.presentedViewController === alert && alert.textFields?.count == 1)
            let shown = try pixels(window)
            #expect(shown[5, 5] == [204, 204, 204, 255])
            #expect(darkest(shown, 150..<240, 230..<280) < 80)
            let card = try #require(alert.view.subviews.first)
            #expect(card.bounds.width == 270 && abs(card.frame.midY - 300) < 0.6)
            finger.press(CGPoint(x: card.frame.maxX - 40, y: card.frame.maxY - 20))
            finger.release()
            MediaClock.current.advance(to: 1) { window.settle() }
            #expect(chosen == ["delete"] && page.presentedViewController == nil)
        }
    }
}
