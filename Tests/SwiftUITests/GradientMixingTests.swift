import CoreGraphics
import Testing

@testable import SwiftUI

/// In which space colours between two stops are mixed.
@MainActor @Suite struct GradientMixingTests {
    /// Bitmaps mix SwiftUI's colours on straight lines in Oklab. The expected bytes are worked out apart from this code.
    @Test func bitmapsMixInOklab() throws {
        let picture = try Picture(
            LinearGradient(
                colors: [.pure(1, 0, 0), .pure(0, 0, 1)], startPoint: .leading, endPoint: .trailing
            ).frame(width: 1001, height: 2))
        #expect(picture.isNear(500, 1, [140, 83, 162, 255]))
        #expect(picture.isNear(250, 1, [198, 73, 109, 255]))
        #expect(picture.isNear(750, 1, [81, 71, 210, 255]))
    }

    /// The axis goes in steps, 30 over 24 pixels, each of its middle's colour: pixel 0's centre lies in the first.
    @Test func bitmapsGoInSteps() throws {
        let picture = try Picture(
            LinearGradient(
                colors: [.pure(0, 0, 0), .pure(1, 1, 1)], startPoint: .leading, endPoint: .trailing
            ).frame(width: 24, height: 2))
        // ½ · 1.25 = 0.625: step 0, at 1/60 of the way; pixel 12: 12.5 · 1.25 = 15.6: step 15, at 31/60.
        let first = picture(0, 0)[0], middle = picture(12, 0)[0]
        func gray(_ lightness: Double) -> Int {
            let linear = lightness * lightness * lightness
            let encoded = TransferFunction.sRGB.encode(linear)
            return Int((encoded * 255).rounded())
        }
        #expect(abs(first - gray(1.0 / 60)) <= 1 && abs(middle - gray(31.0 / 60)) <= 1)
    }

    @Test func oklabGoesThereAndBack() {
        for (red, green, blue) in [(1.0, 0.0, 0.0), (0.2, 0.4, 0.6), (0, 0, 0), (1, 1, 1)] {
            let back = Oklab(red: red, green: green, blue: blue).sRGB
            #expect(abs(back.red - red) < 1e-4 && abs(back.green - green) < 1e-4 && abs(back.blue - blue) < 1e-4)
        }
        // Published for pure red.
        let red = Oklab(red: 1, green: 0, blue: 0)
        #expect(abs(red.lightness - 0.62796) < 1e-4 && abs(red.a - 0.22486) < 1e-4 && abs(red.b - 0.12585) < 1e-4)
    }

    @Test func netsHaveTheirColoursAtTheirPoints() throws {
        let picture = try Picture(
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [.pure(1, 0, 0), .pure(0, 1, 0), .pure(0, 0, 1), .pure(1, 1, 1)], smoothsColors: false
            ).frame(width: 101, height: 101))
        #expect(picture.isNear(0, 0, [253, 1, 1, 255], by: 3) && picture.isNear(100, 0, [1, 253, 1, 255], by: 3))
        #expect(picture.isNear(0, 100, [1, 1, 253, 255], by: 3))
        #expect(picture.isNear(100, 100, [253, 253, 253, 255], by: 3))
        // The mean of all four.
        #expect(picture.isNear(50, 50, [128, 128, 128, 255], by: 2))
        // A net without enough colours is none.
        let empty = try Picture(
            MeshGradient(width: 3, height: 3, points: [], colors: []).frame(width: 5, height: 5))
        #expect(empty(2, 2) == [0, 0, 0, 0])
    }
}
