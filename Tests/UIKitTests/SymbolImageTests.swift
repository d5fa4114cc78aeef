import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite struct SymbolImageTests {
    private func symbol(_ name: String, _ configuration: UIImage.Configuration? = nil) throws -> UIImage {
        try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    /// How much of the image is covered, in pixels.
    private func coverage(_ image: UIImage) throws -> Int {
        try SymbolPixels(image.cgImage).coverage / 255
    }

    /// The colour in the middle of a view.
    private func middle(_ view: UIView) throws -> [Int] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        view.layoutIfNeeded()
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        return try SymbolPixels(image.cgImage).middle
    }

    @Test func symbolsAreSymbolsAndOtherImagesAreNot() throws {
        let star = try symbol("star")
        #expect(star.isSymbolImage && star.hasBaseline)
        #expect(star.symbolConfiguration != nil)
        #expect(UIImage(systemName: "not a name") == nil)
        #expect(UIImage(systemName: "") == nil)
        #expect(!UIImage().isSymbolImage && UIImage().symbolConfiguration == nil)
        #expect(UIImage().applyingSymbolConfiguration(.init(pointSize: 20)) == nil)
    }

    @Test func aConfigurationDecidesSizeAndWeight() throws {
        let small = try symbol("circle", UIImage.SymbolConfiguration(pointSize: 20))
        let large = try symbol("circle", UIImage.SymbolConfiguration(pointSize: 40))
        #expect((large.size.height / small.size.height - 2).magnitude < 0.05)
        #expect((small.size.height - 1.19 * 20).magnitude < 0.6)
        let bold = try symbol("xmark", UIImage.SymbolConfiguration(weight: .black))
        #expect(try coverage(bold) > coverage(symbol("xmark")))
        let font = try symbol("circle", UIImage.SymbolConfiguration(font: .systemFont(ofSize: 40)))
        #expect(font.size == large.size)
        let style = try symbol("circle", UIImage.SymbolConfiguration(textStyle: .largeTitle))
        #expect(style.size == (try symbol("circle", UIImage.SymbolConfiguration(pointSize: 34))).size)
    }

    @Test func configurationsAreAppliedOverOneAnother() {
        let both = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small)
            .applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(both.isEqual(to: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)))
        #expect(both.applying(nil) === both)
        #expect(
            both.configurationWithoutWeight().configurationWithoutScale()
                == UIImage.SymbolConfiguration(pointSize: 20))
        #expect(UIFont.Weight.heavy.symbolWeight() == .heavy)
        #expect(UIImage.SymbolWeight.semibold.fontWeight() == .semibold)
    }

    @Test func applyingKeepsWhatWasSaidAndWithReplacesIt() throws {
        let bold = try symbol("xmark", UIImage.SymbolConfiguration(weight: .black))
        let size = UIImage.SymbolConfiguration(pointSize: 40)
        let applied = try #require(bold.applyingSymbolConfiguration(size))
        let replaced = bold.withConfiguration(size)
        #expect(try coverage(applied) > coverage(replaced))
        #expect(applied.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 40, weight: .black))
        #expect(replaced.symbolConfiguration == size)
    }

    @Test func aViewTintsASymbolUnlessItIsOriginal() throws {
        let view = UIImageView(image: try symbol("circle.fill", UIImage.SymbolConfiguration(pointSize: 30)))
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try middle(view) == [255, 0, 0, 255])
        let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.image = view.image?.withTintColor(blue)
        #expect(try middle(view) == [255, 0, 0, 255])
        view.image = view.image?.withTintColor(blue, renderingMode: .alwaysOriginal)
        #expect(try middle(view) == [0, 0, 255, 255])
        view.image = try symbol("circle.fill", UIImage.SymbolConfiguration(paletteColors: [blue]))
        #expect(try middle(view) == [0, 0, 255, 255])
    }

    @Test func aPreferredConfigurationGivesWayToTheSymbolsOwn() throws {
        let view = UIImageView(image: try symbol("star"))
        let own = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 51)
        #expect(view.intrinsicContentSize.width > own.width * 2.8)
        #expect(view.image?.size == own)
        view.image = try symbol("star", UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize == own)
    }

    @Test func aStretchedSymbolIsDrawnAtItsNewSize() throws {
        let view = UIImageView(image: try symbol("circle.fill"))
        view.contentMode = .scaleAspectFit
        view.bounds.size = CGSize(width: 200, height: 100)
        view.layoutIfNeeded()
        let image = try #require(view.layer.contents as? CGImage)
        #expect((CGFloat(image.height) - 100 * (view.image?.scale ?? 0)).magnitude <= 2)
    }

    @Test func buttonsTakePreferredConfigurationsByState() throws {
        let button = UIButton(type: .system)
        button.setImage(try symbol("star"), for: .normal)
        let own = button.intrinsicContentSize
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
        #expect(button.intrinsicContentSize.width > own.width * 1.8)
        var configuration = UIButton.Configuration.plain()
        configuration.image = try symbol("star")
        let plain = UIButton(configuration: configuration).intrinsicContentSize
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(UIButton(configuration: configuration).intrinsicContentSize.width > plain.width + 15)
    }

    @Test func buttonTypesBringTheirPictures() {
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
            #expect(UIButton(type: type).currentImage?.isSymbolImage == true)
        }
        #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(UIButton(type: .system).currentImage == nil)
    }
}
