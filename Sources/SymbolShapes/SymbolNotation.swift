import CoreGraphics

/// Reads the notation in which the families write their symbols.
///
/// A symbol is a list of parts with `;` between them. A part is a role (`SymbolDrawing.Role`), then `*` and the width of
/// its line where that is not the weight's, `:` and its level of colour where that is not the first, and a path:
///
/// - `M x y`, `L x y`, `Q x y x y`, `C x y x y x y`, `Z`: as in SVG, in absolute coordinates
/// - `O x y r`, `E x y rx ry`: a circle, an ellipse by its centre
/// - `R x y w h r`: a rectangle with round corners
/// - `P r x y x y …`: a polygon with round corners
/// - `A x y r a b`: an arc from the angle `a` to `b`, in degrees, clockwise to the eye
/// - `D x y`: a dot as wide as the line
/// - `S x y n r s c`: a star of `n` points between two radii, with round corners
/// - `W x y n r s c`: a wheel of `n` teeth between two radii, with round corners
/// - `X x y r`: a spark of four points
///
/// `use NAME x y s` stands for all parts of another symbol, made `s` times as large, then moved.
struct SymbolNotation {
    let text: String

    /// Nil where the text is no symbol. `find` gives the drawing of another name.
    func drawing(find: (String) -> SymbolDrawing?) -> SymbolDrawing? {
        var drawing = SymbolDrawing()
        for statement in text.split(separator: ";") {
            let words = statement.split(whereSeparator: \.isWhitespace)
            guard let head = words.first else { continue }
            if head == "use" {
                guard words.count == 5, let other = find(String(words[1])), let x = Double(words[2]),
                    let y = Double(words[3]), let size = Double(words[4])
                else { return nil }
                drawing.parts +=
                    other.transformed(CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: x, ty: y)).parts
                continue
            }
            guard let part = part(head, words.dropFirst()) else { return nil }
            drawing.parts.append(part)
        }
        return drawing.parts.isEmpty ? nil : drawing
    }

    private func part(_ head: Substring, _ words: ArraySlice<Substring>) -> SymbolDrawing.Part? {
        var name = head
        var width: CGFloat = 1
        var level = 0
        if let colon = name.firstIndex(of: ":") {
            guard let number = Int(name[name.index(after: colon)...]) else { return nil }
            level = number
            name = name[..<colon]
        }
        if let star = name.firstIndex(of: "*") {
            guard let number = Double(name[name.index(after: star)...]) else { return nil }
            width = number
            name = name[..<star]
        }
        guard let role = SymbolDrawing.Role(rawValue: String(name)), let path = SymbolPath(words).path else {
            return nil
        }
        return SymbolDrawing.Part(role: role, path: path, width: width, level: level)
    }
}
