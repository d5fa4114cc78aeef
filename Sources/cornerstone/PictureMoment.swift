/// A moment that a picture is asked for, and how it was written.
struct PictureMoment: Equatable {
    /// After the preview's beginning.
    var seconds: Double
    /// As it stands in a picture's name.
    var text: String

    static let start = PictureMoment(seconds: 0, text: "0")

    private static let range = 0.0...3600

    private init(seconds: Double, text: String) {
        self.seconds = seconds
        self.text = text
    }

    /// One moment, of `--time`.
    init(_ text: String, option: String) throws {
        let trimmed = String(text.filter { !$0.isWhitespace })
        guard let seconds = Double(trimmed), Self.range.contains(seconds) else {
            throw CommandError.usage("`\(option)` is in seconds, from 0 to 3600, not \"\(text)\".")
        }
        self.seconds = seconds
        self.text = trimmed
    }

    /// Several, of `--times`, in the order of time.
    static func list(_ text: String) throws -> [PictureMoment] {
        let moments = try text.split(separator: ",", omittingEmptySubsequences: false)
            .map { try PictureMoment(String($0), option: "--times") }
        for (index, moment) in moments.enumerated()
        where moments[..<index].contains(where: { $0.text == moment.text }) {
            throw CommandError.usage("`--times` names \(moment.text) twice.")
        }
        return moments.sorted { $0.seconds < $1.seconds }
    }
}
