import Testing
import UIKit

@Suite struct GraphicsTests {
    @Test func pointsGrowDownwards() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 3, y: 2, width: 1, height: 1))
        }
        #expect(image.size == CGSize(width: 4, height: 3))
        #expect(image.scale == 2)
        let pixels = try #require(Pixels(image))
        #expect(pixels[0, 0] == red && pixels[1, 1] == red)
        #expect(pixels[2, 0] == clear)
        #expect(pixels[7, 5] == blue)
    }

    @Test func boundsOriginAndOpaqueGround() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 2, height: 2), format: format)
        let image = renderer.image { _ in
            UIColor.green.setFill()
            UIBezierPath(rect: CGRect(x: 11, y: 21, width: 5, height: 5)).fill()
        }
        let pixels = try #require(Pixels(image))
        #expect(pixels[0, 0] == black)
        #expect(pixels[1, 1] == green)
        #expect(renderer.format.bounds == CGRect(x: 10, y: 20, width: 2, height: 2))
    }

    @Test func imageContexts() throws {
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
        let outer = UIGraphicsGetCurrentContext()
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetCurrentContext() !== outer)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        UIColor.red.set()
        UIRectFrame(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(try #require(Pixels(image))[1, 1] == red)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        UIGraphicsPopContext()
    }

    @Test func clipsAndPathsInTheCurrentContext() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            context.cgContext.saveGState()
            UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)).addClip()
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.cgContext.restoreGState()
            UIColor.red.setStroke()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 0.5))
            line.addLine(to: CGPoint(x: 8, y: 0.5))
            line.stroke()
        }
        let pixels = try #require(Pixels(image))
        let scale = Int(image.scale)
        #expect(pixels[1 * scale, 3 * scale] == clear)
        #expect(pixels[3 * scale, 3 * scale] == blue)
        #expect(pixels[7 * scale, 0] == red)
    }

    @Test func coarseFlatnessIsThePathsOwn() throws {
        func circle(_ flatness: CGFloat) throws -> Pixels {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
            return try #require(
                Pixels(
                    renderer.image { _ in
                        let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 38, height: 38))
                        path.flatness = flatness
                        path.fill()
                    }))
        }
        let (coarse, fine) = (try circle(0.6), try circle(0.01))
        var differing = 0
        for y in 0..<40 { for x in 0..<40 where coarse[x, y] != fine[x, y] { differing += 1 } }
        #expect(differing > 0)
    }

    @Test(arguments: [
        CGSize(width: 0, height: 5), CGSize(width: CGFloat.nan, height: 5), CGSize(width: 1e9, height: 1e9),
        CGSize(width: CGFloat.infinity, height: 1),
    ])
    func sizesThatCannotBeDrawnGiveEmptyImages(size: CGSize) {
        var ran = false
        let image = UIGraphicsImageRenderer(size: size).image { _ in ran = true }
        #expect(image.cgImage == nil && image.size == .zero && !ran)
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func drawingOutsideOfDrawingDoesNothing() {
        UIColor.red.set()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIRectClip(.zero)
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        UIImage().draw(at: .zero)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
