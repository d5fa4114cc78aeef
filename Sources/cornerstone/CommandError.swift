/// Something that ends the command, in words.
struct CommandError: Error, Equatable {
    var message: String
    var code: ExitCode

    static func usage(_ message: String) -> CommandError { CommandError(message: message, code: .usage) }
    static func failure(_ message: String) -> CommandError { CommandError(message: message, code: .failure) }
}
