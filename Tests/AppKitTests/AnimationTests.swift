import Testing

@testable import AppKit
@testable import QuartzCore

@MainActor @Suite(.serialized) struct AnimationTests {
    /// Where the red of a view lies at some moments: the first column of it.
    private func places(at moments: [Double], _ change: @escaping (NSView) -> Void) throws -> [Int] {
        final class Page: NSView {
            let moving = box(0, 0, 10, 10, .red)
            var change: (NSView) -> Void = { _ in }
            override func viewDidMoveToWindow() { change(moving) }
        }
        var found: [Int] = []
        let stage = AppKitStage(screenSize: CGSize(width: 100, height: 10), scale: 1)
        _ = try stage.pictures(at: moments) {
            let page = Page(frame: NSRect(x: 0, y: 0, width: 100, height: 10))
            page.addSubview(page.moving)
            page.change = change
            return page
        } show: { picture, _ in
            let pixels = try AppKitStage.pixels(picture)
            found.append((0..<100).first { pixels[$0, 5] == red } ?? -1)
        }
        return found
    }

    @Test func groupsThatAllowIt() throws {
        let found = try places(at: [0, 0.5, 2]) { view in
            NSAnimationContext.runAnimationGroup { context in
                context.duration = 1
                context.timingFunction = CAMediaTimingFunction(name: .linear)
                context.allowsImplicitAnimation = true
                view.frame.origin.x = 80
            }
        }
        #expect(found == [0, 40, 80])
    }

    @Test func animatorsMoveWithoutThatToo() throws {
        let found = try places(at: [0, 0.5, 2]) { view in
            NSAnimationContext.runAnimationGroup { context in
                context.duration = 1
                context.timingFunction = CAMediaTimingFunction(name: .linear)
                view.animator().setFrameOrigin(NSPoint(x: 80, y: 0))
            }
        }
        #expect(found == [0, 40, 80])
    }

    @Test func otherChangesAreSeenAtOnce() throws {
        let found = try places(at: [0, 0.5]) { view in
            NSAnimationContext.runAnimationGroup { context in
                context.duration = 1
                view.frame.origin.x = 80
            }
        }
        #expect(found == [80, 80])
        #expect(try places(at: [0]) { $0.frame.origin.x = 30 } == [30])
    }

    @Test func completionsAreTold() throws {
        var told: [String] = []
        let found = try places(at: [0, 0.25, 1]) { view in
            NSAnimationContext.runAnimationGroup(
                { context in
                    context.duration = 0.5
                    context.allowsImplicitAnimation = true
                    view.alphaValue = 0
                }, completionHandler: { told.append("ended") })
        }
        #expect(told == ["ended"] && found == [0, -1, -1])
        told = []
        _ = try places(at: [0, 1]) { view in
            NSAnimationContext.beginGrouping()
            NSAnimationContext.current.duration = 0.5
            NSAnimationContext.current.completionHandler = { told.append("ended") }
            view.animator().alphaValue = 0.5
            NSAnimationContext.endGrouping()
        }
        #expect(told == ["ended"])
    }
}
