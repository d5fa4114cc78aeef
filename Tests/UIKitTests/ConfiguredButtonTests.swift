import Testing
import UIKit

@testable import UIKit

@MainActor @Suite struct ConfiguredButtonTests {
    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func itsTextIsOfTheBodyStyle() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        let button = UIButton(configuration: configuration)
        // A line of 17 points is 20.29 high, to the pixel of a screen of two pixels to the point, and 7 around it.
        #expect(button.bounds.height == 34.5)
        let label = try #require(button.titleLabel)
        #expect(label.text == "Save" && label.font.pointSize == 17)
        button.configuration?.buttonSize = .small
        button.layoutIfNeeded()
        #expect(button.titleLabel?.font.pointSize == 15 && button.currentContentInsets.left == 10)
        button.configuration?.contentInsets.leading = 3
        #expect(button.currentContentInsets == UIEdgeInsets(top: 5, left: 3, bottom: 5, right: 10))
        button.configuration?.setDefaultContentInsets()
        #expect(button.currentContentInsets.left == 10)
    }

    @Test func titleAndSubtitleStandAboveEachOther() {
        var layout = ConfiguredButtonLayout(
            image: CGSize(width: 20, height: 20), title: CGSize(width: 60, height: 20),
            subtitle: CGSize(width: 40, height: 10), indicator: CGSize(width: 8, height: 12), placement: .leading,
            padding: 5, titlePadding: 2, isMirrored: false)
        #expect(layout.size == CGSize(width: 98, height: 32))
        var frames = layout.frames(in: CGRect(x: 10, y: 10, width: 98, height: 32))
        #expect(frames.image == CGRect(x: 10, y: 16, width: 20, height: 20))
        #expect(frames.title == CGRect(x: 35, y: 10, width: 60, height: 20))
        #expect(frames.subtitle == CGRect(x: 35, y: 32, width: 40, height: 10))
        #expect(frames.indicator == CGRect(x: 100, y: 20, width: 8, height: 12))
        layout.isMirrored = true
        frames = layout.frames(in: CGRect(x: 10, y: 10, width: 98, height: 32))
        #expect(frames.image.minX == 88 && frames.title.minX == 23 && frames.subtitle.minX == 43)
        #expect(frames.indicator.minX == 10)
        layout.placement = .top
        layout.isMirrored = false
        frames = layout.frames(in: CGRect(x: 0, y: 0, width: 113, height: 57))
        #expect(frames.image == CGRect(x: 40, y: 0, width: 20, height: 20))
        #expect(frames.title == CGRect(x: 20, y: 25, width: 60, height: 20))
        #expect(frames.subtitle.minX == 30)
        layout.titleAlignment = .trailing
        #expect(layout.frames(in: CGRect(x: 0, y: 0, width: 113, height: 57)).subtitle.minX == 40)
        layout.horizontal = .leading
        layout.vertical = .bottom
        frames = layout.frames(in: CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(frames.title.minX == 0 && frames.subtitle.maxY == 100)
    }

    @Test func aTransformerChangesTheText() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.uiKit.font = .boldSystemFont(ofSize: 30)
            outgoing.uiKit.foregroundColor = .green
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        let text = try #require(button.titleLabel?.attributedText)
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
        // What the text itself says counts more.
        var own = AttributedString("A")
        own.uiKit.foregroundColor = .red
        button.configuration?.attributedTitle = own
        button.layoutIfNeeded()
        let changed = try #require(button.titleLabel?.attributedText)
        #expect(changed.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(button.configuration?.title == "A")
    }

    @Test func longTitlesBreakInNarrowButtons() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Several words that need lines"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 120)
        button.layoutIfNeeded()
        let frame = try #require(button.titleLabel).frame
        #expect(frame.width <= 76 && frame.height > 60 && abs(frame.midX - 50) <= 0.5)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        button.layoutIfNeeded()
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
    }

    @Test func aSpinnerStandsForTheImage() {
        var configuration = UIButton.Configuration.plain()
        configuration.image = square(10)
        configuration.imageReservation = 30
        let button = UIButton(configuration: configuration)
        #expect(button.bounds.width == 54)
        #expect(button.imageView?.isHidden == false)
        button.configuration?.showsActivityIndicator = true
        button.layoutIfNeeded()
        #expect(button.imageView?.isHidden == true && button.spinner?.isAnimating == true)
        button.configuration?.showsActivityIndicator = false
        button.layoutIfNeeded()
        #expect(button.imageView?.isHidden == false && button.spinner?.isAnimating == false)
    }

    @Test func aDisabledOneIsGray() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "A"
        configuration.baseBackgroundColor = .red
        let button = UIButton(configuration: configuration)
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.plate?.backgroundColor == .tertiarySystemFill)
        let text = try #require(button.titleLabel?.attributedText)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .tertiaryLabel)
        button.isEnabled = true
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(button.plate?.backgroundColor == .red && button.plate?.alpha == 0.75)
    }

    @Test func aStrokeMayLieOutside() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.background.strokeColor = .blue
        configuration.background.strokeWidth = 2
        configuration.background.strokeOutset = 3
        configuration.background.cornerRadius = 4
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        button.layoutIfNeeded()
        let stroke = try #require(button.plate?.subviews.first)
        #expect(stroke.frame == CGRect(x: -3, y: -3, width: 46, height: 36) && stroke.layer.cornerRadius == 7)
    }

    /// As pictures of a button library that were taken on iOS 15 have it.
    @Test func aPressedSystemButtonFadesWhole() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 26)
        button.setBackgroundImage(square(8).withRenderingMode(.alwaysTemplate), for: .normal)
        button.setBackgroundImage(square(4), for: .highlighted)
        button.setTitle("A", for: .normal)
        button.setTitleColor(.white, for: .highlighted)
        button.isHighlighted = true
        button.layoutIfNeeded()
        // A view's opacity is a number of 32 bits.
        let faint = CGFloat(Float(0.2))
        #expect(button.titleLabel?.alpha == faint && button.shownBackground?.alpha == faint)
        button.isHighlighted = false
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.titleLabel?.alpha == 0.5 && button.shownBackground?.alpha == 1)
        button.setTitleColor(.red, for: .disabled)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.alpha == 1)
    }

    /// Insets that leave nothing cut no letters: the title stays whole, in the middle.
    @Test func insetsDoNotCutTitles() throws {
        let button = UIButton(type: .system)
        button.setTitle("A", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 16, left: 4, bottom: 16, right: 4)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 26)
        button.layoutIfNeeded()
        let frame = try #require(button.titleLabel).frame
        #expect(frame.height >= 17 && abs(frame.midY - 13) <= 0.5)
    }
}
