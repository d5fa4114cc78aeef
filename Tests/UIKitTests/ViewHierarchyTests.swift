import Testing
import UIKit

@MainActor @Suite struct ViewHierarchyTests {
    private let log = CallLog()

    @Test func movesAreToldInOrder() {
        let (parent, child) = (LoggingView("parent", log), LoggingView("child", log))
        parent.addSubview(child)
        #expect(
            log.take() == [
                "child.willMoveToSuperview(view)", "child.didMoveToSuperview(view)", "parent.didAddSubview",
            ])
        child.removeFromSuperview()
        #expect(
            log.take() == [
                "child.willMoveToSuperview(nil)", "parent.willRemoveSubview", "child.didMoveToSuperview(nil)",
            ])
        child.removeFromSuperview()
        #expect(log.take().isEmpty)
    }

    @Test func windowsAreToldDownTheTree() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (parent, child) = (LoggingView("parent", log), LoggingView("child", log))
        parent.addSubview(child)
        _ = log.take()
        window.addSubview(parent)
        #expect(
            log.take() == [
                "parent.willMoveToSuperview(view)", "parent.willMoveToWindow(window)",
                "child.willMoveToWindow(window)", "parent.didMoveToWindow(window)", "child.didMoveToWindow(window)",
                "parent.didMoveToSuperview(view)",
            ])
        #expect(child.window === window)
        parent.removeFromSuperview()
        #expect(
            log.take() == [
                "parent.willMoveToSuperview(nil)", "parent.willMoveToWindow(nil)", "child.willMoveToWindow(nil)",
                "parent.didMoveToWindow(nil)", "child.didMoveToWindow(nil)", "parent.didMoveToSuperview(nil)",
            ])
        #expect(child.window == nil && parent.superview == nil)
    }

    @Test func orderOfSubviewsAndTheirLayers() {
        let parent = UIView()
        let views = (0..<5).map { _ in UIView() }
        let layer = CALayer()
        parent.layer.addSublayer(layer)
        for view in views { parent.addSubview(view) }
        func order() -> [Int] { parent.subviews.map { view in views.firstIndex { $0 === view } ?? -1 } }
        func layers() -> [Int] {
            (parent.layer.sublayers ?? []).map { layer in views.firstIndex { $0.layer === layer } ?? -1 }
        }
        parent.insertSubview(views[0], aboveSubview: views[2])
        #expect(order() == [1, 2, 0, 3, 4])
        parent.insertSubview(views[4], belowSubview: views[2])
        #expect(order() == [1, 4, 2, 0, 3])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(order() == [0, 4, 2, 1, 3])
        parent.bringSubviewToFront(views[0])
        parent.sendSubviewToBack(views[3])
        #expect(order() == [3, 4, 2, 1, 0])
        #expect(layers() == [-1, 3, 4, 2, 1, 0])
        parent.insertSubview(views[2], at: 99)
        parent.insertSubview(views[1], at: -4)
        #expect(order() == [1, 3, 4, 0, 2])
        parent.exchangeSubview(at: 0, withSubviewAt: 17)
        #expect(layers() == [-1, 1, 3, 4, 0, 2])
    }

    @Test func noViewIsPutInsideItself() {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        child.addSubview(parent)
        parent.addSubview(parent)
        #expect(parent.superview == nil && parent.subviews == [child] && child.subviews.isEmpty)
    }

    @Test func movingToAnotherSuperview() {
        let (first, second, child) = (LoggingView("first", log), LoggingView("second", log), UIView())
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews.isEmpty && second.subviews == [child] && child.superview === second)
        #expect(
            log.take().filter { $0.contains("Subview") && !$0.contains("layout") } == [
                "first.didAddSubview", "first.willRemoveSubview", "second.didAddSubview",
            ])
    }

    @Test func tagsAndDescent() {
        let (parent, child, grandchild) = (UIView(), UIView(), UIView())
        parent.addSubview(child)
        child.addSubview(grandchild)
        grandchild.tag = 7
        #expect(parent.viewWithTag(7) === grandchild)
        #expect(parent.viewWithTag(8) == nil)
        #expect(grandchild.isDescendant(of: parent) && parent.isDescendant(of: parent))
        #expect(!parent.isDescendant(of: child))
        #expect(grandchild.next === child)
    }

    @Test func aViewDoesNotKeepItsSuperview() {
        let child = UIView()
        weak var gone: UIView?
        do {
            let parent = UIView()
            parent.addSubview(child)
            gone = parent
        }
        #expect(gone == nil && child.superview == nil)
    }
}
