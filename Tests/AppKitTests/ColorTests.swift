import Testing

@testable import AppKit

@Suite(.serialized) struct ColorTests {
    @Test func spaces() {
        #expect(NSColor(red: 0.5, green: 0.25, blue: 0, alpha: 1).cgColor.colorSpace?.name == CGColorSpace.sRGB)
        #expect(
            NSColor(red: 1.5, green: 0, blue: 0, alpha: 1).cgColor.colorSpace?.name == CGColorSpace.extendedSRGB)
        #expect(NSColor.black.cgColor.numberOfComponents == 2)
        #expect(NSColor.black.colorSpace == .genericGamma22Gray)
        let generic = NSColor(calibratedRed: 0.8, green: 0.3, blue: 0.1, alpha: 1)
        #expect(generic.redComponent == 0.8)
        // As macOS shows it.
        let shown = generic.usingColorSpace(.sRGB)
        #expect(abs((shown?.redComponent ?? 0) * 255 - 215) < 1.5)
        #expect(abs((shown?.greenComponent ?? 0) * 255 - 98) < 1.5)
        #expect(NSColor(cgColor: .white) == NSColor(CGColor.white))
    }

    @Test func components() throws {
        let color = NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        #expect(color.redComponent == 0.2 && color.greenComponent == 0.4 && color.blueComponent == 0.6)
        #expect(color.alphaComponent == 0.5 && color.numberOfComponents == 4)
        #expect(abs(color.hueComponent - 210.0 / 360) < 1e-9 && abs(color.brightnessComponent - 0.6) < 1e-9)
        var values = [CGFloat](repeating: 0, count: 4)
        color.getRed(&values[0], green: nil, blue: nil, alpha: nil)
        color.getComponents(&values)
        #expect(values == [0.2, 0.4, 0.6, 0.5])
        #expect(NSColor(white: 0.25, alpha: 1).whiteComponent == 0.25)
        // No trap where Apple's raises.
        #expect(NSColor.white.redComponent == 1)
        #expect(NSColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).greenComponent == 1)
        #expect(color.withAlphaComponent(0.1).alphaComponent == 0.1)
    }

    @Test func mixtures() throws {
        let mixed = try #require(NSColor.red.blended(withFraction: 0.25, of: .blue))
        #expect(mixed.redComponent == 0.75 && mixed.blueComponent == 0.25)
        #expect(NSColor.black.highlight(withLevel: 0.5)?.redComponent == 0.5)
        #expect(NSColor.white.shadow(withLevel: 1)?.redComponent == 0)
        #expect(NSColor.red.blended(withFraction: .nan, of: .blue)?.redComponent == 1)
    }

    @Test func systemColoursFollowTheAppearance() throws {
        let dark = try #require(NSAppearance(named: .darkAqua))
        #expect(NSColor.systemRed.cgColor == CGColor(srgbRed: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1))
        var found: CGColor?
        dark.performAsCurrentDrawingAppearance { found = NSColor.systemRed.cgColor }
        #expect(found == CGColor(srgbRed: 1, green: 69.0 / 255, blue: 58.0 / 255, alpha: 1))
        #expect(NSAppearance.currentDrawing().name == .aqua)
        let faint = NSColor.labelColor.withAlphaComponent(0.5)
        dark.performAsCurrentDrawingAppearance { found = faint.cgColor }
        #expect(found == CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5))
        #expect(NSColor.systemRed.type == .catalog && NSColor.red.type == .componentBased)
        #expect(NSColor.labelColor.colorNameComponent == "labelColor")
    }

    @Test func providersAreAskedUnderEachAppearance() throws {
        let color = NSColor(name: "mine") { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
        #expect(color.cgColor == .black && color.colorNameComponent == "mine")
        var found: CGColor?
        try #require(NSAppearance(named: .darkAqua)).performAsCurrentDrawingAppearance { found = color.cgColor }
        #expect(found == .white)
        final class Endless: @unchecked Sendable { var color: NSColor? }
        let endless = Endless()
        endless.color = NSColor(name: nil) { _ in endless.color ?? .red }
        #expect(endless.color?.cgColor == .clear)
        endless.color = nil
    }

    @Test func appearances() throws {
        #expect(NSAppearance(named: NSAppearance.Name("none")) == nil)
        let dark = try #require(NSAppearance(named: .vibrantDark))
        #expect(dark.isDark && dark.allowsVibrancy)
        #expect(dark.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
        #expect(dark.bestMatch(from: [.aqua]) == .aqua)
        #expect(NSAppearance.light.bestMatch(from: [.darkAqua]) == nil)
    }

    @Test func equality() {
        #expect(NSColor.red == NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(NSColor.red != NSColor.systemRed)
        #expect(NSColor.systemBlue != NSColor.controlAccentColor)
        #expect(Set([NSColor.red, NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
        let literal: NSColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(literal == NSColor.red)
    }
}
