/// How deeply a text's brackets are nested, found without taking it apart.
///
/// Strings and comments count like all else, so that this is a bound for what may be handed to the parser, not a
/// measure: the parser's time grows with the depth, above all where texts hold texts.
enum NestingScan {
    /// Deeper files are left to the compiler as they are. It goes to about twice this depth itself.
    static let deepestBrackets = 120
    static let deepestInterpolation = 40
    /// With each square bracket more the parser's time doubles: it looks for a type first, then for a list.
    static let deepestSquares = 14

    static func isTooDeep(_ text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { text in
            var depth = 0
            var squares = 0
            /// The depths at which interpolations opened.
            var interpolations: [Int] = []
            var previous: UInt8 = 0
            for byte in text {
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    depth += 1
                    if byte == UInt8(ascii: "[") { squares += 1 }
                    if previous == UInt8(ascii: "\\") { interpolations.append(depth) }
                    guard depth <= deepestBrackets, interpolations.count <= deepestInterpolation,
                        squares <= deepestSquares
                    else { return true }
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    if interpolations.last == depth { interpolations.removeLast() }
                    depth = max(0, depth - 1)
                    if byte == UInt8(ascii: "]") { squares = max(0, squares - 1) }
                default: break
                }
                // `\#(` opens one as `\(` does.
                if byte != UInt8(ascii: "#") { previous = byte }
            }
            return false
        }
    }
}
