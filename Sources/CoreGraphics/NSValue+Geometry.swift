import Foundation

extension NSValue {
    /// Whether the value was boxed by that encoding; asked for another type, Foundation ends the program.
    func isEncoded(as encoding: String) -> Bool { String(cString: objCType) == encoding }

    /// The numbers of a value that was boxed as an array of doubles; nil for any other.
    package func doubles(_ count: Int) -> [Double]? {
        guard isEncoded(as: "[\(count)d]") else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        numbers.withUnsafeMutableBytes { bytes in
            if let base = bytes.baseAddress { getValue(base) }
        }
        return numbers
    }

    /// A value that holds some doubles, as Foundation boxes the structures that it does not know.
    package convenience init(doubles: [Double]) {
        var numbers = doubles
        self.init(bytes: &numbers, objCType: "[\(doubles.count)d]")
    }
}
