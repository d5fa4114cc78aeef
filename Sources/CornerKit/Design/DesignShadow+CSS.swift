import CoreGraphics
import UIKit

extension DesignShadow {
    /// One shadow by its `box-shadow` text: `2px 4px 8px -1px #0004`, `inset 0 1px 2px black`.
    ///
    /// Offsets, then blur and spread where they are given; the colour before or after them, black where there is none;
    /// `inset` at either end.
    ///
    /// - Throws: ``DesignTextError``, also for a list of several shadows or of none.
    public init(css text: String) throws {
        let words = CSSWords(property: "box-shadow", text: text)
        let shadows = try Self.list(css: text)
        guard shadows.count == 1, let only = shadows.first else {
            throw words.error("\(shadows.count) shadows stand where one is wanted; use DesignShadow.list(css:)")
        }
        self = only
    }

    /// All shadows of a `box-shadow` text, the topmost first; none for `none`.
    public static func list(css text: String) throws -> [DesignShadow] {
        let words = CSSWords(property: "box-shadow", text: text)
        let lists = try words.lists()
        if lists.count == 1, lists[0].count == 1, lists[0][0].lowercased() == "none" { return [] }
        return try lists.map { try DesignShadow($0, words) }
    }

    private init(_ list: [String], _ words: CSSWords) throws {
        guard !list.isEmpty else { throw words.error("it is empty") }
        var lengths: [CGFloat] = []
        var hasEnded = false
        var color: CSSColor?
        var isInset = false
        for (index, word) in list.enumerated() {
            if word.lowercased() == "inset" {
                guard !isInset else { throw words.error("inset stands twice") }
                guard index == 0 || index == list.count - 1 else {
                    throw words.error("inset belongs at the beginning or at the end")
                }
                isInset = true
                hasEnded = !lengths.isEmpty
            } else if let length = try CSSLength(word, in: words) {
                guard !hasEnded else { throw words.error("\(word) stands apart from the other lengths") }
                guard lengths.count < 4 else { throw words.error("there are more than four lengths") }
                lengths.append(try length.points(of: nil, words))
            } else {
                guard color == nil else { throw words.error("\(word) is a second colour, or no word of a shadow") }
                color = try CSSColor(word, in: words)
                hasEnded = !lengths.isEmpty
            }
        }
        guard lengths.count >= 2 else { throw words.error("two lengths at least are wanted: the offset's x and y") }
        let blur = lengths.count > 2 ? lengths[2] : 0
        guard blur >= 0 else { throw words.error("the blur is negative") }
        let shown = color ?? CSSColor(red: 0, green: 0, blue: 0)
        self.init(
            x: lengths[0], y: lengths[1], blur: blur, spread: lengths.count > 3 ? lengths[3] : 0,
            color: UIColor(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha),
            isInset: isInset)
    }
}
