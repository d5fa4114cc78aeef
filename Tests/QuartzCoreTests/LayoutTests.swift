import CoreGraphics
import Testing

@testable import QuartzCore

struct LayoutTests {
    /// Writes down when it is laid out and drawn.
    class Recorder: CALayer {
        final class Log { var lines: [String] = [] }

        let log: Log
        var onLayout: (() -> Void)?
        var onDraw: ((CGContext) -> Void)?

        init(_ name: String, _ log: Log) {
            self.log = log
            super.init()
            self.name = name
        }

        /// Presentation copies are made where a change finds an animation on its way, which is a matter of time.
        override init(layer: Any) {
            log = (layer as? Recorder)?.log ?? Log()
            super.init(layer: layer)
        }

        required init?(coder: NSCoder) { return nil }

        override func layoutSublayers() {
            log.lines.append("layout \(name ?? "")")
            onLayout?()
        }

        override func draw(in ctx: CGContext) {
            log.lines.append("draw \(name ?? "")")
            onDraw?(ctx)
        }
    }

    @Test func parentsComeBeforeChildrenAndLayoutBeforeDisplay() {
        let log = Recorder.Log()
        let (root, child) = (Recorder("root", log), Recorder("child", log))
        root.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        child.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
        root.addSublayer(child)
        root.setNeedsDisplay()
        child.setNeedsDisplay()
        _ = root.commit()
        #expect(log.lines == ["layout root", "layout child", "draw root", "draw child"])
        log.lines = []
        _ = root.commit()
        #expect(log.lines.isEmpty)
        child.bounds.size.width = 6
        _ = root.commit()
        #expect(log.lines == ["layout child"])
        log.lines = []
        child.bounds.origin.x = 1
        child.position.x = 3
        _ = root.commit()
        #expect(log.lines == ["layout child"])
    }

    @Test func layoutIfNeededClimbsWithoutAGap() {
        let log = Recorder.Log()
        let layers = ["a", "b", "c", "d"].map { Recorder($0, log) }
        for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
        layers[0].layoutIfNeeded()
        #expect(log.lines == ["layout a", "layout b", "layout c", "layout d"])
        log.lines = []
        layers[1].setNeedsLayout()
        layers[2].setNeedsLayout()
        layers[3].layoutIfNeeded()
        #expect(log.lines == ["layout b", "layout c"])
        log.lines = []
        layers[0].setNeedsLayout()
        layers[2].setNeedsLayout()
        layers[3].layoutIfNeeded()
        #expect(log.lines == ["layout c"])
        #expect(layers[0].needsLayout())
    }

    @Test func layersThatLayoutOrDrawingAddAreInTheSamePicture() {
        let log = Recorder.Log()
        let root = Recorder("root", log)
        root.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
        root.onLayout = { [weak root] in
            guard let root, root.sublayers == nil else { return }
            root.addSublayer(.box(CGRect(x: 0, y: 0, width: 2, height: 2), .red))
        }
        root.onDraw = { [weak root] _ in
            let late = Recorder("late", log)
            late.frame = CGRect(x: 2, y: 0, width: 2, height: 2)
            late.onDraw = { context in
                context.setFillColor(.green)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            }
            late.setNeedsDisplay()
            root?.addSublayer(late)
        }
        root.setNeedsDisplay()
        let picture = Picture(root, width: 4, height: 2)
        #expect(picture[0, 0] == .red && picture[2, 0] == .green && picture[2, 1] == .clear)
    }

    @Test func endlessLayoutIsStopped() {
        let log = Recorder.Log()
        let root = Recorder("root", log)
        root.onLayout = { [weak root] in root?.setNeedsLayout() }
        _ = root.commit()
        #expect(log.lines.count >= 100)
    }

    @Test func endlessLayoutOfLayersInsideOneAnotherIsStopped() {
        let log = Recorder.Log()
        let layers = (0..<6).map { Recorder("\($0)", log) }
        for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
        for layer in layers { layer.onLayout = { [weak layer] in layer?.setNeedsLayout() } }
        _ = layers[0].commit()
        #expect(log.lines.count == 600)
        #expect(log.lines.prefix(6) == ["layout 0", "layout 1", "layout 2", "layout 3", "layout 4", "layout 5"])
    }

    @Test func aParentThatIsAskedByItsGrandchildIsLaidOutAgain() {
        let log = Recorder.Log()
        let layers = ["a", "b", "c"].map { Recorder($0, log) }
        for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
        var asked = false
        layers[2].onLayout = {
            if !asked { layers[0].setNeedsLayout() }
            asked = true
        }
        layers[2].layoutIfNeeded()
        #expect(log.lines == ["layout a", "layout b", "layout c", "layout a"])
    }

    @Test func needsDisplayOnBoundsChange() {
        let log = Recorder.Log()
        let root = Recorder("root", log)
        root.bounds.size = CGSize(width: 4, height: 4)
        root.setNeedsDisplay()
        _ = root.commit()
        root.bounds.size.width = 5
        _ = root.commit()
        #expect(log.lines.filter { $0 == "draw root" }.count == 1)
        root.needsDisplayOnBoundsChange = true
        root.bounds.size.width = 6
        _ = root.commit()
        #expect(log.lines.filter { $0 == "draw root" }.count == 2)
        root.bounds.origin.x = 6
        _ = root.commit()
        #expect(log.lines.filter { $0 == "draw root" }.count == 2)
    }

    /// Draws, or gives contents itself.
    final class Delegate: CALayerDelegate {
        var calls: [String] = []
        var givesContents: CGImage?

        func display(_ layer: CALayer) {
            calls.append("display")
            if let givesContents { layer.contents = givesContents } else { layer.drawContents() }
        }

        func draw(_ layer: CALayer, in ctx: CGContext) {
            calls.append("draw")
            ctx.setFillColor(.blue)
            ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }

        func layerWillDraw(_ layer: CALayer) { calls.append("will") }

        func layoutSublayers(of layer: CALayer) { calls.append("layout") }
    }

    @Test func delegateFlow() {
        let delegate = Delegate()
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 2, height: 2))
        layer.delegate = delegate
        layer.setNeedsDisplay()
        let picture = Picture(layer, width: 2, height: 2)
        #expect(delegate.calls == ["layout", "display", "will", "draw"])
        #expect(picture[0, 0] == .blue && picture[1, 0] == .clear && picture[0, 1] == .clear)
        #expect(!layer.needsDisplay())
    }

    @Test func aLayerThatNothingDrawsForHasNoContents() {
        let layer = CAShapeLayer()
        layer.bounds.size = CGSize(width: 2000, height: 2000)
        layer.setNeedsDisplay()
        _ = layer.commit()
        #expect(layer.contents == nil)
    }
}
