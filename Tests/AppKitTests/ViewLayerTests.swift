import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct ViewLayerTests {
    @Test func aViewHasALayerWhenItIsWanted() {
        let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
        let inner = NSView(frame: NSRect(x: 0, y: 0, width: 5, height: 5))
        view.addSubview(inner)
        #expect(view.layer == nil && inner.layer == nil && !view.wantsLayer)
        view.wantsLayer = true
        #expect(view.layer != nil && inner.layer != nil)
        #expect(view.layer?.anchorPoint == .zero && view.layer?.bounds == view.bounds)
        #expect(inner.layer?.superlayer === view.layer)
        let other = NSView()
        let window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 10, height: 10), styleMask: .borderless, backing: .buffered,
            defer: true)
        window.contentView = other
        #expect(other.layer != nil && other.frame.size == NSSize(width: 10, height: 10))
        window.close()
    }

    @Test func theBackingLayerIsMadeByTheView() {
        final class Shape: NSView {
            var made = 0
            override func makeBackingLayer() -> CALayer {
                made += 1
                return CAShapeLayer()
            }
        }
        let view = Shape(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.made == 0)
        view.wantsLayer = true
        #expect(view.layer is CAShapeLayer && view.made == 1)
        #expect(view.layer === view.layer && view.made == 1)
    }

    @Test func aLayerOfTheProgramIsLeftAlone() throws {
        let layer = CAShapeLayer()
        let found = try AppKitStage.pixels {
            let page = box(0, 0, 4, 2, .white)
            let host = DrawingView(frame: NSRect(x: 2, y: 0, width: 2, height: 1))
            host.body = { _ in Issue.record("a hosting view does not draw") }
            layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
            layer.fillColor = NSColor.red.cgColor
            host.layer = layer
            host.wantsLayer = true
            page.addSubview(host)
            return page
        }
        #expect(layer.delegate == nil)
        #expect(found.letters == ["wwww", "wwrw"])
    }

    @Test func updateLayerTakesThePlaceOfDrawing() throws {
        final class Updating: DrawingView {
            var updates = 0
            override var wantsUpdateLayer: Bool { true }
            override func updateLayer() {
                updates += 1
                layer?.backgroundColor = NSColor.red.cgColor
            }
        }
        var view: Updating?
        let found = try AppKitStage.pixels {
            let made = Updating(frame: NSRect(x: 0, y: 0, width: 2, height: 1))
            view = made
            return made
        }
        #expect(found.letters == ["rr"] && view?.updates == 1 && view?.draws == 0)
    }

    @Test func looks() throws {
        let found = try AppKitStage.pixels {
            let page = box(0, 0, 3, 1, .white)
            let faint = box(0, 0, 1, 1, .black)
            faint.alphaValue = 0.2
            let hidden = box(1, 0, 1, 1, .black)
            hidden.isHidden = true
            page.addSubview(faint)
            page.addSubview(hidden)
            let clipping = box(2, 0, 1, 1)
            clipping.clipsToBounds = true
            clipping.addSubview(box(-2, 0, 3, 1, .red))
            page.addSubview(clipping)
            return page
        }
        #expect(found[0, 0] == [204, 204, 204, 255] && found[1, 0] == white && found[2, 0] == red)
    }

    @Test func theShadowGoesToTheLayer() throws {
        let view = box(0, 0, 10, 10, .red)
        let shadow = NSShadow()
        shadow.shadowOffset = NSSize(width: 1, height: -2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = NSColor.blue
        view.shadow = shadow
        let layer = try #require(view.layer)
        #expect(layer.shadowOffset == CGSize(width: 1, height: -2) && layer.shadowRadius == 3)
        #expect(layer.shadowOpacity == 1 && layer.shadowColor == NSColor.blue.cgColor)
        shadow.shadowBlurRadius = 9
        #expect(view.shadow?.shadowBlurRadius == 3)
        view.shadow = nil
        #expect(layer.shadowOpacity == 0)
    }

    @Test func theOrderOfSubviews() {
        let page = NSView()
        let (a, b, c) = (NSView(), NSView(), NSView())
        page.addSubview(a)
        page.addSubview(b, positioned: .below, relativeTo: a)
        page.addSubview(c, positioned: .above, relativeTo: b)
        #expect(page.subviews == [b, c, a])
        page.addSubview(b, positioned: .above, relativeTo: nil)
        #expect(page.subviews == [c, a, b])
        page.addSubview(b, positioned: .below, relativeTo: nil)
        #expect(page.subviews == [b, c, a])
        page.wantsLayer = true
        #expect(page.layer?.sublayers?.map(ObjectIdentifier.init) == [b, c, a].map { ObjectIdentifier($0.layer!) })
        let d = NSView()
        page.replaceSubview(c, with: d)
        #expect(page.subviews == [b, d, a] && c.superview == nil)
        page.subviews = [a, b]
        #expect(page.subviews == [a, b] && d.superview == nil)
        #expect(page.layer?.sublayers?.map(ObjectIdentifier.init) == [a, b].map { ObjectIdentifier($0.layer!) })
        page.sortSubviews({ first, _, _ in first === b ? .orderedAscending : .orderedDescending }, context: nil)
        #expect(page.subviews == [b, a])
        a.addSubview(page)
        #expect(page.superview == nil)
        #expect(a.ancestorShared(with: b) === page && a.isDescendant(of: page))
    }

    @Test func movesAreTold() {
        final class Telling: NSView {
            var log: [String] = []
            override func viewWillMove(toSuperview newSuperview: NSView?) {
                log.append(newSuperview == nil ? "will leave" : "will enter")
            }
            override func viewDidMoveToSuperview() { log.append(superview == nil ? "left" : "entered") }
            override func viewWillMove(toWindow newWindow: NSWindow?) {
                log.append(newWindow == nil ? "will leave window" : "will enter window")
            }
            override func viewDidMoveToWindow() { log.append(window == nil ? "left window" : "entered window") }
        }
        let window = NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 10, height: 10), styleMask: .borderless, backing: .buffered,
            defer: true)
        let view = Telling()
        window.contentView?.addSubview(view)
        #expect(view.log == ["will enter", "will enter window", "entered window", "entered"])
        #expect(view.window === window)
        view.log = []
        view.removeFromSuperview()
        #expect(view.log == ["will leave", "will leave window", "left window", "left"] && view.window == nil)
        window.close()
    }

    @Test func layoutIsAskedFor() throws {
        final class Laying: NSView {
            var layouts = 0
            override func layout() {
                super.layout()
                layouts += 1
                subviews.first?.frame = bounds
            }
        }
        let view = Laying(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(NSView())
        view.layoutSubtreeIfNeeded()
        #expect(view.layouts == 1 && view.subviews[0].frame == view.bounds)
        view.layoutSubtreeIfNeeded()
        #expect(view.layouts == 1)
        view.setFrameSize(NSSize(width: 20, height: 10))
        view.layoutSubtreeIfNeeded()
        #expect(view.layouts == 2 && view.subviews[0].frame == view.bounds)
        view.needsLayout = true
        view.layoutSubtreeIfNeeded()
        #expect(view.layouts == 3)
    }
}
