import CoreGraphics
import CornerGeometry
import Foundation
import QuartzCore
import Testing

@testable import LayerFindings

/// Each rule finds its defect, and nothing in a layer without it.
struct LayerRuleTests {
    private static let bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// What is found in a layer in the middle of a picture, by the names of the rules.
    private func found(
        _ layer: CALayer, in parent: CALayer? = nil, scale: CGFloat = 2
    ) -> [String: String] {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        if let parent {
            root.addSublayer(parent)
            parent.addSublayer(layer)
        } else {
            root.addSublayer(layer)
        }
        let explanation = LayerExplanation(
            of: root, as: root.commit(), toPicture: .identity, size: root.bounds.size, scale: scale)
        return Dictionary(
            explanation.findings.map { ($0.rule, $0.sentence) }, uniquingKeysWith: { first, _ in first })
    }

    /// An opaque layer at (50, 40), with which nothing is wrong.
    private func box(_ change: (CALayer) -> Void = { _ in }) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 40, width: 40, height: 20)
        layer.backgroundColor = Self.red
        change(layer)
        return layer
    }

    private func shape(_ change: (CAShapeLayer) -> Void) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 50, y: 40, width: 40, height: 20)
        layer.path = CGPath(ellipseIn: Self.bounds, transform: nil)
        layer.fillColor = Self.red
        change(layer)
        return layer
    }

    private func gradient(_ change: (CAGradientLayer) -> Void) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 50, y: 40, width: 40, height: 20)
        layer.colors = [Self.red, CGColor.black]
        change(layer)
        return layer
    }

    /// - Parameter sound: The same without the defect.
    private func expect(
        _ rule: String, in defect: CALayer, says words: String? = nil, notIn sound: CALayer,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let sentence = found(defect)[rule]
        #expect(sentence != nil, "\(rule)", sourceLocation: sourceLocation)
        if let words, let sentence { #expect(sentence.contains(words), sourceLocation: sourceLocation) }
        let other = found(sound)
        #expect(other[rule] == nil, "\(other)", sourceLocation: sourceLocation)
    }

    @Test func soundLayersGiveNoFinding() {
        #expect(found(box()).isEmpty)
        #expect(found(shape { _ in }).isEmpty)
        #expect(found(gradient { _ in }).isEmpty)
        let lit = box {
            $0.cornerRadius = 6
            $0.borderWidth = 1
            $0.shadowOpacity = 0.5
            $0.shadowRadius = 4
        }
        #expect(found(lit).isEmpty)
    }

    @Test func shadowsThatDoNotShow() {
        func lit(_ change: (CALayer) -> Void) -> CALayer {
            box {
                $0.shadowOpacity = 1
                change($0)
            }
        }
        let sound = lit { _ in }
        expect("clipped-shadow", in: lit { $0.masksToBounds = true }, says: "masksToBounds", notIn: sound)
        expect("clear-shadow-color", in: lit { $0.shadowColor = nil }, says: "nil", notIn: sound)
        expect("clear-shadow-color", in: lit { $0.shadowColor = .clear }, says: "clear", notIn: sound)
        expect(
            "shadow-opacity-zero",
            in: box {
                $0.shadowRadius = 8
                $0.shadowOffset = .zero
            }, says: "shadowRadius, shadowOffset are set", notIn: lit { $0.shadowRadius = 8 })
        expect("shadow-of-nothing", in: lit { $0.backgroundColor = .clear }, says: "no shadowPath", notIn: sound)
        expect(
            "shadow-of-nothing", in: lit { $0.shadowPath = CGMutablePath() }, says: "empty",
            notIn: lit {
                $0.backgroundColor = nil
                $0.shadowPath = CGPath(rect: Self.bounds, transform: nil)
            })
        expect(
            "shadow-of-nothing",
            in: lit {
                $0.backgroundColor = nil
                $0.addSublayer(CALayer())
            },
            notIn: lit {
                $0.backgroundColor = nil
                let child = CALayer()
                child.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
                child.backgroundColor = .black
                $0.addSublayer(child)
            })
        expect(
            "shadow-path-off-bounds",
            in: lit { $0.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil) },
            says: "30 × 20 at (0, 0)", notIn: lit { $0.shadowPath = CGPath(rect: Self.bounds, transform: nil) })
        expect(
            "covered-shadow",
            in: lit {
                $0.shadowRadius = 0
                $0.shadowOffset = .zero
            }, notIn: lit { $0.shadowRadius = 0 })
    }

    @Test func shadowsThatAreCut() {
        func masked(_ rect: CGRect) -> CALayer {
            box {
                $0.shadowOpacity = 1
                let mask = CALayer()
                mask.frame = rect
                mask.backgroundColor = .black
                $0.mask = mask
            }
        }
        expect("masked-shadow", in: masked(Self.bounds), notIn: masked(Self.bounds.insetBy(dx: -30, dy: -30)))
        func parent(_ clips: Bool) -> CALayer {
            let parent = CALayer()
            parent.frame = CGRect(x: 10, y: 10, width: 90, height: 52)
            parent.masksToBounds = clips
            return parent
        }
        let lit = box {
            $0.shadowOpacity = 1; $0.shadowOffset = CGSize(width: 0, height: 8)
        }
        lit.position.y = 40
        #expect(found(lit, in: parent(true))["shadow-cut-by-superlayer"]?.contains("CALayer") == true)
        #expect(found(lit, in: parent(false))["shadow-cut-by-superlayer"] == nil)
        lit.position = CGPoint(x: 40, y: 25)
        #expect(found(lit, in: parent(true))["shadow-cut-by-superlayer"] == nil)
    }

    @Test func cornersThatAreNotRound() {
        expect(
            "radius-over-half", in: box { $0.cornerRadius = 11 }, says: "drawn as 10",
            notIn: box { $0.cornerRadius = 10 })
        func holding(_ rect: CGRect, _ change: (CALayer) -> Void = { _ in }) -> CALayer {
            box {
                $0.cornerRadius = 8
                let child = CALayer()
                child.frame = rect
                child.backgroundColor = .black
                $0.addSublayer(child)
                change($0)
            }
        }
        expect(
            "content-over-corner", in: holding(CGRect(x: 0, y: 0, width: 40, height: 5)), says: "a sublayer covers",
            notIn: holding(CGRect(x: 8, y: 0, width: 24, height: 20)))
        expect(
            "content-over-corner", in: holding(CGRect(x: 30, y: 10, width: 20, height: 20)),
            notIn: holding(CGRect(x: 0, y: 0, width: 40, height: 5)) { $0.masksToBounds = true })
        // Corners that a view's configuration has settled, with the layer's own radius in their shadow.
        expect(
            "content-over-corner",
            in: holding(CGRect(x: 0, y: 0, width: 40, height: 5)) {
                $0.cornerRadius = 0
                $0.resolvedRadii = CornerRadii(topLeft: 8)
            },
            notIn: holding(CGRect(x: 8, y: 0, width: 32, height: 20)) { $0.resolvedRadii = CornerRadii(topLeft: 8) }
        )
        expect(
            "radius-beside-configuration",
            in: box {
                $0.cornerRadius = 5
                $0.resolvedRadii = CornerRadii(3)
            }, says: "cornerRadius 5 is not drawn", notIn: box { $0.resolvedRadii = CornerRadii(3) })
        expect(
            "radius-over-half", in: box { $0.cornerRadius = 15 },
            notIn: box {
                $0.cornerRadius = 15
                $0.resolvedRadii = CornerRadii(3)
            })
        expect(
            "corner-of-nothing",
            in: box {
                $0.cornerRadius = 5
                $0.backgroundColor = nil
            },
            notIn: box {
                $0.cornerRadius = 5
                $0.backgroundColor = nil
                $0.borderWidth = 1
            })
        expect(
            "no-masked-corners",
            in: box {
                $0.cornerRadius = 5
                $0.maskedCorners = []
            },
            notIn: box {
                $0.cornerRadius = 5
                $0.maskedCorners = [.layerMinXMinYCorner]
            })
        expect(
            "corner-of-shape", in: shape { $0.cornerRadius = 4 }, says: "round the path itself",
            notIn: shape { _ in })
        expect(
            "corner-of-shape",
            in: shape {
                $0.cornerRadius = 4
                $0.masksToBounds = true
            }, says: "cuts the path off", notIn: box { $0.cornerRadius = 4 })
    }

    @Test func bordersThatDoNotShow() {
        expect("border-over-half", in: box { $0.borderWidth = 10 }, notIn: box { $0.borderWidth = 9 })
        expect(
            "clear-border",
            in: box {
                $0.borderWidth = 2
                $0.borderColor = .clear
            }, notIn: box { $0.borderWidth = 2 })
        expect(
            "border-width-zero", in: box { $0.borderColor = Self.red },
            notIn: box {
                $0.borderColor = Self.red
                $0.borderWidth = 1
            })
        expect("border-under-a-pixel", in: box { $0.borderWidth = 0.3 }, notIn: box { $0.borderWidth = 0.5 })
    }

    @Test func masksThatHideAll() {
        func masked(_ change: (CALayer) -> Void) -> CALayer {
            box {
                let mask = CALayer()
                mask.frame = Self.bounds
                mask.backgroundColor = .black
                change(mask)
                $0.mask = mask
            }
        }
        let sound = masked { _ in }
        expect("empty-mask", in: masked { $0.backgroundColor = nil }, says: "shows nothing", notIn: sound)
        expect("empty-mask", in: masked { $0.isHidden = true }, says: "is hidden", notIn: sound)
        expect("empty-mask", in: masked { $0.opacity = 0 }, says: "opacity of 0", notIn: sound)
        expect("mask-aside", in: masked { $0.position.x += 50 }, says: "space of the layer", notIn: sound)
        expect("mask-of-mask", in: masked { $0.mask = CALayer() }, notIn: sound)
    }

    @Test func layersThatAreNotSeen() {
        expect("hidden", in: box { $0.isHidden = true }, says: "isHidden", notIn: box())
        expect("hidden", in: box { $0.opacity = 0 }, says: "opacity is 0", notIn: box { $0.opacity = 0.1 })
        expect(
            "no-size", in: box { $0.bounds.size.height = 0 }, says: "40 × 0",
            notIn: box {
                $0.bounds = .zero
                $0.backgroundColor = nil
            })
        expect("outside-picture", in: box { $0.position.x = -30 }, notIn: box { $0.position.x = -10 })
        expect(
            "flat-transform", in: box { $0.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1)) }, notIn: box())
        // Nothing more is said of what is hidden, nor of what lies in it.
        let hidden = box {
            $0.isHidden = true
            $0.borderColor = Self.red
            $0.addSublayer(box { $0.cornerRadius = 40 })
        }
        #expect(found(hidden).keys.sorted() == ["hidden"])
    }

    @Test func contentsWithTooFewPixels() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let image = try #require(context.makeImage())
        let layer = box { $0.contents = image }
        #expect(found(layer)["contents-scale"]?.contains("1 pixels a point") == true)
        #expect(found(layer, scale: 1)["contents-scale"] == nil)
        let dense = box {
            $0.contents = image
            $0.contentsScale = 2
            $0.bounds.size = CGSize(width: 20, height: 10)
        }
        #expect(found(dense)["contents-scale"] == nil)
    }

    @Test func bitmapsThatAreTooCoarse() {
        let layer = box { $0.shouldRasterize = true }
        expect(
            "rasterization-scale", in: layer, says: "1 pixels a point on a screen of 2",
            notIn: box {
                $0.shouldRasterize = true
                $0.rasterizationScale = 2
            })
        #expect(found(box { $0.shouldRasterize = true }, scale: 1)["rasterization-scale"] == nil)
        #expect(found(box { $0.rasterizationScale = 0.5 })["rasterization-scale"] == nil)
    }

    @Test func gradientsThatAreNone() {
        let sound = gradient { $0.locations = [0.2, 0.8] }
        expect("gradient-colors", in: gradient { $0.colors = nil }, says: "no colors", notIn: sound)
        expect("gradient-colors", in: gradient { $0.colors = [Self.red] }, says: "one color", notIn: sound)
        expect("clear-gradient", in: gradient { $0.colors = [CGColor.clear, CGColor.clear] }, notIn: sound)
        expect("gradient-locations", in: gradient { $0.locations = [0.8, 0.2] }, says: "ascend", notIn: sound)
        expect("gradient-locations", in: gradient { $0.locations = [0] }, says: "1 locations", notIn: sound)
        expect("gradient-axis", in: gradient { $0.endPoint = $0.startPoint }, says: "the same", notIn: sound)
        expect(
            "gradient-axis", in: gradient { $0.type = .radial }, says: "in x and in y",
            notIn: gradient {
                $0.type = .radial
                $0.endPoint = CGPoint(x: 1, y: 1)
            })
    }

    @Test func shapesThatDrawNothing() {
        let sound = shape { _ in }
        expect("shape-without-path", in: shape { $0.path = nil }, says: "no path", notIn: sound)
        expect("shape-without-path", in: shape { $0.path = CGMutablePath() }, says: "empty", notIn: sound)
        expect("shape-without-paint", in: shape { $0.fillColor = nil }, notIn: sound)
        func line(_ change: (CAShapeLayer) -> Void) -> CAShapeLayer {
            shape {
                let path = CGMutablePath()
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 20, y: 0))
                path.addLine(to: CGPoint(x: 20, y: 20))
                $0.path = path
                $0.fillColor = nil
                $0.strokeColor = Self.red
                change($0)
            }
        }
        let plain = line { $0.lineDashPattern = [4, 2] }
        expect("stroke-of-nothing", in: line { $0.strokeEnd = 0 }, says: "strokeEnd 0", notIn: plain)
        expect("stroke-of-nothing", in: line { $0.lineWidth = 0 }, says: "lineWidth", notIn: plain)
        let dash = "dash-without-effect"
        expect(dash, in: shape { $0.lineDashPattern = [2] }, says: "nothing is stroked", notIn: plain)
        expect(dash, in: line { $0.lineDashPattern = [2, -1] }, says: "negative", notIn: plain)
        expect(dash, in: line { $0.lineDashPattern = [0, 0] }, says: "are 0", notIn: plain)
        expect(dash, in: line { $0.lineDashPattern = [5, 0] }, says: "gaps", notIn: plain)
        expect(dash, in: line { $0.lineDashPattern = [41, 5] }, says: "longer than the path", notIn: plain)
        expect(
            "filled-by-default", in: line { $0.fillColor = .black },
            notIn: line {
                $0.fillColor = .black
                $0.path = CGPath(rect: Self.bounds, transform: nil)
            })
    }

    @Test func everyRuleHasANameOfItsOwn() {
        let names = LayerRules.all.map { $0.name }
        #expect(Set(names).count == names.count)
    }

    @Test func hostileValuesAreNoTrap() {
        for value in [CGFloat.nan, .infinity, -.infinity, -1, 1e300] {
            let layer = shape {
                $0.cornerRadius = value
                $0.borderWidth = value
                $0.shadowOpacity = Float(value)
                $0.shadowRadius = value
                $0.shadowOffset = CGSize(width: value, height: value)
                $0.lineWidth = value
                $0.strokeColor = Self.red
                $0.lineDashPattern = [NSNumber(value: Double(value))]
                $0.bounds = CGRect(x: value, y: 0, width: value, height: value)
                $0.position.x = value
                $0.shadowPath = CGPath(rect: CGRect(x: value, y: 0, width: 10, height: value), transform: nil)
            }
            _ = found(layer, scale: 3)
            _ = found(
                box {
                    $0.cornerRadius = value; $0.shadowOpacity = 1; $0.shadowRadius = value
                })
        }
    }
}
