import CoreGraphics

extension CardCorners {
    /// The radii of a `border-radius` text, from one to four of them, in a rectangle of a size.
    ///
    /// `8px`, `8px 16px` (top left and bottom right, then the other two), `8px 16px 4px` (the second for both top right
    /// and bottom left), `1px 2px 3px 4px` (clockwise from the top left). Percentages are of the rectangle's sides; with
    /// `/` the vertical radii follow the horizontal ones. Radii that do not fit are all made smaller by the same factor.
    ///
    /// ```swift
    /// card.corners = try CardCorners(css: "24px 24px 0 0", in: card.bounds.size)
    /// ```
    ///
    /// - Throws: ``DesignTextError``, also where a corner comes out as an oval one, which a card cannot have.
    public init(css text: String, in size: CGSize) throws {
        let words = CSSWords(property: "border-radius", text: text)
        let parts = try words.words().split(separator: "/", omittingEmptySubsequences: false).map(Array.init)
        guard parts.count <= 2 else { throw words.error("there is more than one /") }
        let (width, height) = (abs(size.width), abs(size.height))
        let horizontal = try Self.radii(parts[0], of: width, words)
        let vertical = try Self.radii(parts.count > 1 ? parts[1] : parts[0], of: height, words)
        let names = ["top left", "top right", "bottom right", "bottom left"]
        for (name, (x, y)) in zip(names, zip(horizontal, vertical)) where abs(x - y) > 1e-6 * max(x, y) {
            // A corner without a width or a height is square, whatever the other is.
            guard x == 0 || y == 0 else {
                throw words.error(
                    "the \(name) corner is an oval of \(x) by \(y) points; only round corners are drawn")
            }
        }
        let radii = zip(horizontal, vertical).map { min($0, $1) }
        let sums = [
            (width, radii[0] + radii[1]), (height, radii[1] + radii[2]), (width, radii[2] + radii[3]),
            (height, radii[3] + radii[0]),
        ]
        let factor = sums.map { $1 > $0 ? $0 / $1 : 1 }.min() ?? 1
        self.init(
            topLeft: radii[0] * factor, topRight: radii[1] * factor, bottomLeft: radii[3] * factor,
            bottomRight: radii[2] * factor)
    }

    /// Clockwise from the top left.
    private static func radii(_ list: [String], of side: CGFloat, _ words: CSSWords) throws -> [CGFloat] {
        guard !list.isEmpty else { throw words.error("no radius stands on one side of the /") }
        guard list.count <= 4 else { throw words.error("there are more than four radii") }
        guard side.isFinite else { throw words.error("the rectangle's size is not finite") }
        let radii = try list.map { word in
            guard let length = try CSSLength(word, in: words) else { throw words.error("\(word) is no length") }
            let radius = try length.points(of: side, words)
            guard radius >= 0 else { throw words.error("\(word) is negative") }
            return radius
        }
        switch radii.count {
        case 1: return [radii[0], radii[0], radii[0], radii[0]]
        case 2: return [radii[0], radii[1], radii[0], radii[1]]
        case 3: return [radii[0], radii[1], radii[2], radii[1]]
        default: return radii
        }
    }
}
