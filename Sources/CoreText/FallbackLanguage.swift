/// The language that a script is taken for where the text does not say.
enum FallbackLanguage {
    private static let languages: [String: String] = [
        "Hira": "ja", "Kana": "ja", "Hang": "ko", "Hani": "zh-cn", "Bopo": "zh-tw", "Arab": "ar", "Hebr": "he",
        "Thai": "th", "Deva": "hi", "Cyrl": "ru", "Grek": "el", "Armn": "hy", "Geor": "ka",
    ]

    static func language(of script: UInt32) -> String? {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script >> $0) }
        return languages[String(decoding: bytes, as: UTF8.self)]
    }
}
