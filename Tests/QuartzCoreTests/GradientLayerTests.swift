import CoreGraphics
import Testing

@testable import QuartzCore

struct GradientLayerTests {
    private func layer(_ colors: [Any]?, _ size: CGFloat = 10) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: size, height: size)
        layer.colors = colors
        return layer
    }

    @Test func runsDownInSRGB() {
        let picture = Picture(layer([CGColor.black, CGColor.white]), width: 10, height: 10)
        for y in 0..<10 {
            let value = Int((Double(y) + 0.5) * 25.5)
            #expect(picture[3, y].isNear(Picture.Pixel(value, value, value), within: 2), "\(y)")
        }
    }

    @Test func locationsAndPoints() {
        let layer = layer([CGColor.red, CGColor.red, CGColor.blue, CGColor.blue])
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        layer.locations = [0, 0.5, 0.5, 1]
        let picture = Picture(layer, width: 10, height: 10)
        #expect(picture[4, 2] == .red && picture[5, 2] == .blue)
        // The end colours go on outside of the axis.
        layer.colors = [CGColor.red, CGColor.blue]
        layer.locations = nil
        layer.startPoint.x = 0.3
        layer.endPoint.x = 0.7
        let inner = Picture(layer, width: 10, height: 10)
        #expect(inner[1, 0] == .red && inner[8, 0] == .blue)
    }

    @Test func locationsBeyondTheAxisCount() {
        let layer = layer([CGColor.black, CGColor.white])
        layer.locations = [-1, 1]
        let picture = Picture(layer, width: 10, height: 10)
        // Half way at the start point.
        #expect(picture[0, 0].isNear(Picture.Pixel(134, 134, 134), within: 2))
        layer.locations = [1.5, 3]
        #expect(Picture(layer, width: 10, height: 10)[0, 9] == .black)
    }

    @Test func linesOfOneColourFollowTheOtherDiagonal() {
        let layer = layer([CGColor.black, CGColor.white])
        layer.frame.size = CGSize(width: 20, height: 10)
        layer.startPoint = .zero
        layer.endPoint = CGPoint(x: 1, y: 1)
        let picture = Picture(layer, width: 20, height: 10)
        #expect(picture[16, 1].isNear(picture[2, 8], within: 2))
        #expect(picture[9, 4].isNear(picture[10, 5], within: 20))
    }

    @Test func oneColourNoneAndWrongOnes() {
        #expect(Picture(layer([CGColor.green]), width: 10, height: 10)[5, 5] == .green)
        #expect(Picture(layer([]), width: 10, height: 10)[5, 5] == .clear)
        #expect(Picture(layer(["green", 3]), width: 10, height: 10)[5, 5] == .clear)
        let flat = layer([CGColor.green, CGColor.blue])
        flat.endPoint = flat.startPoint
        #expect(Picture(flat, width: 10, height: 10)[5, 5] == .blue)
        let unknown = layer([CGColor.green, CGColor.blue])
        unknown.type = CAGradientLayerType(rawValue: "spiral")
        unknown.backgroundColor = .red
        #expect(Picture(unknown, width: 10, height: 10)[5, 5] == .red)
    }

    @Test func radialIsAnEllipseAboutTheStart() {
        let radial = layer([CGColor.black, CGColor.white])
        radial.frame.size = CGSize(width: 40, height: 20)
        radial.type = .radial
        radial.startPoint = CGPoint(x: 0.5, y: 0.5)
        radial.endPoint = CGPoint(x: 1, y: 1)
        let picture = Picture(radial, width: 40, height: 20)
        // Half axes of 20 and 10: the same colour twice as far across as down.
        #expect(picture[30, 10].isNear(Picture.Pixel(134, 134, 134), within: 2))
        #expect(picture[20, 15].isNear(picture[31, 10], within: 8))
        #expect(picture[0, 0] == .white && picture[20, 10].red < 16)
        radial.endPoint.x = 0.5
        #expect(Picture(radial, width: 40, height: 20)[3, 3] == .white)
        // Before the start there is nothing: the colour at 0 is half way there.
        radial.endPoint = CGPoint(x: 1, y: 1)
        radial.locations = [-1, 1]
        #expect(Picture(radial, width: 40, height: 20)[20, 10].isNear(Picture.Pixel(131, 131, 131), within: 8))
    }

    @Test func conicTurnsFromTheEndPoint() {
        let conic = layer([CGColor.black, CGColor.white])
        conic.frame.size = CGSize(width: 20, height: 20)
        conic.type = .conic
        conic.startPoint = CGPoint(x: 0.5, y: 0.5)
        conic.endPoint = CGPoint(x: 0.5, y: 0)
        let picture = Picture(conic, width: 20, height: 20)
        // From the top, clockwise: right a quarter, below a half, left three quarters.
        #expect(picture[19, 10].isNear(Picture.Pixel(64, 64, 64), within: 4))
        #expect(picture[10, 19].isNear(Picture.Pixel(127, 127, 127), within: 4))
        #expect(picture[0, 10].isNear(Picture.Pixel(191, 191, 191), within: 4))
        #expect(picture[10, 0].red < 6 && picture[9, 0].red > 249)
    }

    @Test func cornersClipIt() {
        let layer = layer([CGColor.green, CGColor.blue], 20)
        layer.cornerRadius = 10
        let picture = Picture(layer, width: 20, height: 20)
        #expect(abs(picture.area - .pi * 100) < 0.5 && picture[0, 0] == .clear)
    }
}
