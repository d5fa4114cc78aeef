/// A message of the compiler, as far as it concerns `#Preview`.
struct Request: Decodable {
    struct Capability: Decodable {}

    struct Expand: Decodable {
        var discriminator: String
        var syntax: Syntax
    }

    struct Syntax: Decodable {
        var source: String
        var location: Location?
    }

    /// Where the source of the macro's use begins, white space and comments before it included.
    struct Location: Decodable {
        var fileID: String?
        var fileName: String?
        var line: Int?
        var column: Int?
    }

    var getCapability: Capability?
    var expandFreestandingMacro: Expand?
}
