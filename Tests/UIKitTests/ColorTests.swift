import Testing
import UIKit

@Suite struct ColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Double] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue].map { Double(($0 * 255 * 100).rounded() / 100) } + [Double(alpha)]
    }

    @Test func namedColours() {
        #expect(bytes(.darkGray, light) == [85, 85, 85, 1])
        #expect(bytes(.lightGray, light) == [170, 170, 170, 1])
        #expect(bytes(.gray, dark) == [127.5, 127.5, 127.5, 1])
        #expect(bytes(.orange, light) == [255, 127.5, 0, 1])
        #expect(bytes(.purple, light) == [127.5, 0, 127.5, 1])
        #expect(bytes(.brown, light) == [153, 102, 51, 1])
        #expect(bytes(.clear, light) == [0, 0, 0, 0])
        #expect(bytes(.cyan, light) == [0, 255, 255, 1])
        #expect(UIColor.white.cgColor.numberOfComponents == 2)
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    }

    @Test(arguments: [
        (UIColor.systemRed, [255.0, 59, 48, 1], [255.0, 69, 58, 1]),
        (.systemBlue, [0, 122, 255, 1], [10, 132, 255, 1]), (.systemMint, [0, 199, 190, 1], [99, 230, 226, 1]),
        (.systemIndigo, [88, 86, 214, 1], [94, 92, 230, 1]), (.systemGray6, [242, 242, 247, 1], [28, 28, 30, 1]),
        (.label, [0, 0, 0, 1], [255, 255, 255, 1]), (.secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
        (.quaternarySystemFill, [116, 116, 128, 0.08], [118, 118, 128, 0.18]),
        (.separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
        (.systemBackground, [255, 255, 255, 1], [0, 0, 0, 1]),
        (.secondarySystemGroupedBackground, [255, 255, 255, 1], [28, 28, 30, 1]),
        (.placeholderText, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
    ])
    func systemColours(color: UIColor, inLight: [Double], inDark: [Double]) {
        #expect(bytes(color, light) == inLight)
        #expect(bytes(color, dark) == inDark)
        // No style is light.
        #expect(bytes(color, UITraitCollection()) == inLight)
    }

    @Test func hues() {
        for (hue, expected) in [
            (0.0, [255.0, 0, 0, 1]), (1.0 / 3, [0, 255, 0, 1]), (0.5, [0, 255, 255, 1]), (1.0, [255, 0, 0, 1]),
        ] {
            let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
            #expect(bytes(color, light) == expected)
        }
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(red: 0.2, green: 0.4, blue: 0.1, alpha: 0.5)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - (2 + (0.1 - 0.2) / 0.3) / 6) < 1e-12)
        #expect(abs(saturation - 0.75) < 1e-12 && brightness == 0.4 && alpha == 0.5)
        UIColor.gray.getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil)
        #expect(hue == 0 && saturation == 0)
    }

    @Test func whites() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(white: 0.3, alpha: 0.7).getWhite(&white, alpha: &alpha))
        #expect(white == 0.3 && alpha == 0.7)
        #expect(UIColor.green.getWhite(&white, alpha: nil))
        #expect(white > 0.7 && white < 1)
    }

    @Test func equality() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
        #expect(UIColor.systemRed == .systemRed)
        #expect(UIColor.systemRed != .systemBlue)
        #expect(UIColor.systemRed.withAlphaComponent(0.5) == UIColor.systemRed.withAlphaComponent(0.5))
        #expect(UIColor.systemRed.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
        #expect(Set([UIColor.red, .red, .blue]).count == 2)
    }

    @Test func dynamicColours() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
        #expect(bytes(color, light) == [255, 59, 48, 1])
        #expect(bytes(color, dark) == [255, 255, 255, 1])
        #expect(bytes(color.withAlphaComponent(0.25), dark) == [255, 255, 255, 0.25])
        dark.performAsCurrent { #expect(color.cgColor.components == [1, 1]) }
        light.performAsCurrent { #expect(color.cgColor.numberOfComponents == 4) }
    }

    @Test func aColourThatNeverEndsIsClear() {
        final class Endless: Sendable {
            func color() -> UIColor { UIColor { _ in self.color() } }
        }
        #expect(Endless().color().cgColor.alpha == 0)
    }

    @Test func widerColoursAndLiterals() {
        #expect(
            UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.colorSpace?.name == CGColorSpace.displayP3
        )
        let literal = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 1)
        #expect(literal == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
        #expect(UIColor(named: "No such colour") == nil)
    }

    @Test func absurdComponentsStayFinite() {
        for value in [CGFloat.nan, .infinity, -.infinity] {
            let color = UIColor(red: value, green: value, blue: value, alpha: value)
            #expect(color.cgColor.components?.allSatisfy { $0.isFinite } == true)
            let hue = UIColor(hue: value, saturation: value, brightness: value, alpha: value)
            #expect(hue.cgColor.components?.allSatisfy { $0.isFinite } == true)
        }
    }
}
