import QuartzCore

/// An image, a text and a second text, laid out as lists have them.
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Around all of it, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Whether the second text stands at the end of the first one's line where there is room.
    public var prefersSideBySideTextAndSecondaryText = false
    /// In points.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    init(text: TextProperties, secondary: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondary
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same: states change cells' grounds alone.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    private static func properties(
        _ style: UIFont.TextStyle, _ color: UIColor = .label, _ transform: TextProperties.TextTransform = .none
    ) -> TextProperties {
        var properties = TextProperties(font: .preferredFont(forTextStyle: style))
        properties.color = color
        properties.transform = transform
        return properties
    }

    /// One line, and below it a second one.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: properties(.body), secondary: properties(.caption1))
    }

    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// The second text at the end of the line, in gray.
    public static func valueCell() -> UIListContentConfiguration {
        var value = UIListContentConfiguration(
            text: properties(.body), secondary: properties(.body, .secondaryLabel))
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }

    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(text: properties(.headline), secondary: properties(.footnote, .secondaryLabel))
    }

    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: properties(.footnote, .secondaryLabel), secondary: properties(.footnote, .secondaryLabel))
    }

    public static func groupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: properties(.footnote, .secondaryLabel, .uppercase),
            secondary: properties(.footnote, .secondaryLabel))
    }

    public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }
    public static func header() -> UIListContentConfiguration { groupedHeader() }
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
    public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { cell() }
}
