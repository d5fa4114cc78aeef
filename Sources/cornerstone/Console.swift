import Foundation

/// The two ways in which the command speaks.
enum Console {
    /// A result, on standard output.
    static func print(_ line: String) { write(line + "\n", to: .standardOutput) }

    /// A remark or a complaint, on standard error.
    static func complain(_ text: String) { write("cornerstone: \(text)\n", to: .standardError) }

    /// A line of standard error that speaks for itself, such as a compiler's warning.
    static func remark(_ line: String) { write(line + "\n", to: .standardError) }

    /// Bytes on standard output, as they are.
    static func write(_ data: Data) { try? FileHandle.standardOutput.write(contentsOf: data) }

    private static func write(_ text: String, to handle: FileHandle) {
        // Where no one reads any more there is no one to tell.
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
