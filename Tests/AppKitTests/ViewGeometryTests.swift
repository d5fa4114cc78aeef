import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct ViewGeometryTests {
    @Test func theOriginIsAtTheLowerLeft() throws {
        let found = try AppKitStage.pixels {
            let page = box(0, 0, 4, 3, .white)
            page.addSubview(box(1, 0, 2, 1, .red))
            return page
        }
        #expect(found.letters == ["wwww", "wwww", "wrrw"])
    }

    @Test func aFlippedViewHasItAtTheTop() throws {
        let found = try AppKitStage.pixels {
            let page = FlippedView(frame: NSRect(x: 0, y: 0, width: 4, height: 3))
            page.wantsLayer = true
            page.layer?.backgroundColor = NSColor.white.cgColor
            let inner = box(0, 0, 2, 2, .red)
            inner.addSubview(box(0, 0, 1, 1, .blue))
            page.addSubview(inner)
            return page
        }
        // The inner view is not flipped: its own subview lies at its lower left.
        #expect(found.letters == ["rrww", "brww", "wwww"])
    }

    @Test func aFlippedViewInAnUnflippedOne() throws {
        let found = try AppKitStage.pixels {
            let page = box(0, 0, 4, 4, .white)
            let inner = FlippedView(frame: NSRect(x: 1, y: 0, width: 2, height: 3))
            inner.wantsLayer = true
            inner.layer?.backgroundColor = NSColor.red.cgColor
            inner.addSubview(box(0, 0, 1, 1, .blue))
            page.addSubview(inner)
            return page
        }
        #expect(found.letters == ["wwww", "wbrw", "wrrw", "wrrw"])
    }

    @Test func layersOfTheProgramStandInTheViewsSpace() throws {
        let found = try AppKitStage.pixels {
            let page = box(0, 0, 4, 3, .white)
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
            layer.backgroundColor = NSColor.red.cgColor
            page.layer?.addSublayer(layer)
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: CGRect(x: 3, y: 2, width: 1, height: 1), transform: nil)
            shape.fillColor = NSColor.blue.cgColor
            page.layer?.addSublayer(shape)
            return page
        }
        #expect(found.letters == ["wwwb", "wwww", "rrww"])
    }

    @Test func masksAndCornersStandInTheViewsSpace() throws {
        let found = try AppKitStage.pixels {
            let page = box(0, 0, 4, 4, .red)
            let mask = CALayer()
            mask.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
            mask.backgroundColor = NSColor.black.cgColor
            page.layer?.mask = mask
            return page
        }
        #expect(found.letters == ["....", "....", "....", "rrrr"])
        let rounded = try AppKitStage.pixels {
            let page = box(0, 0, 8, 8, .red)
            page.layer?.cornerRadius = 4
            // The minimal y is at the bottom.
            page.layer?.maskedCorners = [.layerMinXMinYCorner]
            return page
        }
        #expect(rounded[0, 0] == red && rounded[7, 7] == red && rounded[0, 7] == clear)
    }

    @Test func theShadowFallsDownwardsByDefault() throws {
        let found = try AppKitStage.pixels {
            let page = box(0, 0, 20, 20, nil)
            let inner = box(5, 8, 10, 4, .red)
            inner.layer?.shadowOpacity = 1
            inner.layer?.shadowRadius = 0
            inner.layer?.shadowOffset = CGSize(width: 0, height: -3)
            page.addSubview(inner)
            return page
        }
        // The view covers rows 8 to 11 from the top, its shadow 11 to 14.
        #expect(found[10, 13] == black && found[10, 6] == clear)
    }

    @Test func settingTheFrameGoesThroughTheSetters() {
        final class Watching: NSView {
            var log: [String] = []
            override func setFrameOrigin(_ newOrigin: NSPoint) {
                super.setFrameOrigin(newOrigin)
                log.append("origin \(newOrigin.x) \(newOrigin.y)")
            }
            override func setFrameSize(_ newSize: NSSize) {
                super.setFrameSize(newSize)
                log.append("size \(newSize.width) \(newSize.height)")
            }
        }
        let view = Watching(frame: NSRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.log.isEmpty)
        view.frame = NSRect(x: 5, y: 6, width: 7, height: 8)
        #expect(view.log == ["origin 5.0 6.0", "size 7.0 8.0"])
        #expect(view.bounds == NSRect(x: 0, y: 0, width: 7, height: 8))
        view.frame.origin.x = 50
        #expect(view.frame == NSRect(x: 50, y: 6, width: 7, height: 8))
    }

    @Test func conversions() throws {
        let page = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
        let flipped = FlippedView(frame: NSRect(x: 10, y: 20, width: 40, height: 30))
        let inner = NSView(frame: NSRect(x: 5, y: 6, width: 10, height: 10))
        page.addSubview(flipped)
        flipped.addSubview(inner)
        #expect(flipped.convert(NSPoint.zero, to: page) == NSPoint(x: 10, y: 50))
        #expect(page.convert(NSPoint(x: 10, y: 50), to: flipped) == .zero)
        // The inner view's lower left lies 16 below the flipped one's top.
        #expect(inner.convert(NSPoint.zero, to: page) == NSPoint(x: 15, y: 34))
        #expect(
            inner.convert(inner.bounds, to: page) == NSRect(x: 15, y: 34, width: 10, height: 10))
        #expect(inner.convert(NSPoint(x: 1, y: 1), from: flipped) == NSPoint(x: -4, y: 15))
        let window = NSWindow(
            contentRect: NSRect(x: 300, y: 300, width: 100, height: 80), styleMask: .borderless, backing: .buffered,
            defer: false)
        window.contentView = page
        #expect(inner.convert(NSPoint.zero, to: nil) == NSPoint(x: 15, y: 34))
        window.close()
    }

    @Test func pixelsOfTheScreen() throws {
        let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
        let rect = NSRect(x: 0.25, y: 1.25, width: 2.125, height: 1)
        let scale = try #require(NSScreen.main).backingScaleFactor
        #expect(view.convertToBacking(view.bounds).width == 10 * scale)
        #expect(view.convertFromBacking(view.convertToBacking(rect)) == rect)
        let aligned = view.backingAlignedRect(rect, options: .alignAllEdgesOutward)
        #expect((aligned.minX * scale).rounded() == aligned.minX * scale && aligned.contains(rect))
    }

    @Test func boundsOfTheirOwn() throws {
        let found = try AppKitStage.pixels {
            let page = box(0, 0, 6, 4, .white)
            let inner = box(0, 0, 4, 4, .red)
            inner.setBoundsSize(NSSize(width: 2, height: 2))
            inner.setBoundsOrigin(NSPoint(x: 10, y: 10))
            inner.addSubview(box(10, 10, 1, 1, .blue))
            page.addSubview(inner)
            return page
        }
        #expect(found.letters == ["rrrrww", "rrrrww", "bbrrww", "bbrrww"])
        let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
        view.scaleUnitSquare(to: NSSize(width: 2, height: 2))
        #expect(view.bounds == NSRect(x: 0, y: 0, width: 5, height: 5))
        view.setFrameSize(NSSize(width: 20, height: 10))
        #expect(view.bounds.size == NSSize(width: 10, height: 5))
    }

    @Test func theFrameTurnsAboutItsOrigin() throws {
        let page = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        let inner = NSView(frame: NSRect(x: 50, y: 50, width: 20, height: 10))
        page.addSubview(inner)
        inner.frameRotation = 90
        #expect(inner.frame == NSRect(x: 50, y: 50, width: 20, height: 10))
        let corner = inner.convert(NSPoint(x: 20, y: 0), to: page)
        #expect(abs(corner.x - 50) < 1e-9 && abs(corner.y - 70) < 1e-9)
        inner.frameRotation = 0
        inner.frameCenterRotation = 180
        let middle = inner.convert(NSPoint(x: 10, y: 5), to: page)
        #expect(abs(middle.x - 60) < 1e-9 && abs(middle.y - 55) < 1e-9)
    }

    @Test func autoresizing() {
        let page = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
        let stretched = NSView(frame: NSRect(x: 10, y: 10, width: 80, height: 20))
        stretched.autoresizingMask = [.width, .minYMargin]
        page.addSubview(stretched)
        let fixed = NSView(frame: NSRect(x: 1, y: 2, width: 3, height: 4))
        page.addSubview(fixed)
        page.setFrameSize(NSSize(width: 200, height: 160))
        // With a flexible margin below the view keeps its distance from the top.
        #expect(stretched.frame == NSRect(x: 10, y: 70, width: 180, height: 20))
        #expect(fixed.frame == NSRect(x: 1, y: 2, width: 3, height: 4))
        page.autoresizesSubviews = false
        page.setFrameSize(NSSize(width: 10, height: 10))
        #expect(stretched.frame.width == 180)
    }

    @Test func valuesThatAreNotFiniteAreRefused() {
        let view = NSView(frame: NSRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        #expect(view.frame == .zero)
        view.frame = NSRect(x: 1, y: 1, width: 2, height: 2)
        view.setFrameOrigin(NSPoint(x: CGFloat.infinity, y: 0))
        view.setFrameSize(NSSize(width: CGFloat.nan, height: 1))
        view.setBoundsSize(NSSize(width: 1, height: -CGFloat.infinity))
        view.frameRotation = .nan
        view.alphaValue = .nan
        #expect(view.frame == NSRect(x: 1, y: 1, width: 2, height: 2) && view.alphaValue == 1)
        view.setFrameSize(NSSize(width: -3, height: 4))
        #expect(view.frame.size == NSSize(width: 0, height: 4))
    }

    @Test func hitTests() {
        let page = NSView(frame: NSRect(x: 10, y: 10, width: 100, height: 100))
        let inner = FlippedView(frame: NSRect(x: 20, y: 20, width: 40, height: 40))
        let deep = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
        page.addSubview(inner)
        inner.addSubview(deep)
        // Points are given in the superview's space.
        #expect(page.hitTest(NSPoint(x: 5, y: 50)) == nil)
        #expect(page.hitTest(NSPoint(x: 12, y: 12)) === page)
        #expect(page.hitTest(NSPoint(x: 60, y: 35)) === inner)
        // The flipped view's first rows are its upper ones.
        #expect(page.hitTest(NSPoint(x: 32, y: 68)) === deep)
        #expect(page.hitTest(NSPoint(x: 32, y: 32)) === inner)
        inner.isHidden = true
        #expect(page.hitTest(NSPoint(x: 32, y: 68)) === page)
    }
}
