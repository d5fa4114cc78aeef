import Foundation
import Testing

@testable import CornerGeometry

struct ExponentialTests {
    @Test func powersOfE() {
        for step in -1400...1400 {
            let x = Double(step) / 2.03
            let expected = Foundation.exp(x)
            #expect(abs(Exponential.exp(x) - expected) <= 4e-15 * max(expected, 1e-300), "\(x)")
        }
        #expect(Exponential.exp(0) == 1 && Exponential.exp(.nan) == 1)
        #expect(Exponential.exp(-.infinity) == 0 && Exponential.exp(.infinity) == .greatestFiniteMagnitude)
        #expect(Exponential.exp(-1e300) == 0 && Exponential.exp(-740) > 0)
    }

    @Test func logarithms() {
        for step in 1...2000 {
            let x = Double(step) * Double(step) / 777
            #expect(abs(Exponential.log(x) - Foundation.log(x)) <= 4e-15 * max(1, abs(Foundation.log(x))), "\(x)")
        }
        #expect(Exponential.log(1) == 0 && Exponential.log(0) == 0 && Exponential.log(-1) == 0)
        #expect(Exponential.log(.nan) == 0 && Exponential.log(.infinity) == 0)
    }

    @Test func angles() {
        for step in 0..<720 {
            let angle = Double(step - 360) * .pi / 361
            let (y, x) = (Foundation.sin(angle) * 3, Foundation.cos(angle) * 3)
            #expect(abs(Trigonometry.atan2(y, x) - angle) < 2e-15, "\(step)")
        }
        #expect(Trigonometry.atan2(0, -1) == .pi && Trigonometry.atan2(0, 2) == 0)
        #expect(Trigonometry.atan2(5, 0) == .pi / 2 && Trigonometry.atan2(-5, 0) == -.pi / 2)
        #expect(Trigonometry.atan2(0, 0) == 0 && Trigonometry.atan2(.nan, 1) == 0)
        for step in -100...100 {
            let x = Double(step) / 100
            #expect(abs(Trigonometry.asin(x) - Foundation.asin(x)) < 2e-15, "\(x)")
        }
        #expect(Trigonometry.asin(7) == .pi / 2 && Trigonometry.asin(.nan) == 0)
    }
}
