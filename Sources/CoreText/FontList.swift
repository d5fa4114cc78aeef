internal import CText

/// The fonts of the machine or of one file, read out of the C library.
enum FontList {
    /// Those that can be shaped, in an order that is the same wherever the same fonts are.
    static func installed() -> [FontRecord] { records(ctext_fonts()) }

    /// The faces in a file; none where it is no font.
    static func faces(ofFile path: String) -> [FontRecord] { records(ctext_fonts_of_file(path)) }

    private static func records(_ list: OpaquePointer?) -> [FontRecord] {
        guard let list else { return [] }
        defer { ctext_fonts_free(list) }
        let all = (0..<ctext_font_count(list)).compactMap { record(ctext_font_at(list, $0)) }
        return all.sorted {
            ($0.family, $0.weight, $0.width, $0.isItalic ? 1 : 0, $0.path, $0.index)
                < ($1.family, $1.weight, $1.width, $1.isItalic ? 1 : 0, $1.path, $1.index)
        }
    }

    private static func record(_ font: ctext_font) -> FontRecord? {
        let path = String(cString: font.path)
        guard !path.isEmpty else { return nil }
        let family = String(cString: font.family)
        let style = String(cString: font.style)
        let fullName = String(cString: font.full_name)
        let postScriptName = String(cString: font.postscript_name)
        return FontRecord(
            path: path, index: font.index, family: family, style: style,
            fullName: fullName.isEmpty ? "\(family) \(style)" : fullName,
            postScriptName: postScriptName.isEmpty ? "\(family)-\(style)".filter { $0 != " " } : postScriptName,
            weight: Int(font.weight), width: Int(font.width), isItalic: font.is_italic != 0,
            isMonospaced: font.is_monospaced != 0, hasColor: font.has_color != 0)
    }

    /// The font that the machine prefers for a character in a language.
    static func fallback(
        for scalars: [UInt32], language: String?, family: String?, weight: Int, isItalic: Bool, wantsColor: Bool
    ) -> (path: String, index: Int32)? {
        var path: UnsafeMutablePointer<CChar>?
        var index: Int32 = 0
        let found = ctext_fallback(
            scalars, scalars.count, language, family, Int32(weight), isItalic ? 1 : 0, wantsColor ? 1 : 0, &path,
            &index)
        guard found == 1, let path else { return nil }
        defer { ctext_free(path) }
        return (String(cString: path), index)
    }
}
