import SourceText

/// What one walk over a file brings: edits that need no more to be known, and what is decided with the other files.
struct FileFacts {
    /// A use of `#selector`.
    struct SelectorUse {
        enum Form {
            case method
            case getter
            case setter
        }

        var form: Form
        /// All of it.
        var range: Range<Int>
        /// The type around it; nil at file scope.
        var scope: String?
        /// What stands before the last dot; nil where there is none.
        var base: String?
        var name: String
        /// Labels, where the use names them; nil for `_`.
        var labels: [String?]?
        /// Types of the arguments, by an `as` behind it.
        var castTypes: [String]?
        /// Where the name stands.
        var anchor: Int
    }

    /// A use of a member as one that may be missing: `delegate?.changed?(x)`, `delegate.changed != nil`.
    struct OptionalUse {
        var name: String
        var nameRange: Range<Int>
        /// Nil where it is not called.
        var labels: [String?]?
        /// Labels with their colons.
        var labelRanges: [Range<Int>] = []
        /// The mark behind the name.
        var questionMark: Range<Int>?
    }

    /// A finding before its line is known.
    struct Remark {
        var offset: Int
        var message: String
    }

    /// An optional requirement, with the text that goes into an extension of its protocol.
    struct Requirement {
        var protocolEnd: Int
        var text: String
    }

    var bytes: [UInt8]
    var edits: [TextEdit] = []
    var remarks: [Remark] = []
    var types: [TypeFacts] = []
    var selectors: [SelectorUse] = []
    var optionalUses: [OptionalUse] = []
    /// Members of extensions that may have to stand in the class's own braces.
    var moved: [MovedMember] = []
    /// Members that override something, by place: the type around, the full name.
    var overrides: [(scope: String, name: String, offset: Int)] = []
    var imports: [String] = []
    /// Where the first import ends; nil without one.
    var firstImportEnd: Int?
    /// Where the first token stands.
    var firstToken = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func remark(_ offset: Int, _ message: String) {
        remarks.append(Remark(offset: offset, message: message))
    }
}
