import Compositor
import CoreGraphics
import Raster
import RenderTree
import Testing

@testable import QuartzCore

/// Layers in perspective, and the order of depth.
struct PerspectiveTests {
    private func perspective(_ distance: CGFloat) -> CATransform3D {
        var matrix = CATransform3DIdentity
        matrix.m34 = -1 / distance
        return matrix
    }

    private func scene(_ layers: CALayer..., distance: CGFloat = 50) -> CALayer {
        let root = CALayer.box(CGRect(x: 0, y: 0, width: 40, height: 40))
        root.sublayerTransform = perspective(distance)
        for layer in layers { root.addSublayer(layer) }
        return root
    }

    @Test func whatIsNearerIsLarger() {
        let box = CALayer.box(CGRect(x: 15, y: 15, width: 10, height: 10), .red)
        box.zPosition = 25
        // Half way to the eye: twice the size.
        let picture = Picture(scene(box), width: 40, height: 40)
        #expect(picture.area == 400)
        #expect(picture[10, 10] == .red && picture[29, 29] == .red && picture[9, 20] == .clear)
    }

    @Test func turnedLayerIsATrapezium() {
        let box = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        box.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        let picture = Picture(scene(box), width: 40, height: 40)
        // x' = 10 cos 60°, z = ∓10 sin 60°: the edges at x = ±10 come to w = 1 ± 0.1732.
        let (near, far) = (5 / (1 - 0.173205), 5 / (1 + 0.173205))
        let (tall, short) = (20 / (1 - 0.173205), 20 / (1 + 0.173205))
        let area = (near + far) * (tall + short) / 2
        #expect(abs(picture.area - area) < 1)
        // The right edge goes away from the eye.
        #expect(picture[15, 9] == .red && picture[23, 9] == .clear)
        #expect(picture[20, 20] == .red)
    }

    @Test func regionsFitTogether() throws {
        let box = CALayer.box(CGRect(x: 8, y: 8, width: 24, height: 24), .red)
        box.cornerRadius = 6
        box.shadowOpacity = 0.5
        box.transform = CATransform3DMakeRotation(0.7, 1, 1, 0)
        let root = scene(box)
        let whole = Picture(root, width: 40, height: 40)
        let bitmap = Picture.canvas(40, 40)
        for region in [PixelRect(x0: 0, y0: 0, x1: 17, y1: 40), PixelRect(x0: 17, y0: 0, x1: 40, y1: 40)] {
            Compositor(look: .screen).draw(root.commit(), into: bitmap, transform: .identity, region: region)
        }
        #expect(Picture(bitmap: bitmap).bytes == whole.bytes)
        #expect(whole.area > 100)
    }

    @Test func changesAreDrawnAgain() {
        let inner = CALayer.box(CGRect(x: 4, y: 4, width: 8, height: 8), .blue)
        let box = CALayer.box(CGRect(x: 8, y: 8, width: 24, height: 24), .red)
        box.transform = CATransform3DMakeRotation(0.9, 0, 1, 0)
        box.addSublayer(inner)
        let still = CALayer.box(CGRect(x: 0, y: 0, width: 4, height: 4), .green)
        let root = scene(box, still)
        let session = RenderSession(bitmap: Picture.canvas(40, 40))
        session.update(to: root.commit())
        for change in [{ inner.position.x += 3 }, { box.zPosition = 4 }, { still.backgroundColor = .blue }] {
            change()
            root.rest()
            session.update(to: root.commit())
            #expect(Picture(bitmap: session.bitmap).bytes == Picture(root, width: 40, height: 40).bytes)
        }
        #expect(session.update(to: root.commit()).isEmpty)
    }

    @Test func backsAreHidden() {
        for (angle, isSeen) in [(0.5, true), (2.0, false), (4.0, false), (5.5, true)] {
            let box = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
            box.isDoubleSided = false
            box.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0)
            #expect((Picture(scene(box), width: 40, height: 40).area > 0) == isSeen)
            #expect((Picture(.root(40, 40, box), width: 40, height: 40).area > 0) == isSeen)
        }
        // A mirrored layer shows its front.
        let box = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        box.isDoubleSided = false
        box.transform = CATransform3DMakeScale(-1, 1, 1)
        #expect(Picture(scene(box), width: 40, height: 40).area == 400)
    }

    @Test func theNearerCoversTheFarther() {
        let near = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        near.transform = CATransform3DMakeTranslation(0, 0, 10)
        let far = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20), .blue)
        far.zPosition = 5
        let picture = Picture(scene(near, far), width: 40, height: 40)
        #expect(picture[20, 20] == .red)
    }

    @Test func transformLayersShareTheirSuperlayersDepth() {
        let holder = CATransformLayer()
        holder.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        holder.backgroundColor = .black
        holder.opacity = 0.5
        let front = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        front.zPosition = 10
        let back = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20), .blue)
        back.zPosition = -10
        holder.addSublayer(front)
        holder.addSublayer(back)
        let between = CALayer.box(CGRect(x: 18, y: 18, width: 4, height: 4), .green)
        let root = scene(between, holder)
        #expect(root.commit().children.map(\.opacity) == [0.5, 1, 0.5])
        #expect(Picture(root, width: 40, height: 40)[1, 1] == .clear)
        // Turned round, the one behind comes to the front.
        holder.opacity = 1
        holder.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(Picture(root, width: 40, height: 40)[20, 20] == .blue)
        holder.transform = CATransform3DIdentity
        #expect(Picture(root, width: 40, height: 40)[20, 20] == .red)
        front.backgroundColor = .green
        #expect(Picture(root, width: 40, height: 40)[20, 20] == .green)
    }

    @Test func whatIsBehindTheEyeIsNotSeen() {
        let box = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        box.zPosition = 60
        #expect(Picture(scene(box), width: 40, height: 40).area == 0)
        box.zPosition = 0
        box.transform = CATransform3DMakeRotation(.pi / 2.2, 0, 1, 0)
        #expect(Picture(scene(box, distance: 5), width: 40, height: 40).area > 0)
    }

    @Test func hostileMatricesEnd() {
        for value in [CGFloat.nan, .infinity, 1e300, -1e300, 0] {
            let box = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
            box.transform.m14 = value
            box.transform.m34 = value
            box.transform.m11 = value
            box.isDoubleSided = false
            let holder = CATransformLayer()
            holder.sublayerTransform.m24 = value
            holder.addSublayer(box)
            let root = scene(holder, distance: value)
            _ = Picture(root, width: 8, height: 8)
        }
    }
}
