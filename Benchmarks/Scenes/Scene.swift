import Foundation
import Raster

/// A picture to draw: a canvas and operations in points, and how many pixels a point has.
struct Scene: Sendable {
    var width, height: Int
    var scale = 1
    var operations: [SceneOperation]

    var pixelWidth: Int { width * scale }
    var pixelHeight: Int { height * scale }

    var encoded: [EncodedOperation] { operations.flatMap(\.encoded) }

    /// - Parameter sigmaFactor: multiplies every shadow's sigma, to make shadows that no cache has seen.
    func items(sigmaFactor: Double = 1) -> [DrawItem] {
        let canvas = CGRect(x: 0, y: 0, width: width, height: height)
        return operations.map { $0.item(scale: Double(scale), canvas: canvas, sigmaFactor: sigmaFactor) }
    }

    /// Identifies the operations: FNV-1a over every number, in 1024ths, as eight little-endian bytes.
    var checksum: FNVHash {
        var hash = FNVHash()
        for operation in encoded {
            for number in operation.numbers { hash.add(Int64((number * 1024 + 0.5).rounded(.down))) }
        }
        return hash
    }
}
