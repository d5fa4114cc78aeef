/// An operation as a name, the verbs of its path and its numbers, in the order of the scenes' specification.
struct EncodedOperation {
    var name: String
    /// One letter a verb: M, L, Q, C, Z. Empty where the operation has no path.
    var verbs = ""
    var numbers: [Double]

    var json: String {
        let list = numbers.map { $0.description }.joined(separator: ",")
        return "{\"op\":\"\(name)\",\"verbs\":\"\(verbs)\",\"numbers\":[\(list)]}"
    }
}
