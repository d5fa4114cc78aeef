import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) struct ImageTests {
    /// Three by two pixels: red, green, blue above black, white, clear.
    private static let sample: UIImage = {
        let colors: [UIColor] = [.red, .green, .blue, .black, .white, .clear]
        return drawn(3, 2) {
            for (index, color) in colors.enumerated() {
                color.setFill()
                UIRectFill(CGRect(x: index % 3, y: index / 3, width: 1, height: 1))
            }
        }
    }()

    private static func drawn(_ width: CGFloat, _ height: CGFloat, _ body: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in
            body()
        }
    }

    private func names(_ image: UIImage) throws -> String {
        let pixels = try #require(Pixels(image))
        let cgImage = try #require(image.cgImage)
        let known = [red: "R", green: "G", blue: "B", black: "K", white: "W", clear: "."]
        return (0..<cgImage.height).map { y in
            (0..<cgImage.width).map { x in known[pixels[x, y]] ?? "?" }.joined()
        }.joined(separator: "/")
    }

    @Test func patternColorsTileFromTheOrigin() throws {
        let color = UIColor(patternImage: Self.sample)
        #expect(color.cgColor.pattern != nil)
        let filled = Self.drawn(5, 3) {
            color.setFill()
            UIRectFill(CGRect(x: 1, y: 0, width: 4, height: 3))
        }
        #expect(try names(filled) == ".GBRG/.W.KW/.GBRG")
        #expect(color.isEqual(color))
        #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }

    @Test func sizesAndScales() throws {
        let cgImage = try #require(Self.sample.cgImage)
        #expect(Self.sample.size == CGSize(width: 3, height: 2))
        #expect(UIImage(cgImage: cgImage, scale: 2, orientation: .left).size == CGSize(width: 1, height: 1.5))
        #expect(UIImage(cgImage: cgImage, scale: .nan, orientation: .up).scale == 1)
        #expect(UIImage().size == .zero && UIImage().cgImage == nil)
    }

    @Test(arguments: [
        (UIImage.Orientation.up, "RGB/KW."), (.down, ".WK/BGR"), (.left, "B./GW/RK"), (.right, "KR/WG/.B"),
        (.upMirrored, "BGR/.WK"), (.downMirrored, "KW./RGB"), (.leftMirrored, "RK/GW/B."),
        (.rightMirrored, ".B/WG/KR"),
    ])
    func orientations(orientation: UIImage.Orientation, expected: String) throws {
        let image = UIImage(cgImage: try #require(Self.sample.cgImage), scale: 1, orientation: orientation)
        let drawn = Self.drawn(image.size.width, image.size.height) { image.draw(at: .zero) }
        #expect(try names(drawn) == expected)
        let flipped = image.withHorizontallyFlippedOrientation()
        let mirrored = Self.drawn(image.size.width, image.size.height) { flipped.draw(at: .zero) }
        #expect(
            try names(mirrored)
                == expected.split(separator: "/").map { String($0.reversed()) }.joined(separator: "/"))
        let data = try #require(image.pngData())
        let read = try #require(UIImage(data: data))
        #expect(try names(read) == expected)
    }

    @Test func drawing() throws {
        let large = Self.drawn(6, 4) {
            UIGraphicsGetCurrentContext()?.interpolationQuality = .none
            Self.sample.draw(in: CGRect(x: 0, y: 0, width: 6, height: 4))
        }
        #expect(try names(large) == "RRGGBB/RRGGBB/KKWW../KKWW..")
        let faint = Self.drawn(3, 2) { Self.sample.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
        let alpha = try #require(Pixels(faint))[0, 0][3]
        #expect(abs(alpha - 128) <= 1)
        let pattern = Self.drawn(5, 3) { Self.sample.drawAsPattern(in: CGRect(x: 0, y: 0, width: 5, height: 3)) }
        #expect(try names(pattern) == "RGBRG/KW.KW/RGBRG")
    }

    @Test func tinting() throws {
        let tinted = Self.sample.withTintColor(.blue, renderingMode: .alwaysOriginal)
        #expect(try names(tinted) == "BBB/BB.")
        #expect(tinted.renderingMode == .alwaysOriginal)
        #expect(Self.sample.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    }

    @Test func capInsets() throws {
        let image = Self.drawn(3, 3) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 3))
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }
        for mode in [UIImage.ResizingMode.tile, .stretch] {
            let resizable = image.resizableImage(
                withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: mode)
            let drawn = Self.drawn(5, 4) { resizable.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4)) }
            #expect(try names(drawn) == "RRRRR/RBBBR/RBBBR/RRRRR")
            #expect(resizable.capInsets.left == 1 && resizable.resizingMode == mode)
        }
        let absurd = image.resizableImage(withCapInsets: UIEdgeInsets(top: .nan, left: 1e300, bottom: -3, right: 9))
        _ = Self.drawn(5, 4) { absurd.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4)) }
    }

    @Test func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try #require(Self.sample.pngData())
        for name in ["one.png", "two.png", "two@2x.png", "two@3x.png", "broken.png"] {
            try (name == "broken.png" ? Data([1, 2, 3]) : data).write(to: folder.appendingPathComponent(name))
        }
        ImageSearchPath.$ofTask.withValue([folder.path]) {
            #expect(UIImage(named: "one")?.scale == 1)
            #expect(UIImage(named: "one.png")?.size == CGSize(width: 3, height: 2))
            #expect(UIImage(named: "two")?.scale == 2)
            #expect(UIImage(named: "two@3x")?.scale == 3)
            #expect(UIImage(named: "two", in: nil, compatibleWith: UITraitCollection(displayScale: 3))?.scale == 3)
            #expect(UIImage(named: "two", in: nil, with: nil)?.size == CGSize(width: 1.5, height: 1))
            #expect(UIImage(named: "three") == nil)
            #expect(UIImage(named: "broken") == nil)
            #expect(UIImage(named: "") == nil)
            #expect(UIImage(contentsOfFile: folder.path + "/two@2x.png")?.scale == 2)
            #expect(UIImage(contentsOfFile: folder.path + "/one")?.scale == 1)
            #expect(UIImage(contentsOfFile: folder.path) == nil)
            #expect(UIImage(data: Data()) == nil)
            #expect(UIImage(data: data, scale: 4)?.size == CGSize(width: 0.75, height: 0.5))
            #expect(UIImage().pngData() == nil)
            let literal: UIImage = #imageLiteral(resourceName: "one")
            #expect(literal.size == CGSize(width: 3, height: 2))
        }
    }

    @MainActor @Test func imageViews() throws {
        let view = UIImageView(image: Self.sample)
        #expect(view.frame.size == CGSize(width: 3, height: 2))
        #expect(view.intrinsicContentSize == CGSize(width: 3, height: 2))
        #expect(!view.isUserInteractionEnabled)
        #expect(view.layer.contents as? CGImage === Self.sample.cgImage)
        view.contentMode = .scaleAspectFit
        #expect(view.layer.contentsGravity == .resizeAspect)
        view.image = Self.sample.withRenderingMode(.alwaysTemplate)
        view.tintColor = .red
        let contents = try #require(view.layer.contents as? CGImage)
        #expect(try names(UIImage(cgImage: contents)) == "RRR/RR.")
        view.highlightedImage = UIImage()
        view.isHighlighted = true
        #expect(view.layer.contents == nil)
        view.image = nil
        view.isHighlighted = false
        view.highlightedImage = nil
        #expect(view.layer.contents == nil && view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.sizeThatFits(.zero) == .zero)
    }
}
