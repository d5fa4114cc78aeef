import Testing

@testable import AppKit

/// A view with corners that notes what it is told.
@MainActor private final class CornerView: NSView {
    var configuration: NSViewCornerConfiguration? {
        didSet { invalidateCornerConfiguration() }
    }
    var told: [[CGFloat]?] = []

    override var cornerConfiguration: NSViewCornerConfiguration? { configuration }

    override func viewDidChangeEffectiveCornerRadii() {
        super.viewDidChangeEffectiveCornerRadii()
        told.append(radii)
    }

    /// Top left, top right, bottom left, bottom right.
    var radii: [CGFloat]? {
        effectiveCornerRadii.map { [$0.topLeft, $0.topRight, $0.bottomLeft, $0.bottomRight] }
    }
}

@MainActor @Suite(.serialized) struct CornerTests {
    private let container = CornerView(frame: NSRect(x: 20, y: 20, width: 280, height: 320))
    private let inner = CornerView(frame: NSRect(x: 60, y: 60, width: 110, height: 110))
    private let canvas = NSView(frame: NSRect(x: 0, y: 0, width: 320, height: 360))

    init() {
        canvas.addSubview(container)
        container.addSubview(inner)
    }

    private func setUp(different: Bool, minimum: CGFloat) {
        container.configuration =
            different
            ? .corners(
                topLeftRadius: .fixed(0), topRightRadius: .fixed(28), bottomLeftRadius: .fixed(14),
                bottomRightRadius: .fixed(42))
            : .uniformCorners(radius: .fixed(28))
        let radius = NSViewCornerRadius.containerConcentric(minimum)
        inner.configuration = different ? .corners(radius: radius) : .uniformCorners(radius: radius)
    }

    @Test func theFiguresOfTheArticle() {
        setUp(different: false, minimum: 8)
        inner.setFrameOrigin(NSPoint(x: 162, y: 8))
        #expect(container.radii == [28, 28, 28, 28] && inner.radii == [20, 20, 20, 20])
        inner.setFrameOrigin(NSPoint(x: 85, y: 105))
        #expect(inner.radii == [8, 8, 8, 8])
        setUp(different: true, minimum: 0)
        inner.setFrameOrigin(NSPoint(x: 8, y: 202))
        #expect(container.radii == [0, 28, 14, 42] && inner.radii == [0, 0, 0, 0])
        inner.setFrameOrigin(NSPoint(x: 162, y: 8))
        #expect(inner.radii == [0, 0, 0, 34])
        setUp(different: true, minimum: 8)
        #expect(inner.radii == [8, 8, 8, 34])
    }

    @Test func cornersAreNamedAsTheyAreSeen() {
        final class FlippedCorners: FlippedView {
            override var cornerConfiguration: NSViewCornerConfiguration? {
                .corners(
                    topLeftRadius: .fixed(0), topRightRadius: .fixed(28), bottomLeftRadius: .fixed(14),
                    bottomRightRadius: .fixed(42))
            }
        }
        let flipped = FlippedCorners(frame: container.frame)
        canvas.addSubview(flipped)
        flipped.addSubview(inner)
        inner.configuration = .corners(radius: .containerConcentric)
        // In a flipped container the last rows are the lower ones.
        inner.setFrameOrigin(NSPoint(x: 162, y: 202))
        #expect(inner.radii == [0, 0, 0, 34])
        inner.setFrameOrigin(NSPoint(x: 162, y: 8))
        #expect(inner.radii == [0, 20, 0, 0])
    }

    @Test func onlyChangesAreTold() {
        setUp(different: false, minimum: 8)
        inner.setFrameOrigin(NSPoint(x: 162, y: 8))
        #expect(inner.told.isEmpty)
        canvas.layoutSubtreeIfNeeded()
        #expect(container.told == [[28, 28, 28, 28]] && inner.told == [[20, 20, 20, 20]])
        inner.invalidateCornerConfiguration()
        inner.invalidateCornerConfiguration()
        canvas.layoutSubtreeIfNeeded()
        // Where no corner follows, nothing changes.
        inner.setFrameOrigin(NSPoint(x: 161, y: 8))
        inner.setFrameOrigin(NSPoint(x: 162, y: 8))
        canvas.layoutSubtreeIfNeeded()
        #expect(container.told.count == 1 && inner.told.count == 1)
        container.configuration = .uniformCorners(radius: .fixed(18))
        canvas.layoutSubtreeIfNeeded()
        #expect(container.told.last == [18, 18, 18, 18] && inner.told == [[20, 20, 20, 20], [10, 10, 10, 10]])
        inner.configuration = nil
        canvas.layoutSubtreeIfNeeded()
        #expect(inner.radii == nil && inner.told.count == 3 && inner.told[2] == nil)
        container.configuration = .uniformCorners(radius: .fixed(30))
        canvas.layoutSubtreeIfNeeded()
        #expect(inner.told.count == 3)
    }

