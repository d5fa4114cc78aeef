import CoreGraphics
import CoreText

/// Twelve scripts: a sentence of each, parted where Unicode's rules let a line end (after its spaces), and fonts that have
/// its letters.
struct Script: Sendable, CustomStringConvertible {
    let description: String
    let parts: [String]
    let fonts: [String]

    var text: String { parts.joined() }

    static let all = [
        Script(
            description: "Latin", parts: ["The ", "quick-", "witted ", "fox, ", "(it ", "seems) ", "runs."],
            fonts: ["Inter-Regular"]),
        Script(
            description: "Greek", parts: ["Το ", "σκυλί ", "τρέχει ", "«γρήγορα» ", "στον ", "δρόμο."],
            fonts: ["Inter-Regular"]),
        Script(
            description: "Cyrillic", parts: ["Съешь ", "ещё ", "этих ", "мягких ", "французских ", "булок."],
            fonts: ["Inter-Regular"]),
        Script(
            description: "Arabic", parts: ["مرحبا ", "بالعالم، ", "كيف ", "الحال ", "اليوم؟"],
            fonts: ["NotoSansArabic-Regular", "DejaVuSans"]),
        Script(
            description: "Hebrew", parts: ["שלום ", "עולם, ", "מה ", "שלומך ", "היום?"],
            fonts: ["NotoSansHebrew-Regular", "DejaVuSans"]),
        Script(
            description: "Devanagari", parts: ["नमस्ते ", "दुनिया। ", "आप ", "कैसे ", "हैं?"],
            fonts: ["NotoSansDevanagari-Regular"]),
        Script(
            description: "Bengali", parts: ["নমস্কার ", "পৃথিবী। ", "আপনি ", "কেমন ", "আছেন?"],
            fonts: ["NotoSansBengali-Regular"]),
        // Words are found by a dictionary: I, eat, rice.
        Script(description: "Thai", parts: ["ฉัน", "กิน", "ข้าว"], fonts: ["NotoSansThai-Regular"]),
        Script(
            description: "Tamil", parts: ["வணக்கம் ", "உலகம். ", "நீங்கள் ", "நலமா?"],
            fonts: ["NotoSansTamil-Regular"]),
        // Signs stay with what they end.
        Script(
            description: "Han", parts: ["我", "们", "今", "天", "去", "图", "书", "馆，", "好", "吗？"],
            fonts: ["NotoSansCJKsc-Regular", "NotoSansCJKjp-Regular"]),
        Script(
            description: "Kana", parts: ["「あ", "り", "が", "と", "う」", "と", "カ", "ナ", "で", "す。"],
            fonts: ["NotoSansCJKjp-Regular"]),
        // Between any two syllables, not before a full stop.
        Script(
            description: "Hangul", parts: ["안", "녕", "하", "세", "요 ", "여", "러", "분."],
            fonts: ["NotoSansCJKkr-Regular"]),
    ]

    /// The first of the fonts that is installed; nil where none is.
    func font(size: CGFloat) -> CTFont? {
        fonts.lazy.map { CTFontCreateWithName($0 as CFString, size, nil) }
            .first { fonts.contains(CTFontCopyPostScriptName($0) as String) }
    }
}
