import Testing
import UIKit

@testable import Compositor
@testable import QuartzCore
@testable import Raster

/// Background, gradient, border, clip and shadow of a view with corners of its own, held against one another in pixels,
/// and against the same corners of a layer.
@MainActor @Suite struct CornerPictureTests {
    private let radii: UICornerConfiguration = .corners(
        topLeftRadius: 0, topRightRadius: 28, bottomLeftRadius: 14, bottomRightRadius: 42)
    private static let side = 160

    private func view(_ configuration: UICornerConfiguration? = nil) -> UIView {
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 110))
        view.cornerConfiguration = configuration ?? radii
        return view
    }

    private func picture(_ layer: CALayer, look: Look = .screen) throws -> [[Int]] {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        root.anchorPoint = .zero
        root.addSublayer(layer)
        let bitmap = try #require(Bitmap(width: Self.side, height: Self.side))
        Compositor(look: look).draw(root.commit(), into: bitmap, transform: .identity)
        let pixels = Pixels(bitmap)
        return (0..<Self.side * Self.side).map { pixels[$0 % Self.side, $0 / Self.side] }
    }

    private func alpha(_ picture: [[Int]]) -> [Int] { picture.map { $0[3] } }

    private func area(_ picture: [[Int]]) -> Double { Double(alpha(picture).reduce(0, +)) / 255 }

    @Test(arguments: [Look.screen, .quartz]) func theCornersAreThoseOfALayer(_ look: Look) throws {
        let own = view(.uniformCorners(radius: 28))
        own.backgroundColor = .red
        let layer = CALayer()
        layer.frame = own.frame
        layer.backgroundColor = UIColor.red.cgColor
        layer.cornerRadius = 28
        layer.cornerCurve = .continuous
        #expect(try picture(own.layer, look: look) == picture(layer, look: look))
    }

    /// What four continuous corners cut off: 0.22530 r² each.
    @Test func theAreaIsThatOfTheFourCorners() throws {
        let view = view()
        view.backgroundColor = .red
        let cut = 0.22530 * Double(28 * 28 + 14 * 14 + 42 * 42)
        #expect(abs(try area(picture(view.layer)) - (120 * 110 - cut)) < 0.5)
    }

    @Test func theBordersOuterEdgeIsTheBackgrounds() throws {
        let filled = view()
        filled.backgroundColor = .red
        let bordered = view()
        bordered.layer.borderWidth = 200
        bordered.layer.borderColor = UIColor.red.cgColor
        #expect(try picture(filled.layer) == picture(bordered.layer))
        // A border over a background of its colour adds nothing, and hides one of another colour at the edge.
        filled.layer.borderWidth = 6
        filled.layer.borderColor = UIColor.red.cgColor
        let plain = view()
        plain.backgroundColor = .red
        let (a, b) = (alpha(try picture(filled.layer)), alpha(try picture(plain.layer)))
        // A pixel that both cover in part is covered by one, then by the other.
        #expect(zip(a, b).allSatisfy { ($0 == 0) == ($1 == 0) && ($0 == 255) == ($1 == 255) || abs($0 - $1) < 64 })
        #expect(zip(a, b).allSatisfy { $0 >= $1 })
    }

    @Test func theBordersInnerRadiusIsLessByItsWidth() throws {
        let bordered = view()
        bordered.layer.borderWidth = 16
        bordered.layer.borderColor = UIColor.red.cgColor
        let whole = view()
        whole.backgroundColor = .red
        let hole = UIView(frame: CGRect(x: 36, y: 36, width: 88, height: 78))
        hole.cornerConfiguration = .corners(
            topLeftRadius: 0, topRightRadius: 12, bottomLeftRadius: 0, bottomRightRadius: 26)
        hole.backgroundColor = .red
        let (ring, outer, inner) = (
            alpha(try picture(bordered.layer)), alpha(try picture(whole.layer)), alpha(try picture(hole.layer))
        )
        for index in ring.indices { #expect(abs(ring[index] - (outer[index] - inner[index])) <= 1) }
    }

    @Test func clipsAndGradientsEndWhereTheBackgroundDoes() throws {
        let filled = view()
        filled.backgroundColor = .red
        let clipping = view()
        clipping.clipsToBounds = true
        let large = UIView(frame: CGRect(x: -40, y: -40, width: 300, height: 300))
        large.backgroundColor = .red
        clipping.addSubview(large)
        #expect(try picture(filled.layer) == picture(clipping.layer))

        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let gradient = GradientView(frame: filled.frame)
        gradient.cornerConfiguration = radii
        (gradient.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
        let (a, b) = (try picture(filled.layer), try picture(gradient.layer))
        #expect(zip(a, b).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) <= 1 } })
    }

    /// The shadow of the outline is the same as that of its pixels, for both curves.
    @Test(arguments: [CALayerCornerCurve.continuous, .circular], [2.0, 6.0])
    func theShadowIsThatOfTheCoverage(_ curve: CALayerCornerCurve, _ radius: Double) throws {
        func shadow(byPath isByPath: Bool) throws -> [Int] {
            let view = view()
            view.layer.cornerCurve = curve
            view.backgroundColor = .red
            view.layer.shadowOpacity = 1
            view.layer.shadowRadius = CGFloat(radius)
            view.layer.shadowOffset = CGSize(width: 3, height: 4)
            if isByPath {
                let path = CGMutablePath()
                path.addOutline(view.layer.outline.rect, of: view.layer)
                view.layer.shadowPath = path
            }
            return alpha(try picture(view.layer))
        }
        let (outline, path) = (try shadow(byPath: false), try shadow(byPath: true))
        #expect(zip(outline, path).allSatisfy { abs($0 - $1) <= 1 })
    }

    @Test func touchesAreWhereThePixelsAre() throws {
        let view = view()
        view.backgroundColor = .red
        let pixels = alpha(try picture(view.layer))
        for y in 0..<110 {
            for x in 0..<120 {
                let coverage = pixels[(y + 20) * Self.side + x + 20]
                let isInside = view.point(inside: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), with: nil)
                if coverage == 0 { #expect(!isInside) }
                if coverage == 255 { #expect(isInside) }
            }
        }
    }
}

extension CGMutablePath {
    /// The layer's outline, as lines and curves.
    fileprivate func addOutline(_ rect: CGRect, of layer: CALayer) {
        layer.outline.forEachSegment { segment in
            switch segment {
            case .move(let p): move(to: p)
            case .line(let p): addLine(to: p)
            case .cubic(let a, let b, let end): addCurve(to: end, control1: a, control2: b)
            case .close: closeSubpath()
            }
        }
    }
}
