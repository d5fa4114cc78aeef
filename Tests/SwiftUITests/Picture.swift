import CoreGraphics
import QuartzCore
import Testing

@testable import SwiftUI

/// The pixels of a view that is drawn by itself, at one pixel a point, as a bitmap context draws.
@MainActor struct Picture {
    private let image: CGImage
    private let bytes: [UInt8]
    var width: Int { image.width }
    var height: Int { image.height }

    init(_ view: some View) throws {
        let renderer = ImageRenderer(content: view)
        image = try #require(renderer.cgImage)
        bytes = Array(try #require(image.dataProvider?.data))
    }

    /// Red, green, blue and alpha, the colours times alpha.
    func callAsFunction(_ x: Int, _ y: Int) -> [Int] {
        let start = y * image.bytesPerRow + x * 4
        return bytes[start..<start + 4].map { Int($0) }
    }

    func isNear(_ x: Int, _ y: Int, _ expected: [Int], by tolerance: Int = 1) -> Bool {
        zip(self(x, y), expected).allSatisfy { abs($0 - $1) <= tolerance }
    }
}

extension Color {
    /// A pure colour, which the system's named ones are not.
    static func pure(_ red: Double, _ green: Double, _ blue: Double) -> Color {
        Color(red: red, green: green, blue: blue)
    }
}
