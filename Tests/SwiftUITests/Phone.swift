import CoreGraphics
import UIKit

@testable import QuartzCore
@testable import SwiftUI

/// A view on a screen of its own, under a finger and a clock that a test moves.
@MainActor final class Phone<Content: View> {
    let clock = MediaClock(time: 0)
    let window: UIWindow
    let host: _UIHostingView<Content>
    let finger: TouchScreen

    init(_ view: Content, _ size: CGSize = CGSize(width: 300, height: 600)) {
        let clock = clock
        (window, host, finger) = MediaClock.$current.withValue(clock) {
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            let host = _UIHostingView(rootView: view)
            let controller = UIViewController()
            controller.view = host
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            return (window, host, TouchScreen(window: window))
        }
    }

    func hide() { window.isHidden = true }

    func layOut() { MediaClock.$current.withValue(clock) { window.layoutIfNeeded() } }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        MediaClock.$current.withValue(clock) {
            finger.press(CGPoint(x: x, y: y))
            finger.release()
            window.layoutIfNeeded()
        }
    }

    func tap(_ frame: CGRect) { tap(frame.midX, frame.midY) }

    func drag(from start: CGPoint, to end: CGPoint) {
        MediaClock.$current.withValue(clock) {
            finger.press(start)
            for step in 1...10 {
                let part = CGFloat(step) / 10
                finger.move(
                    to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            }
            finger.release()
            window.layoutIfNeeded()
        }
    }

    /// Lets some seconds pass, frame by frame.
    func wait(_ seconds: Double) {
        let end = clock.now + seconds
        MediaClock.$current.withValue(clock) {
            while clock.now < end {
                clock.advance(to: min(end, clock.now + 1.0 / 60))
                window.layoutIfNeeded()
            }
        }
    }

    /// The frames of the marked views of a name that are to be seen, those above others last.
    func frames(_ name: String) -> [CGRect] { host.graph.frames(name) }

    subscript(name: String) -> CGRect { frames(name).last ?? .null }
}

extension ViewGraph {
    /// The frames of the marked views of a name, in the whole's space.
    func frames(_ name: String) -> [CGRect] {
        var found: [CGRect] = []
        func visit(_ element: LayoutElement) {
            if let marked = element as? ModifierElement<Mark>, marked.modifier.name == name {
                found.append(marked.frame(in: .global))
            }
            for inner in element.contents { visit(inner) }
        }
        for root in (element.map { [$0] } ?? []) + presented { visit(root) }
        return found
    }
}
