import QuartzCore
internal import Raster

// Structures as text, such as "{1, 2}", read and written.
extension NSCoder {
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[\(text([t.a, t.b, t.c, t.d, t.tx, t.ty]).dropFirst().dropLast())]"
    }
    public class func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }
    public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

    // What cannot be read is zero, or the identity.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    public class func cgVector(for string: String) -> CGVector {
        numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
            ?? .identity
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private class func text(_ values: [CGFloat]) -> String {
        let words = values.map { value in
            value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
        }
        return "{\(words.joined(separator: ", "))}"
    }

    private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
        let words = string.split { "{}[], ".contains($0) }.map { Double($0) }
        let numbers = words.compactMap { $0 }.filter(\.isFinite)
        guard numbers.count == count, words.count == count else {
            Notice.once("NSCoder: \"\(string)\" is not \(count) numbers; zero")
            return nil
        }
        return numbers.map { CGFloat($0) }
    }
}
