import CoreGraphics
internal import Raster

/// Makes a symbol of its name: the base's drawing, and what stands around, over and beside it.
enum SymbolComposer {
    /// Nil for what cannot be a name; a marked box for a name that nothing is drawn for, which is said once.
    static func elements(named name: String, style: SymbolStyle) -> [SymbolElement]? {
        guard SymbolName.isPossible(name) else { return nil }
        if let known = SymbolName(name), let elements = elements(known, style) { return elements }
        Notice.once("the symbol \"\(name)\" is not known; a marked box is drawn")
        return SymbolName("questionmark.square").flatMap { elements($0, style) }
    }

    static func isKnown(_ name: String) -> Bool {
        guard SymbolName.isPossible(name), let known = SymbolName(name) else { return false }
        return elements(known, SymbolStyle()) != nil
    }

    private static func elements(_ name: SymbolName, _ style: SymbolStyle) -> [SymbolElement]? {
        guard let base = SymbolCatalogue.drawing(base: name.base, style: style) else { return nil }
        // What is enclosed stands filled, as far as it can.
        let isEnclosed = name.changes.contains { if case .enclosed = $0 { true } else { false } }
        var elements = base.elements(isFilled: isEnclosed || name.changes.contains(.fill))
        for change in name.changes {
            switch change {
            case .fill: break
            case .enclosed(let enclosure, let isFilled):
                elements = enclosed(elements, enclosure, isFilled, style)
            case .slash: elements = slashed(elements)
            case .badge(let word):
                guard let badged = badged(elements, word, style) else { return nil }
                elements = badged
            case .half(let half):
                elements += base.elements(isFilled: true).map { element in
                    var element = element
                    element.clip = half.clip
                    return element
                }
            }
        }
        return elements
    }

    private static func enclosed(
        _ elements: [SymbolElement], _ enclosure: SymbolEnclosure, _ isFilled: Bool, _ style: SymbolStyle
    ) -> [SymbolElement] {
        let name = enclosure == .bubble ? "bubble.left" : enclosure.rawValue
        guard let around = SymbolCatalogue.drawing(base: name, style: style) else { return elements }
        let extent = elements.compactMap { $0.extent(line: 0) }.reduce(CGRect.null) { $0.union($1) }
        let transform = enclosure.transform(for: extent.isNull ? .zero : extent)
        let inside = elements.map { element in
            var element = element.transformed(transform)
            // What was taken out of the base shows the enclosure again.
            if isFilled, element.effect == .draw { element.effect = .replace }
            return element
        }
        return around.elements(isFilled: isFilled).map { element in
            var element = element
            element.level = 1
            return element
        } + inside
    }

    private static func slashed(_ elements: [SymbolElement]) -> [SymbolElement] {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -8.8, y: -8.8))
        path.addLine(to: CGPoint(x: 8.8, y: 8.8))
        let line = path.copy() ?? path
        let gap = SymbolElement(path: line, paint: .stroke(3), effect: .erase)
        return elements.map { element in
            var element = element
            element.level = max(element.level, 1)
            return element
        } + [gap, SymbolElement(path: line, paint: .stroke(1))]
    }

    private static let badgeNames: Set = [
        "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis", "clock", "gearshape",
        "person", "arrow", "heart", "star", "lock", "eye", "play",
    ]

    /// A disc at the lower right with a sign in it, or an empty one at the upper right.
    private static func badged(
        _ elements: [SymbolElement], _ word: String?, _ style: SymbolStyle
    ) -> [SymbolElement]? {
        let extent = elements.compactMap { $0.extent(line: 0) }.reduce(CGRect.null) { $0.union($1) }
        guard !extent.isNull, word.map(badgeNames.contains) ?? true else { return nil }
        let radius: CGFloat = word == nil ? 3 : 4.4
        let center = CGPoint(
            x: extent.maxX - (word == nil ? 1.6 : 1), y: word == nil ? extent.minY + 2 : extent.maxY - 1.8)
        let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        let disc = CGPath(ellipseIn: box, transform: nil)
        var result = elements.map { element in
            var element = element
            element.level = max(element.level, 1)
            return element
        }
        result.append(SymbolElement(path: disc, paint: .whole(1.6), effect: .erase))
        result.append(SymbolElement(path: disc, paint: .fill))
        guard let word, let sign = SymbolCatalogue.drawing(base: word, style: style) else { return result }
        let signs = sign.elements(isFilled: true)
        let around = signs.compactMap { $0.extent(line: 0) }.reduce(CGRect.null) { $0.union($1) }
        let scale = 2.5 / max(around.width / 2, around.height / 2, 1)
        let place = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: center.x - around.midX * scale, ty: center.y - around.midY * scale)
        return result
            + signs.map { element in
                var element = element.transformed(place)
                element.effect = .erase
                return element
            }
    }
}
