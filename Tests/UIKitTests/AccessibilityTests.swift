import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct AccessibilityTests {
    @Test func anElementsFrameFollowsItsView() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        window.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 10, height: 10)
        #expect(element.accessibilityFrame == CGRect(x: 21, y: 32, width: 10, height: 10))
        #expect(element.accessibilityActivationPoint == CGPoint(x: 26, y: 37))
        view.frame.origin.x = 40
        #expect(element.accessibilityFrame.minX == 41)
        element.accessibilityFrame = CGRect(x: 5, y: 5, width: 5, height: 5)
        #expect(element.accessibilityFrame.minX == 5)
        #expect(view.accessibilityFrame == CGRect(x: 40, y: 30, width: 100, height: 100))
    }

    @Test func pathsGoToTheScreenToo() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        window.addSubview(view)
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 10, height: 10))
        let moved = UIAccessibility.convertToScreenCoordinates(path, in: view)
        #expect(moved.bounds == CGRect(x: 21, y: 32, width: 10, height: 10))
        #expect(path.bounds.minX == 1)
    }

    @Test func highContrastIsWhatTraitsSay() {
        #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
        UITraitCollection(accessibilityContrast: .high).performAsCurrent {
            #expect(UIAccessibility.isDarkerSystemColorsEnabled)
        }
    }

    @Test func elementsAreFoundByPlace() {
        let view = UIView()
        let elements = (0..<2).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
        #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
        view.accessibilityElements = elements
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.index(ofAccessibilityElement: elements[1]) == 1)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
        #expect(view.accessibilityElement(at: -1) == nil)
    }
}
