import SourceText

/// What decides the same way in all files of a program.
struct LoweringSetting: Sendable {
    var platform: SourcePlatform
    /// The modules that there are to import; nil where that is not known.
    var modules: Set<String>?
}