    @Test func whatDependsOnThemIsToldToo() {
        setUp(different: false, minimum: 0)
        inner.setFrameOrigin(NSPoint(x: 8, y: 8))
        canvas.layoutSubtreeIfNeeded()
        // The container's size moves its corners away from the inner view's.
        container.setFrameSize(NSSize(width: 126, height: 126))
        canvas.layoutSubtreeIfNeeded()
        #expect(inner.told.last == [20, 20, 20, 20])
        container.setFrameSize(NSSize(width: 280, height: 40))
        canvas.layoutSubtreeIfNeeded()
        #expect(container.told.last == [20, 20, 20, 20])
        inner.removeFromSuperview()
        inner.layoutSubtreeIfNeeded()
        #expect(inner.told.last == [0, 0, 0, 0])
    }

    @Test func chainsOfContainers() {
        container.configuration = .uniformCorners(radius: .fixed(28))
        let middle = CornerView(frame: NSRect(x: 8, y: 8, width: 264, height: 304))
        // A view without corners between the two is looked through.
        let plain = NSView(frame: NSRect(x: 0, y: 0, width: 280, height: 320))
        container.addSubview(plain)
        plain.addSubview(middle)
        middle.configuration = .uniformCorners(radius: .containerConcentric)
        middle.addSubview(inner)
        inner.frame = NSRect(x: 8, y: 8, width: 248, height: 288)
        inner.configuration = .corners(radius: .containerConcentric)
        #expect(middle.radii == [20, 20, 20, 20] && inner.radii == [12, 12, 12, 12])
        // A layer's own radius makes a container as well.
        middle.configuration = nil
        middle.wantsLayer = true
        middle.layer?.cornerRadius = 10
        #expect(inner.radii == [2, 2, 2, 2])
        middle.layer?.maskedCorners = [.layerMinXMinYCorner]
        #expect(inner.radii == [0, 0, 2, 0])
    }

