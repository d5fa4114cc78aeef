import CoreGraphics

extension CardBorderWidths {
    /// The widths of a `border-width` text, from one to four of them.
    ///
    /// `1px`, `1px 2px` (top and bottom, then the sides), `1px 2px 3px` (the second for both sides),
    /// `1px 2px 3px 4px` (clockwise from the top). `thin`, `medium` and `thick` are 1, 3 and 5 pixels.
    ///
    /// ```swift
    /// card.edgeWidths = try CardBorderWidths(css: "1px 1px 1px 12px")
    /// ```
    ///
    /// - Throws: ``DesignTextError``
    public init(css text: String) throws {
        let words = CSSWords(property: "border-width", text: text)
        let list = try words.words()
        guard list.count <= 4 else { throw words.error("there are more than four widths") }
        let widths = try list.map { word in
            if let width = Self.names[word.lowercased()] { return width }
            guard let length = try CSSLength(word, in: words) else { throw words.error("\(word) is no width") }
            let width = try length.points(of: nil, words)
            guard width >= 0 else { throw words.error("\(word) is negative") }
            return width
        }
        let right = widths.count > 1 ? widths[1] : widths[0]
        self.init(
            top: widths[0], left: widths.count > 3 ? widths[3] : right,
            bottom: widths.count > 2 ? widths[2] : widths[0], right: right)
    }

    private static let names: [String: CGFloat] = ["thin": 1, "medium": 3, "thick": 5]
}
