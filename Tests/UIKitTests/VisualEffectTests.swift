import Testing
import UIKit

@MainActor @Suite(.serialized) struct VisualEffectTests {
    private func pixels(_ effect: UIVisualEffect?, rounded: Bool = false, style: UIUserInterfaceStyle = .light)
        throws
        -> Pixels
    {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        page.overrideUserInterfaceStyle = style
        page.backgroundColor = .black
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        half.backgroundColor = .white
        page.addSubview(half)
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 60, y: 20, width: 80, height: 60)
        if rounded {
            view.layer.cornerRadius = 30
            view.clipsToBounds = true
        }
        let mark = UIView(frame: CGRect(x: 70, y: 50, width: 10, height: 10))
        mark.backgroundColor = .red
        view.contentView.addSubview(mark)
        page.addSubview(view)
        page.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: page.bounds.size, format: format).image { _ in
            page.drawHierarchy(in: page.bounds, afterScreenUpdates: true)
        }
        return try #require(Pixels(image))
    }

    @Test func aBlurMixesWhatLiesBehind() throws {
        let plain = try pixels(nil)
        #expect(plain[99, 50] == white && plain[100, 50] == black)
        let light = try pixels(UIBlurEffect(style: .light))
        // Under 30 % of white: half white and half black at the edge, and a Gaussian of 30 points to both sides.
        func expected(_ share: Double) -> Double { 255 * (0.3 + 0.7 * share) }
        for (x, share) in [(100, 0.5), (85, 0.691), (115, 0.309)] {
            #expect(abs(Double(light[x, 50][0]) - expected(share)) < 6, "\(x): \(light[x, 50])")
        }
        #expect(light[59, 50] == white && light[140, 50] == black)
        #expect(light[70, 50][0] > light[130, 50][0])
        #expect(light[135, 75] == red)
    }

    @Test func stylesDiffer() throws {
        func middle(_ style: UIBlurEffect.Style, _ appearance: UIUserInterfaceStyle = .light) throws -> Int {
            try pixels(UIBlurEffect(style: style), style: appearance)[100, 50][0]
        }
        let (dark, extraLight) = (try middle(.dark), try middle(.extraLight))
        #expect(dark < 80 && extraLight > 215)
        let (material, darkMaterial) = (try middle(.systemMaterial), try middle(.systemMaterial, .dark))
        #expect(darkMaterial < 90 && material > 200)
        let alwaysLight = try middle(.systemMaterialLight, .dark)
        #expect(alwaysLight == material)
        let (thin, thick) = (try middle(.systemUltraThinMaterial), try middle(.systemThickMaterial))
        #expect(thin < thick)
    }

    @Test func cornersClipTheBlur() throws {
        let rounded = try pixels(UIBlurEffect(style: .dark), rounded: true)
        #expect(rounded[62, 22] == white)
        #expect(rounded[100, 50][0] < 80)
    }
}
