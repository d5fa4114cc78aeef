import SourceText

extension FileLowering {
    /// Puts a record before the closing brace of a type that provides previews, by which tools find them.
    ///
    /// It stands inside the braces because private types are seen from there.
    mutating func addPreviews(of type: TypeFacts) {
        guard let start = type.previewProvider, !type.isLocal, !type.isGeneric, let brace = type.closingBrace
        else { return }
        let path = index.resolve(type.path, in: nil) ?? type.path
        guard !index.isGeneric(path) else {
            facts.remark(start, "a generic type's previews cannot be found; let another type provide them.")
            return
        }
        let line = LineTable(facts.bytes).position(of: start).line
        let separator = facts.bytes[type.lastMemberEnd..<max(type.lastMemberEnd, brace)].contains(0x0A) ? "" : "; "
        facts.edits.append(
            .insertion(
                at: brace,
                separator
                    + "@section(\"cs_previews\") @used private nonisolated static let previewRecord_\(brace): "
                    + "@convention(c) () -> Void = { _previewProvider(\(type.path).self, file: #filePath, line: \(line)) } ",
                anchor: start))
    }
}
