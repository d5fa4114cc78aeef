/// One face of a font file, as the machine's list of fonts describes it.
package struct FontRecord: Hashable, Sendable {
    package let path: String
    /// The face in the file; a named instance of a variable font in the upper half.
    package let index: Int32
    package let family: String
    package let style: String
    package let fullName: String
    package let postScriptName: String
    /// OpenType's: 100 is the thinnest, 400 regular, 700 bold.
    package let weight: Int
    /// Percent of the normal width.
    package let width: Int
    package let isItalic: Bool
    package let isMonospaced: Bool
    package let hasColor: Bool
}
