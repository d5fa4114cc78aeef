/// One use of `#Preview` in a program's source, and what stands in its place.
///
/// The arguments and the body are handed on as they are written, so nothing in them has to be understood:
/// braces in strings, comments and nested previews need no care. Only what stands before the `#` is read.
struct PreviewUse {
    /// The text of the use, with the white space, comments and attributes before it.
    var source: String
    /// The start of a name that no one else has.
    var discriminator: String
    var file: String
    /// Where `source` begins in the file, both counted from 1; the column counts UTF-8 bytes.
    var line: Int
    var column: Int

    /// Declarations that put the preview into the program's list of previews; nil where there is no body.
    ///
    /// The linker gathers the records of all files in one section, in which they are found at run time.
    /// What the user wrote keeps its file, line and column, for the compiler's messages and for `#line`.
    var expansion: String? {
        var scanner = SourceScanner(source, line: line, column: column)
        guard scanner.skipToMacro() else { return nil }
        let start = scanner
        scanner.skipMacroName()
        let arguments = scanner.rest
        guard let first = arguments.first(where: { !$0.isWhitespace }), "({/".contains(first) else { return nil }
        let name = "\(discriminator)7PreviewfMu_"
        let file = PreviewUse.literal(file)
        return """
            enum \(name) {
                typealias Preview_ = DeveloperToolsSupport.Preview
                @MainActor static func make() -> DeveloperToolsSupport.Preview {
            #sourceLocation(file: \(file), line: \(start.line))
            \(String(repeating: " ", count: max(0, start.column - 1)))Preview_\(arguments)
            #sourceLocation()
                }
                @section("cs_previews") @used static let record: @convention(c) () -> Void = {
                    DeveloperToolsSupport.PreviewRegistry.register(file: \(file), line: \(start.line)) { \(name).make() }
                }
            }
            """
    }

    /// Text as a Swift string literal.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case _ where scalar.value < 32: literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
