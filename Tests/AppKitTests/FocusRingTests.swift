import CoreGraphics
import Testing

@testable import AppKit

/// The ring is 3.5 points wide, outside of what it surrounds.
@MainActor @Suite(.serialized) struct FocusRingTests {
    private class Focused: NSView {
        override var acceptsFirstResponder: Bool { true }
    }

    private final class Concentric: Focused {
        override var cornerConfiguration: NSViewCornerConfiguration? {
            .corners(
                topLeftRadius: .fixed(0), topRightRadius: .fixed(10), bottomLeftRadius: .fixed(20),
                bottomRightRadius: .fixed(30))
        }
    }

    private final class Masked: Focused {
        override var focusRingMaskBounds: NSRect { NSRect(x: 10, y: 10, width: 20, height: 20) }
        override func drawFocusRingMask() { NSBezierPath(ovalIn: focusRingMaskBounds).fill() }
    }

    private let frame = NSRect(x: 50, y: 50, width: 100, height: 100)

    private func shown(_ view: NSView, _ change: (NSView) -> Void = { _ in }) throws -> Pixels {
        let stage = MouseStage(view)
        change(view)
        stage.window.makeFirstResponder(view)
        return try stage.pixels(scale: 2)
    }

    @Test func aViewAsksForIt() throws {
        let plain = try shown(Focused(frame: frame))
        #expect(plain[200, 97] == clear)
        let ringed = try shown(Focused(frame: frame)) { $0.focusRingType = .exterior }
        // keyboardFocusIndicatorColor over nothing: a quarter.
        #expect(ringed[200, 97][3] == 64 && ringed[200, 102] == clear && ringed[200, 91] == clear)
        #expect(ringed[200, 94][3] == 64 && ringed[97, 200][3] == 64 && ringed[302, 200][3] == 64)
        let none = try shown(Focused(frame: frame)) { $0.focusRingType = .none }
        #expect(none[200, 97] == clear)
    }

    /// Each corner's ring keeps the distance: its outside has the radius and the width, its inside the radius.
    @Test func itFollowsTheResolvedCorners() throws {
        for flipped in [false, true] {
            let page =
                flipped
                ? FlippedView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
                : NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
            let view = Concentric(frame: frame)
            view.focusRingType = .exterior
            page.addSubview(view)
            let stage = MouseStage(page)
            stage.window.makeFirstResponder(view)
            let pixels = try stage.pixels(scale: 2)
            // Square at the top left, up to the corner itself.
            #expect(pixels[95, 95][3] == 64 && pixels[101, 101] == clear)
            // At the bottom right the middle of the ring lies 30 + 1.75 points from the corner's centre.
            for (centre, radius, sign) in [
                (CGPoint(x: 120, y: 120), 30.0, (1.0, 1.0)), (CGPoint(x: 140, y: 60), 10.0, (1.0, -1.0)),
                (CGPoint(x: 70, y: 130), 20.0, (-1.0, 1.0)),
            ] {
                func alpha(_ distance: Double) -> Int {
                    let away = distance * 0.5.squareRoot()
                    return pixels[Int((centre.x + sign.0 * away) * 2), Int((centre.y + sign.1 * away) * 2)][3]
                }
                #expect(alpha(radius + 1.75) == 64, "\(radius)")
                #expect(alpha(radius - 1.5) == 0 && alpha(radius + 5) == 0, "\(radius)")
            }
        }
    }

    @Test func layersCorners() throws {
        let pixels = try shown(Focused(frame: frame)) {
            $0.focusRingType = .exterior
            $0.wantsLayer = true
            $0.layer?.cornerRadius = 50
        }
        #expect(pixels[200, 97][3] == 64 && pixels[97, 97] == clear)
    }

    /// What a program draws as the mask is surrounded as wide.
    @Test func aMaskOfTheProgramsOwn() throws {
        let pixels = try shown(Masked(frame: frame))
        // The disc's middle is 20 points from the lower left corner: (70, 70), from the top 130.
        #expect(pixels[140, 260] == clear && pixels[140, 260 - 23][3] > 55 && pixels[140, 260 - 30] == clear)
        #expect(pixels[140 + 23, 260][3] > 55 && pixels[140 + 17, 260 - 17][3] > 55)
    }

    @Test func fieldsThatAreEditedHaveOne() throws {
        let stage = MouseStage(NSTextField(frame: NSRect(x: 50, y: 50, width: 100, height: 22)))
        #expect(try stage.pixels()[100, 126] == clear)
        stage.window.makeFirstResponder(stage.page.subviews[0])
        #expect(try stage.pixels()[100, 126][3] == 64)
        stage.page.subviews[0].setFrameOrigin(NSPoint(x: 50, y: 100))
        #expect(try stage.pixels()[100, 126] == clear && stage.pixels()[100, 76][3] == 64)
        stage.window.makeFirstResponder(nil)
        #expect(try stage.pixels()[100, 76] == clear)
    }
}