    @Test func kindsOfConfigurations() {
        inner.frame = NSRect(x: 0, y: 0, width: 100, height: 40)
        func radii(_ configuration: NSViewCornerConfiguration) -> [CGFloat]? {
            inner.configuration = configuration
            return inner.radii
        }
        #expect(radii(.capsule) == [20, 20, 20, 20])
        #expect(radii(.capsule(maximumRadius: 10)) == [10, 10, 10, 10])
        #expect(radii(.corners(radius: .fixed(40))) == [20, 20, 20, 20])
        #expect(
            radii(.uniformTopRadius(.fixed(16), bottomLeftRadius: nil, bottomRightRadius: .fixed(3))) == [
                16, 16, 0, 3,
            ])
        #expect(
            radii(.uniformBottomRadius(.fixed(16), topLeftRadius: .fixed(2), topRightRadius: nil)) == [
                2, 0, 16, 16,
            ])
        #expect(
            radii(.uniformLeftRadius(.fixed(5), topRightRadius: nil, bottomRightRadius: .fixed(1))) == [5, 0, 5, 1])
        #expect(
            radii(.uniformRightRadius(.fixed(5), topLeftRadius: .fixed(1), bottomLeftRadius: nil)) == [1, 5, 0, 5])
        #expect(radii(.uniformEdges(topRadius: .fixed(1), bottomRadius: .fixed(2))) == [1, 1, 2, 2])
        #expect(radii(.uniformEdges(leftRadius: .fixed(1), rightRadius: .fixed(2))) == [1, 2, 1, 2])
        #expect(
            radii(
                .uniformCorners(
                    radius: .fixed(9), topLeftRadius: nil, topRightRadius: .fixed(1), bottomLeftRadius: nil,
                    bottomRightRadius: nil)) == [9, 1, 9, 9])
        #expect(radii(.corners(radius: .fixed(.nan))) == [0, 0, 0, 0])
        #expect(radii(.corners(radius: .fixed(-4))) == [0, 0, 0, 0])
    }

    /// Named corners go their own way; the others share the largest that they come to.
    @Test func fiveRadii() {
        container.configuration = .corners(
            topLeftRadius: .fixed(40), topRightRadius: .fixed(30), bottomLeftRadius: .fixed(20),
            bottomRightRadius: nil)
        inner.frame = NSRect(x: 4, y: 4, width: 272, height: 312)
        inner.configuration = .uniformCorners(
            radius: .containerConcentric, topLeftRadius: .fixed(1), topRightRadius: nil, bottomLeftRadius: nil,
            bottomRightRadius: nil)
        #expect(inner.radii == [1, 26, 26, 26])
    }

    @Test func values() {
        #expect(NSViewCornerRadius.fixed(3) == NSViewCornerRadius.fixed(3))
        #expect(NSViewCornerRadius.fixed(3) != NSViewCornerRadius.containerConcentric(3))
        #expect(NSViewCornerConfiguration.capsule == NSViewCornerConfiguration.capsule)
        let radius = NSViewCornerRadius.containerConcentric
        #expect(radius.copy() as? NSViewCornerRadius == radius)
        #expect(
            Set([NSViewCornerConfiguration.corners(radius: .fixed(1)), .corners(radius: .fixed(1))]).count == 1)
    }

    /// AppKit rounds nothing by itself; a view that applies its radii in the notification shows them in the same picture.
    @Test func theViewDrawsThem() throws {
        final class Applying: NSView {
            override var cornerConfiguration: NSViewCornerConfiguration? { .capsule }
            override func viewDidChangeEffectiveCornerRadii() {
                super.viewDidChangeEffectiveCornerRadii()
                layer?.cornerRadius = effectiveCornerRadii?.topLeft ?? 0
            }
        }
        let plain = CornerView(frame: NSRect(x: 0, y: 0, width: 8, height: 8))
        plain.configuration = .capsule
        plain.wantsLayer = true
        plain.layer?.backgroundColor = NSColor.red.cgColor
        #expect(try AppKitStage.pixels { plain }[0, 0] == red)
        let found = try AppKitStage.pixels {
            let view = Applying(frame: NSRect(x: 0, y: 0, width: 8, height: 8))
            view.wantsLayer = true
            view.layer?.backgroundColor = NSColor.red.cgColor
            return view
        }
        #expect(found[0, 0] == clear && found[4, 4] == red)
    }

    /// A view that draws different corners by a mask, and equal ones by its layer, has nothing of the mask left after it.
    @Test func theIndependentModeLeavesNoTrace() throws {
        final class Masked: NSView {
            var isDifferent = false { didSet { invalidateCornerConfiguration() } }
            override var cornerConfiguration: NSViewCornerConfiguration? {
                isDifferent
                    ? .corners(
                        topLeftRadius: .fixed(0), topRightRadius: .fixed(4), bottomLeftRadius: .fixed(2),
                        bottomRightRadius: .fixed(6)) : .uniformCorners(radius: .fixed(4))
            }
            override func viewDidChangeEffectiveCornerRadii() {
                super.viewDidChangeEffectiveCornerRadii()
                guard let layer, let radii = effectiveCornerRadii else { return }
                guard isDifferent else {
                    layer.mask = nil
                    layer.cornerRadius = radii.topLeft
                    return
                }
                layer.cornerRadius = 0
                let mask = CAShapeLayer()
                mask.frame = bounds
                mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 16), transform: nil)
                layer.mask = mask
            }
        }
        let view = Masked(frame: NSRect(x: 0, y: 0, width: 16, height: 16))
        view.wantsLayer = true
        view.layer?.backgroundColor = NSColor.red.cgColor
        func pixels() throws -> [UInt8] {
            view.layoutSubtreeIfNeeded()
            let context = try #require(
                CGContext(
                    data: nil, width: 16, height: 16, bitsPerComponent: 8, bytesPerRow: 64,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            view.layer?.render(in: context)
            let data = try #require(context.makeImage()?.dataProvider?.data)
            return [UInt8](data as Data)
        }
        let before = try pixels()
        view.isDifferent = true
        #expect(try pixels() != before && view.layer?.mask != nil && view.layer?.cornerRadius == 0)
        view.isDifferent = false
        #expect(try pixels() == before && view.layer?.mask == nil && view.layer?.cornerRadius == 4)
        let radii = try #require(view.effectiveCornerRadii)
        #expect([radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight] == [4, 4, 4, 4])
    }

    /// A tree whose views were moved before they were put together is told as one that is built from the top.
    @Test func viewsThatWereMarkedBeforeTheyWereAdded() {
        container.removeFromSuperview()
        inner.removeFromSuperview()
        canvas.layoutSubtreeIfNeeded()
        setUp(different: false, minimum: 8)
        inner.setFrameOrigin(NSPoint(x: 162, y: 8))
        container.addSubview(inner)
        canvas.addSubview(container)
        canvas.layoutSubtreeIfNeeded()
        #expect(container.told == [[28, 28, 28, 28]] && inner.told == [[20, 20, 20, 20]])
    }

    /// A view that was never put anywhere is told too.
    @Test func aViewAloneIsTold() {
        final class Round: NSView {
            var count = 0
            override var cornerConfiguration: NSViewCornerConfiguration? { .capsule }
            override func viewDidChangeEffectiveCornerRadii() { count += 1 }
        }
        let view = Round(frame: NSRect(x: 0, y: 0, width: 8, height: 8))
        view.layoutSubtreeIfNeeded()
        view.layoutSubtreeIfNeeded()
        #expect(view.count == 1)
    }
}
