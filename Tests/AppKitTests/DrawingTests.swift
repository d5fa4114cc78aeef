import Testing

@testable import AppKit
@testable import Raster

@MainActor @Suite(.serialized) struct DrawingTests {
    private func drawn(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, isFlipped: Bool = false,
        _ body: @escaping (NSRect) -> Void
    ) throws -> Pixels {
        final class Flipped: DrawingView {
            override var isFlipped: Bool { true }
        }
        return try AppKitStage.pixels(scale: scale) {
            let frame = NSRect(x: 0, y: 0, width: width, height: height)
            let view = isFlipped ? Flipped(frame: frame) : DrawingView(frame: frame)
            view.body = body
            return view
        }
    }

    @Test func viewsDrawInTheirSpace() throws {
        let up = try drawn(3, 2) { rect in
            #expect(rect == NSRect(x: 0, y: 0, width: 3, height: 2))
            #expect(NSGraphicsContext.current?.isFlipped == false)
            #expect(NSGraphicsContext.currentContextDrawingToScreen())
            NSColor.red.setFill()
            NSRect(x: 0, y: 0, width: 1, height: 1).fill()
        }
        #expect(up.letters == ["...", "r.."])
        let down = try drawn(3, 2, isFlipped: true) { _ in
            #expect(NSGraphicsContext.current?.isFlipped == true)
            NSColor.red.set()
            NSRectFill(NSRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(down.letters == ["r..", "..."])
        #expect(NSGraphicsContext.current == nil)
    }

    @Test func nestedViewsOfBothKindsStandUpright() throws {
        final class Flipped: DrawingView {
            override var isFlipped: Bool { true }
        }
        let found = try AppKitStage.pixels {
            let page = Flipped(frame: NSRect(x: 0, y: 0, width: 4, height: 4))
            page.body = { _ in NSRect(x: 0, y: 0, width: 1, height: 1).fill() }
            let inner = DrawingView(frame: NSRect(x: 2, y: 0, width: 2, height: 2))
            inner.body = { _ in
                NSColor.red.setFill()
                NSRect(x: 0, y: 0, width: 1, height: 1).fill()
            }
            page.addSubview(inner)
            return page
        }
        #expect(found.letters == ["k...", "..r.", "....", "...."])
    }

    @Test func aViewIsDrawnAgainWhenAsked() throws {
        let view = DrawingView(frame: NSRect(x: 0, y: 0, width: 4, height: 4))
        view.wantsLayer = true
        view.displayIfNeeded()
        view.displayIfNeeded()
        #expect(view.draws == 1 && !view.needsDisplay)
        view.needsDisplay = true
        view.displayIfNeeded()
        view.setNeedsDisplay(view.bounds)
        view.displayIfNeeded()
        #expect(view.draws == 3)
        view.setFrameSize(NSSize(width: 5, height: 4))
        view.displayIfNeeded()
        #expect(view.draws == 4)
        view.layerContentsRedrawPolicy = .never
        view.setFrameSize(NSSize(width: 6, height: 4))
        view.displayIfNeeded()
        #expect(view.draws == 4)
        view.display()
        #expect(view.draws == 5)
    }

    @Test func theBitmapHasTheScreensScale() throws {
        let found = try drawn(2, 1, scale: 2) { _ in NSRect(x: 0, y: 0, width: 0.5, height: 0.5).fill() }
        #expect(found.letters == ["....", "k..."])
    }

    @Test func statesAreKept() throws {
        let found = try drawn(4, 1) { _ in
            NSColor.red.setFill()
            NSGraphicsContext.saveGraphicsState()
            NSColor.blue.setFill()
            NSRect(x: 0, y: 0, width: 1, height: 1).clip()
            NSRect(x: 0, y: 0, width: 4, height: 1).fill()
            NSGraphicsContext.restoreGraphicsState()
            NSRect(x: 2, y: 0, width: 1, height: 1).fill()
            NSGraphicsContext.restoreGraphicsState()
        }
        #expect(found.letters == ["b.r."])
    }

    @Test func anotherContextMayBeMadeCurrent() throws {
        let found = try drawn(2, 1) { _ in
            let rep = NSBitmapImageRep(
                bitmapDataPlanes: nil, pixelsWide: 2, pixelsHigh: 1, bitsPerSample: 8, samplesPerPixel: 4,
                hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)!
            NSGraphicsContext.saveGraphicsState()
            NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: rep)
            NSColor.green.setFill()
            NSRect(x: 1, y: 0, width: 1, height: 1).fill()
            NSGraphicsContext.restoreGraphicsState()
            #expect(Pixels(rep.cgImage!).letters == [".g"])
            NSColor.red.setFill()
            NSRect(x: 0, y: 0, width: 1, height: 1).fill()
        }
        #expect(found.letters == ["r."])
    }

    @Test func rectangles() throws {
        let found = try drawn(5, 5) { bounds in
            NSColor.red.setFill()
            NSFrameRect(bounds)
            [NSRect(x: 2, y: 2, width: 1, height: 1)].fill()
        }
        #expect(found.letters == ["rrrrr", "r...r", "r.r.r", "r...r", "rrrrr"])
        let over = try drawn(2, 1) { bounds in
            NSColor.red.setFill()
            bounds.fill()
            NSColor.clear.setFill()
            NSRect(x: 0, y: 0, width: 1, height: 1).fill(using: .sourceOver)
            NSRectFill(NSRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(over.letters == ["r."])
    }

    @Test func gradients() throws {
        let found = try drawn(4, 2) { bounds in
            NSGradient(starting: .black, ending: .white)?.draw(in: bounds, angle: 90)
        }
        // From the bottom to the top.
        #expect(found[0, 1][0] < 80 && found[0, 0][0] > 175)
        let gradient = try #require(NSGradient(colorsAndLocations: (.black, 0), (.white, 0.5), (.red, 1)))
        #expect(gradient.numberOfColorStops == 3)
        #expect(abs(gradient.interpolatedColor(atLocation: 0.25).redComponent - 0.5) < 0.01)
        #expect(gradient.interpolatedColor(atLocation: 2) == NSColor.red)
        #expect(NSGradient(colors: [.red]) == nil)
        let across = try drawn(4, 4) { bounds in
            NSGradient(colors: [.red, .blue])?.draw(in: NSBezierPath(rect: bounds), angle: 0)
        }
        #expect(across[0, 0][0] > 200 && across[3, 0][2] > 200 && across[0, 0] == across[0, 3])
        let round = try drawn(9, 9) { bounds in
            NSGradient(starting: .white, ending: .black)?.draw(in: bounds, relativeCenterPosition: .zero)
        }
        #expect(round[4, 4][0] > 230 && round[0, 0][0] < 40)
    }

    @Test func shadowsOfDrawing() throws {
        let found = try drawn(6, 6) { _ in
            let shadow = NSShadow()
            shadow.shadowOffset = NSSize(width: 2, height: -2)
            shadow.shadowColor = NSColor.blue
            shadow.set()
            NSColor.red.setFill()
            NSRect(x: 1, y: 3, width: 2, height: 2).fill()
        }
        #expect(found.letters == ["......", ".rr...", ".rr...", "...bb.", "...bb.", "......"])
    }

    @Test func viewsAreCachedInBitmaps() throws {
        let view = box(0, 0, 4, 2, .white)
        let drawing = DrawingView(frame: NSRect(x: 0, y: 0, width: 2, height: 2))
        drawing.body = { _ in
            NSColor.red.setFill()
            NSRect(x: 0, y: 0, width: 1, height: 1).fill()
        }
        view.addSubview(drawing)
        let context = try #require(CGContext(points: view.bounds, scale: 1))
        let rep = NSBitmapImageRep(bitmap: context.bitmap)
        view.cacheDisplay(in: view.bounds, to: rep)
        #expect(Pixels(try #require(rep.cgImage)).letters == ["wwww", "rwww"])
        let sized = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
        #expect(sized.pixelsWide == 8 && sized.size == view.bounds.size)
        // As Quartz draws a layer, also that of a view which stands in no window: y upwards, upright.
        let flat = try #require(
            CGContext(
                data: nil, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        view.layer?.render(in: flat)
        #expect(Pixels(try #require(flat.makeImage())).letters == ["wwww", "rwww"])
    }
}
