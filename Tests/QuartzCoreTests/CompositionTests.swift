import CoreGraphics
import Testing

@testable import QuartzCore

/// What lies over what, what clips what, what casts which shadow: pixel by pixel.
struct CompositionTests {
    private static let half = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)

    /// Gaussian of the standard deviation 2 px over a straight edge: the share at n + 0.5 pixels inside of it.
    private static let edge: [Double] = [0.5987, 0.7734, 0.8944, 0.9599, 0.9878]

    private func shape(_ rect: CGRect, fill: CGColor?, stroke: CGColor? = nil, width: CGFloat = 1) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: rect, transform: nil)
        layer.fillColor = fill
        layer.strokeColor = stroke
        layer.lineWidth = width
        return layer
    }

    @Test func partsLieInTheirOrder() {
        // Background red, fill green, stroke blue, a white sublayer, a black border: each covers a part of the last.
        let layer = shape(
            CGRect(x: 3, y: 0, width: 20, height: 12), fill: .green, stroke: .blue, width: 2)
        layer.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
        layer.backgroundColor = .red
        layer.addSublayer(.box(CGRect(x: 6, y: 0, width: 20, height: 12), .white))
        layer.borderWidth = 2
        let picture = Picture(layer, width: 20, height: 12)
        #expect(picture[1, 6] == .black && picture[2, 6] == .blue && picture[3, 6] == .blue)
        #expect(picture[4, 6] == .green && picture[5, 6] == .green && picture[7, 6] == .white)
        #expect(picture[10, 6] == .black && picture[11, 6] == .black && picture[5, 0] == .black)
        // Sublayers are not clipped, nor is the path.
        #expect(picture[12, 6] == .white && picture[19, 6] == .white)
        layer.masksToBounds = true
        let clipped = Picture(layer, width: 20, height: 12)
        #expect(clipped[11, 6] == .black && clipped[12, 6] == .clear && clipped[7, 6] == .white)
    }

    @Test func gradientLiesOverTheBackgroundAndUnderTheSublayers() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.backgroundColor = .red
        layer.colors = [CGColor.green]
        layer.addSublayer(.box(CGRect(x: 4, y: 0, width: 4, height: 8), .blue))
        layer.cornerRadius = 4
        let picture = Picture(layer, width: 8, height: 8)
        #expect(picture[2, 4] == .green && picture[6, 4] == .blue)
        #expect(picture[0, 0].alpha < 20)
        layer.colors = nil
        #expect(Picture(layer, width: 8, height: 8)[2, 4] == .red)
    }

    @Test func clipMultipliesTheFinishedContentOnce() {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
        layer.cornerRadius = 10
        let plain = Picture(layer, width: 20, height: 20)
        layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 20, height: 20), .red))
        layer.masksToBounds = true
        let clipped = Picture(layer, width: 20, height: 20)
        var partial = 0
        for y in 0..<20 {
            for x in 0..<20 {
                // No blue under the red, and the alpha of one coverage, not of two.
                #expect(clipped[x, y].blue == 0)
                #expect(abs(clipped[x, y].alpha - plain[x, y].alpha) <= 1)
                if (1..<255).contains(plain[x, y].alpha) { partial += 1 }
            }
        }
        #expect(partial > 20)
        // A straight edge within a pixel is multiplied once as well.
        let off = CALayer.box(CGRect(x: 0.5, y: 0, width: 4, height: 4), .blue)
        off.masksToBounds = true
        off.addSublayer(.box(CGRect(x: -2, y: -2, width: 20, height: 20), .red))
        #expect(Picture(off, width: 6, height: 4)[0, 2].isNear(Picture.Pixel(128, 0, 0, 128)))
    }

    @Test func borderFollowsTheInnerOutline() {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 40, height: 40))
        layer.cornerRadius = 12
        layer.borderWidth = 4
        let area = Picture(layer, width: 40, height: 40).area
        // The ring between radii 12 and 8.
        let outer = 40.0 * 40 - (4 - Double.pi) * 144, inner = 32.0 * 32 - (4 - Double.pi) * 64
        #expect(abs(area - (outer - inner)) < 0.6)
        layer.cornerRadius = 2
        let wide = Picture(layer, width: 40, height: 40)
        // Wider than the radius: the inner corners are square.
        #expect(wide[4, 4] == .clear && wide[3, 3] == .black)
        layer.borderWidth = 30
        #expect(Picture(layer, width: 40, height: 40)[20, 20] == .black)
    }

    @Test func defaultShadowPointsUp() {
        let layer = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20), .white)
        layer.shadowOpacity = 1
        let picture = Picture(.root(40, 40, layer), width: 40, height: 40)
        #expect(picture[20, 5].alpha > picture[20, 34].alpha + 30)
        #expect(picture[20, 20] == .white)
    }

    @Test func shadowIsAGaussianOfTheRadius() {
        let layer = CALayer()
        layer.shadowOpacity = 1
        layer.shadowRadius = 2
        layer.shadowOffset = .zero
        layer.shadowPath = CGPath(rect: CGRect(x: 10, y: -40, width: 60, height: 100), transform: nil)
        // An empty layer throws it all the same.
        let picture = Picture(layer, width: 30, height: 20)
        for (index, share) in Self.edge.enumerated() {
            #expect(abs(Double(picture[10 + index, 10].alpha) - share * 255) < 1.5, "\(index)")
            #expect(abs(Double(picture[9 - index, 10].alpha) - (1 - share) * 255) < 1.5, "\(index)")
        }
        // Not cut out under the content, and the path does not follow the bounds.
        #expect(picture[25, 10].alpha >= 254)
    }

    @Test func shadowOffsetIsOfTheLayersSpace() {
        let layer = CALayer.box(CGRect(x: 10, y: 10, width: 10, height: 10), .white)
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 4, height: 0)
        #expect(Picture(.root(30, 30, layer), width: 30, height: 30)[22, 15] == .black)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let turned = Picture(.root(30, 30, layer), width: 30, height: 30)
        #expect(turned[15, 22] == .black && turned[22, 15] == .clear)
    }

    @Test func shadowOfWhatIsShown() {
        // No background: a sublayer and the border cast it.
        let layer = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20))
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 30)
        layer.addSublayer(.box(CGRect(x: 15, y: 5, width: 10, height: 5), .red))
        let picture = Picture(.root(60, 60, layer), width: 60, height: 60)
        #expect(picture[30, 47] == .black && picture[20, 47] == .clear && picture[30, 17] == .red)
        layer.borderWidth = 1
        let bordered = Picture(.root(60, 60, layer), width: 60, height: 60)
        #expect(bordered[10, 50] == .black && bordered[15, 50] == .clear)
        // Half as dense where what is shown is translucent.
        layer.backgroundColor = Self.half
        let translucent = Picture(.root(60, 60, layer), width: 60, height: 60)
        #expect(translucent[15, 50].isNear(Picture.Pixel(0, 0, 0, 128)))
        layer.masksToBounds = true
        #expect(Picture(.root(60, 60, layer), width: 60, height: 60)[30, 47] == .clear)
    }

    @Test func shadowOfATrimmedStroke() {
        // Without a shadow path, the stroked part alone casts: the layer above shows nothing else.
        let card = CALayer.box(CGRect(x: 0, y: 0, width: 40, height: 40))
        let line = shape(CGRect(x: 5, y: 5, width: 20, height: 20), fill: nil, stroke: .green, width: 4)
        line.strokeEnd = 0.25
        card.addSublayer(line)
        card.shadowOpacity = 1
        card.shadowRadius = 0
        card.shadowOffset = CGSize(width: 0, height: 10)
        let picture = Picture(card, width: 40, height: 40)
        // A quarter of the way is one side, which begins at the corner.
        #expect(picture[15, 5] == .green && picture[5, 20] == .clear && picture[25, 20] == .clear)
        #expect(picture[15, 15] == .black && picture[15, 20] == .clear)
        line.strokeEnd = 0.5
        let longer = Picture(card, width: 40, height: 40)
        #expect(longer[25, 20] == .green && longer[25, 34] == .black)
        line.strokeEnd = 0
        #expect(Picture(card, width: 40, height: 40).area == 0)
    }

    @Test func translucentLayersAreOnePicture() {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        layer.addSublayer(.box(CGRect(x: 5, y: 0, width: 10, height: 10), .blue))
        layer.opacity = 0.5
        let picture = Picture(layer, width: 15, height: 10)
        #expect(picture[2, 5].isNear(Picture.Pixel(128, 0, 0, 128)))
        #expect(picture[7, 5].isNear(Picture.Pixel(0, 0, 128, 128)))
        layer.allowsGroupOpacity = false
        let single = Picture(layer, width: 15, height: 10)
        // The red shines through the blue.
        #expect(single[7, 5].isNear(Picture.Pixel(64, 0, 128, 191), within: 2))
        #expect(single[12, 5].isNear(Picture.Pixel(0, 0, 128, 128)))
    }

    @Test func shadowOfATranslucentLayer() {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
        layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 20, height: 5), .white))
        layer.opacity = 0.5
        layer.shadowOpacity = 0.5
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 5)
        let picture = Picture(layer, width: 20, height: 20)
        // Opacity times shadow opacity, and seen through the layer that lies over it.
        #expect(picture[5, 12].isNear(Picture.Pixel(0, 0, 0, 64)))
        #expect(picture[5, 7].isNear(Picture.Pixel(128, 128, 128, 160), within: 2))
        #expect(picture[5, 2].isNear(Picture.Pixel(128, 128, 128, 128)))
        #expect(picture[15, 7].isNear(Picture.Pixel(0, 0, 0, 64)))
    }

    @Test func maskMultipliesShadowAndContentTogether() {
        let layer = CALayer.box(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 5, height: 5), .green))
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 10)
        let mask = CALayer.box(CGRect(x: -5, y: -5, width: 15, height: 40), Self.half)
        layer.mask = mask
        let picture = Picture(.root(50, 50, layer), width: 50, height: 50)
        #expect(picture[12, 12].isNear(Picture.Pixel(0, 128, 0, 128)))
        #expect(picture[12, 25].isNear(Picture.Pixel(128, 0, 0, 128)))
        #expect(picture[12, 35].isNear(Picture.Pixel(0, 0, 0, 128)))
        #expect(picture[25, 25] == .clear)
        // Its sublayers count, its colours do not.
        mask.addSublayer(.box(CGRect(x: 15, y: 0, width: 5, height: 40), .white))
        let wider = Picture(.root(50, 50, layer), width: 50, height: 50)
        #expect(
            wider[22, 25] == .red && wider[12, 25].isNear(Picture.Pixel(128, 0, 0, 128)) && wider[27, 25] == .clear)
        // A hidden mask shows nothing; none shows all.
        mask.isHidden = true
        #expect(Picture(.root(50, 50, layer), width: 50, height: 50).area == 0)
        layer.mask = nil
        #expect(Picture(.root(50, 50, layer), width: 50, height: 50)[27, 25] == .red)
    }

    @Test func shapeMasksClipOnce() {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        layer.addSublayer(.box(CGRect(x: 0, y: 0, width: 20, height: 20), .blue))
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        layer.mask = mask
        let masked = Picture(layer, width: 20, height: 20)
        let circle = CALayer.box(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
        circle.cornerRadius = 10
        #expect(masked.difference(from: Picture(circle, width: 20, height: 20)) <= 1)
        // With the clip to the bounds, both act.
        layer.bounds.size.width = 10
        layer.frame.origin = .zero
        layer.masksToBounds = true
        let both = Picture(layer, width: 20, height: 20)
        #expect(both[5, 10] == .blue && both[15, 10] == .clear && both[0, 0] == .clear)
    }

    @Test func sublayerTransformTurnsAboutTheAnchor() {
        let root = CALayer.box(CGRect(x: 0, y: 0, width: 20, height: 20))
        root.addSublayer(.box(CGRect(x: 0, y: 8, width: 4, height: 4), .red))
        root.sublayerTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let picture = Picture(root, width: 20, height: 20)
        #expect(picture[10, 2] == .red && picture[2, 10] == .clear)
        root.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
        let small = Picture(root, width: 20, height: 20)
        #expect(small[5, 10] == .red && small[6, 10] == .red && small[4, 10] == .clear && small[7, 10] == .clear)
    }

    @Test func continuousCornersCutMore() {
        let layer = CALayer.box(CGRect(x: 0, y: 0, width: 60, height: 60), .black)
        layer.cornerRadius = 15
        let circular = 3600 - Picture(layer, width: 60, height: 60).area
        layer.cornerCurve = .continuous
        let continuous = 3600 - Picture(layer, width: 60, height: 60).area
        #expect(abs(circular / 4 - (1 - .pi / 4) * 225) < 0.1 && abs(continuous / 4 - 0.22530 * 225) < 0.1)
        layer.maskedCorners = [.layerMaxXMinYCorner]
        let one = Picture(layer, width: 60, height: 60)
        #expect(abs(3600 - one.area - 0.22530 * 225) < 0.1)
        #expect(one[0, 0] == .black && one[59, 0] == .clear && one[59, 59] == .black && one[0, 59] == .black)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        // A radius of more than half a side is half a side.
        layer.maskedCorners = CACornerMask(rawValue: 15)
        layer.cornerCurve = .circular
        layer.cornerRadius = 1000
        #expect(abs(Picture(layer, width: 60, height: 60).area - .pi * 900) < 0.5)
    }
}
