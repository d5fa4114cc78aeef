import CoreGraphics
import Foundation
import QuartzCore
import RenderTree

/// By how much the process grows for a plain layer: a frame, a background colour that all share, no sublayers.
struct LayerMemory {
    private static let count = 100_000

    private let layer: Double
    private let committed: Double

    init() {
        let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let before = ProcessMemory.resident
        let root = CALayer()
        for index in 0..<Self.count {
            let layer = CALayer()
            layer.frame = CGRect(x: index % 400, y: index / 400, width: 17, height: 17)
            layer.backgroundColor = color
            root.addSublayer(layer)
        }
        layer = Self.share(ProcessMemory.resident - before)
        let node = root.commit()
        committed = Self.share(ProcessMemory.resident - before)
        withExtendedLifetime((root, node)) {}
    }

    private static func share(_ bytes: Int) -> Double { (Double(bytes) / Double(count)).rounded() }

    var json: String {
        "{\"scene\":\"layers100k\",\"layer_bytes\":\(layer),\"layer_and_node_bytes\":\(committed)}"
    }
}
