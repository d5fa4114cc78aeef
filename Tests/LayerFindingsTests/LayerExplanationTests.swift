import CoreGraphics
import QuartzCore
import Testing

@testable import LayerFindings

struct LayerExplanationTests {
    private func explanation(_ layers: [CALayer]) -> LayerExplanation {
        let root = CALayer()
        root.name = "root"
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        layers.forEach(root.addSublayer)
        return LayerExplanation(
            of: root, as: root.commit(), toPicture: .identity, size: root.bounds.size, scale: 2)
    }

    private func box(_ name: String?, z: CGFloat = 0, hidden: Bool = true) -> CALayer {
        let layer = CALayer()
        layer.name = name
        layer.frame = CGRect(x: 50, y: 40, width: 40, height: 20)
        layer.zPosition = z
        layer.isHidden = hidden
        layer.backgroundColor = .black
        return layer
    }

    @Test func layersAreNamedAndNumberedFromBackToFront() {
        let shape = CAShapeLayer()
        shape.isHidden = true
        let paths = explanation([box("a"), box(nil, z: 2), shape, box(nil), box("a")]).findings.map(\.layer)
        #expect(paths == ["root/a[1]", "root/CAShapeLayer", "root/CALayer[1]", "root/a[2]", "root/CALayer[2]"])
        #expect(explanation([box("x")]).layerCount == 2)
    }

    @Test func aFindingKnowsItsNodeWhateverTheOrderOfDrawing() {
        let front = box("front", z: 1, hidden: false)
        front.backgroundColor = nil
        front.shadowOpacity = 1
        let back = box("back", hidden: false)
        back.shadowOpacity = 1
        let found = explanation([front, back]).findings
        #expect(found.map(\.layer) == ["root/front"] && found.map(\.rule) == ["shadow-of-nothing"])
    }

    @Test func shadowsAreCounted() {
        func lit(_ change: (CALayer) -> Void) -> CALayer {
            let layer = box("lit", hidden: false)
            layer.shadowOpacity = 1
            layer.shadowRadius = 5
            layer.shadowOffset = .zero
            change(layer)
            return layer
        }
        func cost(_ change: (CALayer) -> Void) -> LayerShadowCost? { explanation([lit(change)]).shadows.first }
        // 40 × 20 points are 80 × 40 pixels; three sigma of 10 and a pixel more on each side.
        let plain = cost { $0.cornerRadius = 4 }
        #expect(plain == LayerShadowCost(layer: "root/lit", source: "outline", sigma: 10, pixels: 142 * 102))
        #expect(plain?.rank == .low)
        let path = cost {
            $0.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 21), transform: nil)
        }
        #expect(path?.source == "path")
        let content = cost { layer in
            layer.backgroundColor = nil
            for x in 0..<2 {
                let child = CALayer()
                child.frame = CGRect(x: CGFloat(x) * 30, y: 0, width: 10, height: 20)
                child.backgroundColor = .black
                layer.addSublayer(child)
            }
        }
        #expect(content?.source == "content")
        #expect(cost { $0.masksToBounds = true } == nil)
        #expect(LayerShadowCost(layer: "", source: "content", sigma: 1, pixels: 1_000_000).rank == .high)
        #expect(LayerShadowCost(layer: "", source: "path", sigma: 1, pixels: 100_000).rank == .medium)
    }
}
