import Compositor
import CoreGraphics
import Raster
import RenderTree
import Testing

@testable import QuartzCore

struct ManyLayersTests {
    private func tree(_ rows: Int, _ columns: Int) -> CALayer {
        let root = CALayer.box(CGRect(x: 0, y: 0, width: columns * 10, height: rows * 10))
        for y in 0..<rows {
            let row = CALayer.box(CGRect(x: 0, y: y * 10, width: columns * 10, height: 10))
            for x in 0..<columns {
                let layer = CALayer.box(CGRect(x: x * 10, y: 0, width: 9, height: 9), .red)
                layer.cornerRadius = 2
                row.addSublayer(layer)
            }
            root.addSublayer(row)
        }
        return root
    }

    @Test func tenThousandLayersAreCommittedInMilliseconds() throws {
        let clock = ContinuousClock()
        var root = CALayer()
        let built = clock.measure { root = tree(100, 100) }
        var node = root.commit()
        let area = PixelRect(x0: 0, y0: 0, x1: 1000, y1: 1000)
        var (first, again, flat) = ([Duration](), [Duration](), [Duration]())
        var items: [DrawItem] = []
        for _ in 0..<7 {
            root = tree(100, 100)
            root.layoutIfNeeded()
            first.append(clock.measure { node = root.commit() })
            let leaf = try #require(root.sublayers?[50].sublayers?[50])
            leaf.position.x += 1
            again.append(clock.measure { node = root.commit() })
            flat.append(
                clock.measure { items = Compositor().items(for: node, transform: .identity, visible: area) })
        }
        #expect(items.count == 10_000)
        func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }
        print("built \(built), committed \(median(first)), one changed \(median(again)), flattened \(median(flat))")
        #if !DEBUG
            #expect(median(first) < .milliseconds(20) && median(flat) < .milliseconds(20))
            #expect(median(again) < .milliseconds(2))
        #endif
    }
}
